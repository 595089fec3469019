import { useRef, type ComponentProps } from 'react';
import { readComingDay, readTypedDay } from '../../content/index.ts';
import { dayInWords, isDay } from '../../site/index.ts';
import { type ControlIds, readLine, textOf, useTyped } from '../forms/index.ts';
import type { Session } from '../session/index.ts';
import { siteTime } from '../site/index.ts';
import { EditorIcon } from '../ui/index.ts';
import { currentLanguage, useWords } from '../words/index.ts';
import joined from './JoinedInput.module.css';
import styles from './DayInput.module.css';

type TypedDay = {
  session: Session;
  /** The day in the file, or the text typed in its place. */
  text: string;
  language: string;
  store: (typed: string) => void;
  /** Stores the day that a whole text means. */
  complete: (typed: string, day: string) => void;
};

/** Words a day as it can be typed again; returns any other text unchanged. */
export function dayText(text: string, language: string): string {
  if (!isDay(text)) return text;
  const words = dayInWords(text, language);
  return readTypedDay(words, language) === text ? words : text;
}

/**
 * Stores a day as typed until the field is left and the text certainly means one day, so that no part of a text is
 * taken for a day.
 */
export const useTypedDay = ({ session, text, language, store, complete }: TypedDay) =>
  useTyped({
    text: dayText(text, language),
    asText: (typed) => dayText(textOf(readLine(typed)), language),
    commit: (typed) => store(textOf(readLine(typed))),
    complete: (typed) => {
      const words = textOf(readLine(typed));
      const today = siteTime(session).slice(0, 10);
      // Who writes on an English site may think of the day in Kiswahili.
      const day =
        readComingDay(words, language, today) ?? readComingDay(words, currentLanguage(), today);
      complete(words, day ?? words);
    },
  });

type DayInputProps = {
  ids: ControlIds;
  typing: ComponentProps<'input'>;
  /** The day in the file; any other text counts as no day. */
  day: string;
  pick: (day: string) => void;
  isRequired?: boolean;
  placeholder?: string | undefined;
};

/** Without a last day, Chromium offers six-digit years. */
const lastDay = '9999-12-31';

/** A day: typed in words or digits, or picked in the browser's calendar. */
export function DayInput({ ids, typing, day, pick, isRequired, placeholder }: DayInputProps) {
  const words = useWords();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className={`${joined.joined} ${styles.day}`}>
      <input
        {...ids}
        {...typing}
        className="input"
        type="text"
        autoComplete="off"
        required={isRequired}
        placeholder={placeholder}
      />
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
