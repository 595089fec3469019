import {
  upcomingDates,
  RichText,
  Timed,
  type ResolvedBlock,
  type BlockContext,
} from 'woven-site/components';
import { datesOf } from '../../../schema/blocks/calendar/dates-of-calendar.ts';
import styles from './Year.module.css';

/** The next date, from the visitor's day; or that none is confirmed, or that the calendar has ended. */
export function NextDate({
  calendar,
  context,
}: {
  calendar: ResolvedBlock<'calendar'>;
  context: BlockContext;
}) {
  const { words, formats, language, site } = context;
  const times = { today: context.today(), timeZone: site.timeZone };
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const { dates, unconfirmed, ended } = upcomingDates(
    [datesOf(calendar)],
    words.calendar,
    times.today,
  );
  if (!ended) {
    return (
      <div className={styles.next}>
        {calendar.year !== undefined && <p className={styles.date}>{calendar.year}</p>}
        <p className={styles.what}>{words.calendar.noDates}</p>
      </div>
    );
  }
  return (
    <div className={styles.next}>
      {dates.map(({ from, until, summaries }) => (
        <Timed key={until} from={from} until={until} {...times}>
          <p className={styles.label}>{words.calendar.nextDate}</p>
          <p className={styles.date}>
            <time dateTime={until}>{formats.dayAndMonth({ part: 'date', iso: until })}</time>
          </p>
          <p className={styles.what}>
            {summaries.join(' · ')} <span>{weekday.format(new Date(until))}</span>
          </p>
        </Timed>
      ))}
      {unconfirmed && (
        <Timed {...unconfirmed} {...times}>
          <p className={styles.label}>{words.calendar.nextDate}</p>
          <p className={styles.what}>{words.calendar.unsure}</p>
        </Timed>
      )}
      <Timed from={ended.from} {...times} className={styles.over}>
        <p className={styles.label}>{words.calendar.ended}</p>
        {calendar.year !== undefined && <p className={styles.date}>{calendar.year}</p>}
        {calendar.whenOver ? (
          <RichText as="p" className={styles.what} text={calendar.whenOver} />
        ) : (
          <p className={styles.what}>{words.calendar.askForDates}</p>
        )}
      </Timed>
    </div>
  );
}
