import { datesAhead } from '../../site/dates-ahead.ts';
import type { ResolvedBlock } from '../../site/resolved.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Timed } from '../../ui/Timed.tsx';
import type { BlockContext } from '../block-props.ts';
import { upcomingOf } from './upcoming.ts';
import styles from './Year.module.css';

/** The next date, from the visitor's day; or that the calendar has ended. Dates before the day of the build are left out. */
export function NextDate({
  calendar,
  context,
}: {
  calendar: ResolvedBlock<'calendar'>;
  context: BlockContext;
}) {
  const { words, formats, language } = context;
  const today = context.today();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const { dates, over } = upcomingOf(calendar, words.calendar);
  if (over === undefined) return null;
  const ahead = datesAhead(dates, today);
  return (
    <div className={styles.next}>
      {ahead.map(({ day, summaries, from }) => (
        <Timed key={day} from={from} until={day} today={today} timeZone={context.site.timeZone}>
          <p className={styles.label}>{words.calendar.nextDate}</p>
          <p className={styles.date}>
            <time dateTime={day}>{formats.dayAndMonth({ part: 'date', iso: day })}</time>
          </p>
          <p className={styles.what}>
            {summaries.join(' · ')} <span>{weekday.format(new Date(day))}</span>
          </p>
        </Timed>
      ))}
      <Timed
        from={ahead.length > 0 ? over : undefined}
        today={today}
        timeZone={context.site.timeZone}
        className={styles.over}
      >
        <p className={styles.label}>{words.calendar.ended}</p>
        <p className={styles.date}>{calendar.year}</p>
        {calendar.whenOver ? (
          <RichText as="p" className={styles.what} text={calendar.whenOver} />
        ) : (
          <p className={styles.what}>{words.calendar.askForDates}</p>
        )}
      </Timed>
    </div>
  );
}
