import { useRef } from 'react';
import { readTypedDay } from '../../editing/read-cell.ts';
import { dayInWords } from '../../site/language/day-in-words.ts';
import { isDay } from '../../site/pages/publish-window.ts';
import type { ControlIds } from '../forms/field-frame.tsx';
import { readLine, textOf } from '../forms/use-field-text.ts';
import { useTyped } from '../forms/use-typed.ts';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { useWords } from '../words/use-words.ts';
import joined from './JoinedInput.module.css';
import styles from './DayInput.module.css';

type TypedDay = {
  /** The day in the file, or what was typed in its place. */
  text: string;
  language: string;
  /** Stores what is typed, as it is typed. */
  store: (typed: string) => void;
  /** Stores the day that the typed text means, once it is whole. */
  complete: (typed: string, day: string) => void;
};

/** A day in words that can be typed like this too, and any other text as it is. */
function dayText(text: string, language: string): string {
  if (!isDay(text)) return text;
  const words = dayInWords(text, language);
  return readTypedDay(words, language) === text ? words : text;
}

/**
 * The typing of a day. It is stored as typed, so that no day is read from a part of it, until the field is left and the
 * text is one day for certain.
 */
export const useTypedDay = ({ text, language, store, complete }: TypedDay) =>
  useTyped({
    text: dayText(text, language),
    asText: (typed) => dayText(textOf(readLine(typed)), language),
    commit: (typed) => store(textOf(readLine(typed))),
    complete: (typed) => {
      const words = textOf(readLine(typed));
      complete(words, readTypedDay(words, language) ?? words);
    },
  });

type DayInputProps = {
  ids: ControlIds;
  typing: ReturnType<typeof useTypedDay>['typing'];
  /** The day in the file; anything else is no day yet. */
  day: string;
  pick: (day: string) => void;
};

/** Without a last day, Chromium offers years of six digits. */
const lastDay = '9999-12-31';

/** A day, typed in words or digits, or picked in the calendar of the browser. */
export function DayInput({ ids, typing, day, pick }: DayInputProps) {
  const words = useWords();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className={`${joined.joined} ${styles.day}`}>
      <input {...ids} {...typing} className="input" type="text" autoComplete="off" />
      <input
        className={styles.calendar}
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        max={lastDay}
        value={isDay(day) ? day : ''}
        onChange={({ target }) => {
          if (isDay(target.value)) pick(target.value);
        }}
      />
      <button
        className="button square"
        type="button"
        aria-label={words.panel.calendar}
        aria-describedby={`${ids.id}-label`}
        title={words.panel.calendar}
        onClick={() => calendar.current?.showPicker()}
      >
        <EditorIcon name="calendar" />
      </button>
    </div>
  );
}
