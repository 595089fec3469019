import type { DatePart } from '../../../schema/fields/date.ts';
import { formatDate } from '../../ui/format.ts';
import styles from './Calendar.module.css';

/** A day. One that stands as it was published cannot be relied on, and says so. */
export function DateText({ date }: { date: DatePart }) {
  if ('iso' in date) {
    return (
      <time className={styles.day} dateTime={date.iso}>
        {formatDate(date)}
      </time>
    );
  }
  return (
    <>
      <span className={styles.day}>{formatDate(date)}</span>
      <small className={styles.unsure}> (as published: the office should confirm this date) </small>
    </>
  );
}

/** From one day to another. */
export function Period({ from, to }: { from: DatePart; to: DatePart }) {
  return (
    <>
      <DateText date={from} />{' '}
      <span className={styles.until}>
        to <DateText date={to} />
      </span>
    </>
  );
}
