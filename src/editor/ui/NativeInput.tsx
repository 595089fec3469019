import { useEffect, useRef, type ChangeEventHandler, type ComponentProps } from 'react';

type NativeInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** The types whose inputs can hold something that is no value: 31 June, half a time, a number like 1e. */
  type: 'date' | 'time' | 'datetime-local' | 'month' | 'week' | 'number';
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  /** Takes what the input holds when that is a value again. */
  take: (value: string) => void;
  /** Notes whether the input holds something that is no value. */
  note: (isUnread: boolean) => void;
};

const dayTypes: readonly string[] = ['date', 'datetime-local'];

/** Without a last day, Chromium takes years of six digits: a day typed too fast is in the year 62027. */
const lastDay = '9999-12-31';

/** How long somebody may pause within a day before it counts as unfinished, in milliseconds. */
const typingPause = 1500;

/**
 * A native input for a day, a time or a number. While what it holds is no value, browsers call it empty and send no
 * event; so it is looked at after each key, when it loses the focus, and when it is removed.
 */
export function NativeInput({ take, note, ...props }: NativeInputProps) {
  const { value, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const wasUnread = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = () => {
    clearTimeout(timer.current);
    if (!input.current) return;
    const isUnread = input.current.validity.badInput;
    if (wasUnread.current && !isUnread) take(input.current.value);
    wasUnread.current = isUnread;
    note(isUnread);
  };
  const lookLater = () => {
    clearTimeout(timer.current);
    if (!input.current?.validity.badInput) {
      if (wasUnread.current) look();
      return;
    }
    wasUnread.current = true;
    timer.current = setTimeout(look, typingPause);
  };
  const lastValue = useRef(value);
  useEffect(() => {
    const isSame = lastValue.current === value;
    lastValue.current = value;
    // A value from elsewhere, as from Undo, replaces what the input held.
    if (isSame || input.current?.validity.badInput) return;
    wasUnread.current = false;
    note(false);
  }, [value, note]);
  useEffect(() => {
    const removed = input.current;
    const warn = (event: BeforeUnloadEvent) => {
      if (removed?.validity.badInput) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      clearTimeout(timer.current);
      if (removed?.validity.badInput) note(true);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only when the input is removed
  }, []);
  return (
    <input
      {...props}
      max={dayTypes.includes(props.type) ? lastDay : props.max}
      ref={input}
      onChange={(event) => {
        onChange(event);
        lookLater();
      }}
      onKeyUp={lookLater}
      onBlur={look}
    />
  );
}
