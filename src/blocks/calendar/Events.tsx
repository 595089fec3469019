import { DateText, entryHours, Period, type BlockContext } from 'woven-site/components';
import { isoOf, type Entry } from 'woven-site/schema';
import { AddDate, type FilesOfDates } from './AddDate.tsx';
import { numberOfSubject } from './SubjectFilter.tsx';
import styles from './Events.module.css';

type EventsProps = {
  events: readonly Entry[];
  /** The subjects by which visitors can filter. */
  subjects: readonly string[];
  files: FilesOfDates;
  context: BlockContext;
};

/** The other dates of a calendar, in order. */
export function Events({ events, subjects, files, context }: EventsProps) {
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
          const more = [location, subject].filter((one) => one !== undefined);
          return (
            <tr key={id} data-subject={numberOfSubject(subject, subjects)}>
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
                {more.length > 0 && <div className={styles.more}>{more.join(' · ')}</div>}
              </td>
              {hasTimes && <td>{entryHours(event, context)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
