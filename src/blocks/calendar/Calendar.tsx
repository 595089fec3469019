import type { ResolvedBlock } from '../../site/resolved.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { DateText, Period } from '../../ui/DateText.tsx';
import { Grounded } from '../../ui/Grounded.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NoticePlate } from '../../ui/NoticePlate.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Timed } from '../../ui/Timed.tsx';
import { Section } from '../../ui/Section.tsx';
import type { BlockContext, BlockProps } from '../block-props.ts';
import { NextDate } from './NextDate.tsx';
import { YearRibbon } from './YearRibbon.tsx';
import styles from './Calendar.module.css';
import yearStyles from './Year.module.css';

type CalendarBlock = ResolvedBlock<'calendar'>;

type TermProps = { term: CalendarBlock['terms'][number]; context: BlockContext };

type EventsProps = { events: NonNullable<CalendarBlock['events']>; context: BlockContext };

export function Calendar({ block, context }: BlockProps<'calendar'>) {
  const { anchor, title, intro, tint, year, terms, events, notice } = block;
  const { words } = context;
  const eventsTitle = block.eventsTitle ?? words.calendar.otherDates;
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
      <Grounded goesOn={false}>
        <div className={yearStyles.year}>
          <NextDate calendar={block} context={context} />
          <YearRibbon calendar={block} context={context} />
        </div>
      </Grounded>
      <Section anchor={anchor} title={title ?? String(year)} intro={intro} tint={tint} wide>
        <div className={styles.terms}>
          {terms.map((term) => (
            <Term key={term.name} term={term} context={context} />
          ))}
        </div>
        {file && (
          <p className={styles.download}>
            <a href={file.href} download className={buttonClass('line')}>
              <Icon name="download" />
              <span>{words.calendar.addDates}</span>
            </a>
          </p>
        )}
        {!events && noticePlate}
      </Section>
      {events && (
        <Section title={eventsTitle} tint={!tint}>
          <Events events={events} context={context} />
          {noticePlate}
        </Section>
      )}
    </>
  );
}

function Term({ term, context }: TermProps) {
  const words = context.words.calendar;
  const { name, opening, closing, halfTerm, holiday } = term;
  const lines = [
    { label: words.opens, dates: <DateText date={opening} context={context} /> },
    halfTerm && { label: words.halfTerm, dates: <Period {...halfTerm} context={context} /> },
    { label: words.closes, dates: <DateText date={closing} context={context} /> },
    {
      label: holiday.name,
      dates: <Period from={holiday.from} to={holiday.to} context={context} />,
    },
  ];
  return (
    <article className={styles.term}>
      <h3>
        {name}
        {'iso' in opening && 'iso' in closing && (
          <Timed
            as="span"
            className={styles.now}
            from={opening.iso}
            until={closing.iso}
            today={context.today}
          >
            {' '}
            {words.now}
          </Timed>
        )}
      </h3>
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

function Events({ events, context }: EventsProps) {
  const words = context.words.calendar;
  const hasTimes = events.some(({ time }) => time !== undefined);
  return (
    <table className={styles.events}>
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.event}</th>
          {hasTimes && <th scope="col">{words.time}</th>}
        </tr>
      </thead>
      <tbody>
        {events.map(({ event, date, time }) => (
          <tr key={event}>
            <td>
              <DateText date={date} context={context} />
            </td>
            <td>{event}</td>
            {hasTimes && <td>{time}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
