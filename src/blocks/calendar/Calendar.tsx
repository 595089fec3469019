import type { ResolvedBlock } from '../../site/resolved.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NoticePlate } from '../../ui/NoticePlate.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { DateText, Period } from './DateText.tsx';
import { YearRibbon } from './YearRibbon.tsx';
import styles from './Calendar.module.css';

type CalendarBlock = ResolvedBlock<'calendar'>;

export function Calendar({ block, context }: BlockProps<'calendar'>) {
  const { anchor, title, intro, tint, year, terms, eventsTitle, events, notice } = block;
  const noticePlate = notice && (
    <div className={styles.notice}>
      <NoticePlate>
        <RichText as="p" text={notice} />
      </NoticePlate>
    </div>
  );
  const [file] = context.downloads;
  return (
    <>
      <Section anchor={anchor} title={title ?? String(year)} intro={intro} tint={tint} wide>
        <YearRibbon calendar={block} />
        <div className={styles.terms}>
          {terms.map((term) => (
            <Term key={term.name} term={term} />
          ))}
        </div>
        {file && (
          <p className={styles.download}>
            <a href={file.href} download className={buttonClass('line')}>
              <Icon name="download" />
              <span>Add these dates to your calendar</span>
            </a>
          </p>
        )}
        {!events && noticePlate}
      </Section>
      {events && (
        <Section title={eventsTitle} tint={!tint}>
          <Events events={events} />
          {noticePlate}
        </Section>
      )}
    </>
  );
}

function Term({ term }: { term: CalendarBlock['terms'][number] }) {
  const { name, opening, closing, halfTerm, holiday } = term;
  const lines = [
    { label: 'Opens', dates: <DateText date={opening} /> },
    halfTerm && { label: 'Half term', dates: <Period {...halfTerm} /> },
    { label: 'Closes', dates: <DateText date={closing} /> },
    { label: holiday.name, dates: <Period from={holiday.from} to={holiday.to} /> },
  ];
  return (
    <article className={styles.term}>
      <h3>{name}</h3>
      <dl>
        {lines.map(
          (line) =>
            line && (
              <div key={line.label}>
                <dt>{line.label}</dt>
                <dd>{line.dates}</dd>
              </div>
            ),
        )}
      </dl>
    </article>
  );
}

function Events({ events }: { events: NonNullable<CalendarBlock['events']> }) {
  const hasTimes = events.some(({ time }) => time !== undefined);
  return (
    <table className={styles.events}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Event</th>
          {hasTimes && <th scope="col">Time</th>}
        </tr>
      </thead>
      <tbody>
        {events.map(({ event, date, time }) => (
          <tr key={event}>
            <td>
              <DateText date={date} />
            </td>
            <td>{event}</td>
            {hasTimes && <td>{time}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
