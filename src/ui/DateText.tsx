import type { DatePart } from '../../schema/fields/date.ts';
import type { SiteLocale } from '../site/language/locale.ts';
import { FilledWords } from './FilledWords.tsx';
import styles from './DateText.module.css';

type Context = Pick<SiteLocale, 'words' | 'formats'>;

/** A day. An unconfirmed one says so. */
export function DateText({ date, context }: { date: DatePart; context: Context }) {
  const text = context.formats.date(date);
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

type PeriodProps = { from: DatePart; to: DatePart; context: Context };

/** A period, from one day to another. */
export function Period({ from, to, context }: PeriodProps) {
  return (
    <>
      <DateText date={from} context={context} />{' '}
      <span className={styles.until}>
        <FilledWords
          text={context.words.calendar.until}
          values={{ date: <DateText date={to} context={context} /> }}
        />
      </span>
    </>
  );
}
