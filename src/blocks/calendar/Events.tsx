import { DateText, entryHours, Period, Timed, type BlockContext } from 'woven-site/components';
import { isoOf, type Entry } from 'woven-site/schema';
import { AddDate, type FilesOfDates } from './AddDate.tsx';
import styles from './Calendar.module.css';

type EventsProps = { events: readonly Entry[]; files: FilesOfDates; context: BlockContext };

/** Above this number of dates, and in calendars that go on, dates are in months. */
const maxWithoutMonths = 12;

/** The other dates of a calendar, in order. Many are arranged by months, those that have passed are folded away. */
export function Events({ isLong, ...props }: EventsProps & { isLong: boolean }) {
  return isLong || props.events.length > maxWithoutMonths ? (
    <Months {...props} />
  ) : (
    <EventTable {...props} isTimed={false} />
  );
}

const lastOf = ({ from, to }: Entry): string => isoOf(to) ?? isoOf(from) ?? '';

function Months({ events, files, context }: EventsProps) {
  const { words, language, site } = context;
  const today = context.today();
  const month = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const past = events.filter((event) => lastOf(event) !== '' && lastOf(event) < today);
  const ahead = events.filter((event) => !past.includes(event));
  const byMonth = new Map<string, Entry[]>();
  for (const event of ahead) {
    const name = isoOf(event.from)?.slice(0, 7) ?? '';
    byMonth.set(name, [...(byMonth.get(name) ?? []), event]);
  }
  const rest = { files, context };
  return (
    <>
      {Array.from(byMonth, ([name, inMonth]) => (
        <Timed
          key={name}
          until={inMonth.map(lastOf).toSorted().at(-1) || undefined}
          today={today}
          timeZone={site.timeZone}
        >
          <h3>
            {name === ''
              ? words.calendar.unsure
              : capitalised(month.format(new Date(name)), language)}
          </h3>
          <EventTable events={inMonth} {...rest} isTimed />
        </Timed>
      ))}
      {past.length > 0 && (
        <details>
          <summary>{words.calendar.past}</summary>
          <EventTable events={past} {...rest} isTimed={false} />
        </details>
      )}
    </>
  );
}

const capitalised = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** A row of a table: with `isTimed` it goes when its last day has passed, also in a page that was built before. */
function EventTable({ events, files, context, isTimed }: EventsProps & { isTimed: boolean }) {
  const words = context.words.calendar;
  const hasTimes = events.some((event) => entryHours(event, context) !== undefined);
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
        {events.map((event) => {
          const { id, summary, from, to, location, subject } = event;
          const cells = (
            <>
              <td>
                {isoOf(from) === isoOf(to) ? (
                  <DateText date={from} context={context} />
                ) : (
                  <Period from={from} to={to} context={context} />
                )}
                <AddDate file={files.get(from)} context={context} />
              </td>
              <td>
                {summary}
                {[location, subject].map((more) => more && <div key={more}>{more}</div>)}
              </td>
              {hasTimes && <td>{entryHours(event, context)}</td>}
            </>
          );
          return isTimed ? (
            <Timed
              key={id}
              as="tr"
              until={lastOf(event) || undefined}
              today={context.today()}
              timeZone={context.site.timeZone}
            >
              {cells}
            </Timed>
          ) : (
            <tr key={id}>{cells}</tr>
          );
        })}
      </tbody>
    </table>
  );
}
