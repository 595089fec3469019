import { upcomingDates, Section, SiteLink, Timed, type BlockProps } from 'woven-site/components';
import styles from './NextDate.module.css';

/** The next date of another page's calendar, from the visitor's day. */
export function NextDate({ block, context }: BlockProps<'next-date'>) {
  const { words, formats, site } = context;
  const times = { today: context.today(), timeZone: site.timeZone };
  const { dates, unconfirmed, ended } = upcomingDates(
    context.calendarsOf(block.calendar),
    words.calendar,
    times.today,
  );
  const label = <p className={styles.label}>{block.label ?? words.calendar.nextDate}</p>;
  return (
    <Section anchor={block.anchor}>
      <div className={styles.plate}>
        {dates.map(({ from, until, summaries }) => (
          <Timed key={until} from={from} until={until} {...times}>
            {label}
            <p className={styles.date}>
              <time dateTime={until}>{formats.date({ part: 'date', iso: until })}</time>
            </p>
            <p>{summaries.join(' · ')}</p>
          </Timed>
        ))}
        {unconfirmed && (
          <Timed {...unconfirmed} {...times}>
            {label}
            <p>{words.calendar.unsure}</p>
          </Timed>
        )}
        {!ended && <p>{words.calendar.noDates}</p>}
        {ended && (
          <Timed from={ended.from} {...times}>
            <p className={styles.label}>{words.calendar.ended}</p>
            <p>{words.calendar.askForDates}</p>
          </Timed>
        )}
        <SiteLink to={block.calendar}>{words.calendar.allDates}</SiteLink>
      </div>
    </Section>
  );
}
