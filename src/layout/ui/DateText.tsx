import type { DatePart } from '../../../schema/fields/date.ts';
import type { DayStyle, SiteLocale } from '../../site/index.ts';
import { FilledWords } from './FilledWords.tsx';
import styles from './DateText.module.css';

type Context = Pick<SiteLocale, 'words' | 'formats'>;

type DateTextProps = {
  date: DatePart;
  /** How it is written; like `8 January 2025` without it. */
  as?: DayStyle;
  context: Context;
};

/** A day. An unconfirmed one says so. */
export function DateText({ date, as = 'date', context }: DateTextProps) {
  return <Day date={date} text={context.formats[as](date)} context={context} />;
}

function Day({ date, text, context }: { date: DatePart; text: string; context: Context }) {
  if ('iso' in date) {
    return (
      <time className={styles.day} dateTime={date.iso}>
        {text}
      </time>
    );
  }
  return (
    <>
      <span className={styles.day}>{text}</span>
      <small className={styles.unsure}> {context.words.calendar.asPublished} </small>
    </>
  );
}

type PeriodProps = { from: DatePart; to: DatePart; as?: DayStyle; context: Context };

/** A period. What both days share, such as the month, is written once. */
export function Period({ from, to, as, context }: PeriodProps) {
  const texts = context.formats.period(from, to, as);
  // A block on one line has the baseline of its last line: the label beside it would leave the first.
  const isOneLine = 'iso' in from && 'iso' in to;
  return (
    <span className={isOneLine ? styles.period : undefined}>
      <FilledWords
        text={context.words.calendar.period}
        values={{
          from: <Day date={from} text={texts.from} context={context} />,
          to: <Day date={to} text={texts.to} context={context} />,
        }}
      />
    </span>
  );
}
