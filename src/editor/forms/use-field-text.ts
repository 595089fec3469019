import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { habitsOf } from '../../../schema/fields/notation.ts';
import { withoutHidden, readAmount, type Maybe } from '../../content/index.ts';
import { isExample } from '../session/index.ts';
import { afterPress } from '../ui/index.ts';
import { useForm, type FieldProps } from './form-context.ts';
import { setOps } from './set-ops.ts';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** A value as text in a field; empty unless it is a scalar. */
export const textOf = (value: Maybe): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value);

type Typing = {
  text: string;
  /** The value that a typed text would give. */
  asText: (typed: string) => string;
  commit: (typed: string) => void;
  /** Stores what the whole text means when somebody leaves the field or presses Enter. */
  complete?: (typed: string) => void;
};

/**
 * The typed text of a field beside its value in the file. Keeps an incomplete number or a trailing space as typed; a
 * change from elsewhere (undo, another field) replaces it.
 */
export function useTyped({ text, asText, commit, complete }: Typing) {
  const [typed, setTyped] = useState({ words: text, seen: text, expected: text });
  const isComposing = useRef(false);
  if (text !== typed.seen) {
    // The field's own typing is no change from elsewhere.
    const words = typed.expected === text ? typed.words : text;
    setTyped({ words, seen: text, expected: text });
  }
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const finish = useRef(() => {});
  useEffect(() => {
    finish.current = () => {
      if (unfinished === null) return;
      setUnfinished(null);
      // Some keyboards send no event when a composition is interrupted.
      if (isComposing.current) commit(unfinished);
      isComposing.current = false;
      complete?.(unfinished);
    };
  });
  // A field that closes on a key sends no blur event.
  useEffect(() => () => finish.current(), []);
  const send = (words: string) => {
    setUnfinished(words);
    setTyped(({ seen }) => ({ words, seen, expected: asText(words) }));
    if (!isComposing.current) commit(words);
  };
  const typing = {
    // Of the text, whatever the direction of the editor: in Arabic, -3 would be shown as 3-.
    dir: 'auto' as const,
    value: typed.words,
    onChange: ({ target }: ChangeEvent<TextInput>) => send(target.value),
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextInput>) => {
      isComposing.current = false;
      send(currentTarget.value);
    },
    onBlur: () => afterPress(() => finish.current()),
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent<TextInput>) => {
      if (key === 'Enter' && !nativeEvent.isComposing) finish.current();
    },
  };
  /** Somebody is still typing. */
  const isUnfinished = unfinished !== null;
  return { typing, isUnfinished };
}

export function useFieldText(
  { path, value }: Omit<FieldProps, 'schema'>,
  read: (typed: string) => Maybe,
  complete?: (typed: string) => void,
) {
  const form = useForm();
  const { typing, isUnfinished } = useTyped({
    text: textOf(value),
    asText: (typed) => textOf(read(typed)),
    commit: (typed) => form.change(setOps(form, path, read(typed))),
    ...(complete ? { complete } : {}),
  });
  /** Whether the pressed pointer gives the field its focus: its selection must then stay. */
  const isEntered = useRef(false);
  // Typing replaces a number, and the example in a new row.
  const isReplaced = () =>
    typeof value === 'number' || isExample(form.session.state.examples, form.file, value);
  return {
    isUnfinished,
    typing: {
      ...typing,
      onFocus: ({ target }: FocusEvent<TextInput>) => {
        if (isReplaced()) target.select();
      },
      onPointerDown: ({ currentTarget }: PointerEvent<TextInput>) => {
        isEntered.current = !currentTarget.matches(':focus');
      },
      onMouseUp: (event: MouseEvent<TextInput>) => {
        if (isEntered.current && isReplaced()) event.preventDefault();
        isEntered.current = false;
      },
    },
  };
}

/** Joins lines and table cells into one line; an empty text is no value. */
export const readLine = (typed: string): Maybe => {
  const text = withoutHidden(typed)
    .split(/[\t\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
  return text === '' ? undefined : text;
};

/**
 * A number if the text is certainly one; otherwise the text, so that the validator can explain it. Where a comma groups
 * thousands, 12,50 may be half of 12,500.
 */
export function readNumber(typed: string, language: string): Maybe {
  const words = typed.trim();
  if (words === '') return undefined;
  const isHalfTyped = /^[^.]*,\d{1,2}\D*$/.test(words) && !habitsOf({ language }).hasDecimalComma;

  const reading = readAmount(words, { language });
  return 'value' in reading && !isHalfTyped ? reading.value : words;
}
