import { useEffect, useRef, useState } from 'react';
import { readTypedDay, type Maybe } from '../../content/index.ts';
import { dayInWords, isDay } from '../../site/index.ts';
import { FieldFrame, readLine, setOps, textOf, useForm, type FieldProps } from '../forms/index.ts';
import { EditorIcon } from '../ui/index.ts';
import { currentLanguage, useWords } from '../words/index.ts';
import { DayInput } from './day-input.tsx';
import styles from './RepetitionField.module.css';

/** Days that are left out: each can be taken away again; another is typed or picked. */
export function ExceptField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { path, value } = props;
  const days = Array.isArray(value) ? value : [];
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const set = (next: typeof days) =>
    form.change(setOps(form, path, next.length > 0 ? next : undefined));
  const add = (text: string) => {
    if (text === '' || days.includes(text)) return;
    set([...days, text].toSorted((one, other) => textOf(one).localeCompare(textOf(other))));
  };
  const finish = useRef(() => {});
  useEffect(() => {
    finish.current = () => {
      const text = textOf(readLine(typed));
      setTyped('');
      add(readTypedDay(text, form.language) ?? readTypedDay(text, currentLanguage()) ?? text);
    };
  });
  // A form that closes on a key sends no blur event.
  useEffect(() => () => finish.current(), []);
  const remove = (index: number) => {
    set(days.filter((_, at) => at !== index));
    field.current?.querySelector('input')?.focus();
  };
  const named = (day: Maybe) => {
    const text = textOf(day);
    return isDay(text)
      ? dayInWords(text, form.language, { weekday: 'short', month: 'short' })
      : text;
  };
  return (
    <FieldFrame {...props} isUnfinished={typed !== ''}>
      {(ids) => (
        <div className={styles.except} ref={field}>
          {days.map((day, index) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- two that cannot be read may be alike
              key={index}
              className={styles.day}
              type="button"
              aria-label={`${words.actions.remove} ${named(day)}`}
              onClick={() => remove(index)}
            >
              {named(day)}
              <EditorIcon name="x" />
            </button>
          ))}
          <DayInput
            ids={ids}
            typing={{
              value: typed,
              onChange: ({ target }) => setTyped(target.value),
              onBlur: () => finish.current(),
              onKeyDown: ({ key, nativeEvent }) => {
                if (key === 'Enter' && !nativeEvent.isComposing) finish.current();
              },
            }}
            day=""
            pick={(picked) => isDay(picked) && add(picked)}
            placeholder={words.panel.repeats.aDay}
          />
        </div>
      )}
    </FieldFrame>
  );
}
