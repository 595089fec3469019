import {
  DateText,
  FilledWords,
  entryHours,
  Icon,
  Period,
  Timed,
  type BlockContext,
} from 'woven-site/components';
import { isoOf, type DatePart, type Entry } from 'woven-site/schema';
import { AddDate, type FilesOfDates } from './AddDate.tsx';
import { numberOfSubject } from './SubjectFilter.tsx';
import styles from './Months.module.css';

type MonthsProps = {
  events: readonly Entry[];
  /** The subjects by which visitors can filter. */
  subjects: readonly string[];
  files: FilesOfDates;
  context: BlockContext;
};

/** Months are open until this many dates are in view. */
const minInView = 12;

const lastOf = ({ from, to }: Entry): string => isoOf(to) ?? isoOf(from) ?? '';

/** The dates that are ahead under their months, of which the next ones are open; those that have passed are folded away. */
export function Months({ events, ...rest }: MonthsProps) {
  const { words, language, site, today: dayOfBuild } = rest.context;
  const today = dayOfBuild();
  const month = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const past = events.filter((event) => lastOf(event) !== '' && lastOf(event) < today);
  const byMonth = new Map<string, Entry[]>();
  for (const event of events) {
    if (past.includes(event)) continue;
    // What has begun in a month before goes on in this one.
    const from = isoOf(event.from);
    const name = (from !== null && from < today ? today : (from ?? '')).slice(0, 7);
    byMonth.set(name, [...(byMonth.get(name) ?? []), event]);
  }
  const months = Array.from(byMonth);
  /** How many dates come before a month. */
  const countBefore = (nth: number) =>
    months.slice(0, nth).reduce((sum, [, inMonth]) => sum + inMonth.length, 0);
  return (
    <div className={styles.months}>
      {months.map(([name, inMonth], nth) => (
        <Timed
          key={name}
          className={styles.month}
          until={inMonth.map(lastOf).toSorted().at(-1) || undefined}
          today={today}
          timeZone={site.timeZone}
        >
          <details open={countBefore(nth) < minInView}>
            <Summary
              text={
                name === ''
                  ? words.calendar.unsure
                  : capitalised(month.format(new Date(name)), language)
              }
            />
            <Days events={inMonth} month={name} {...rest} />
          </details>
        </Timed>
      ))}
      {past.length > 0 && (
        <div className={styles.month}>
          <details>
            <Summary text={words.calendar.past} />
            <Days events={past} month={null} {...rest} />
          </details>
        </div>
      )}
    </div>
  );
}

const capitalised = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const Summary = ({ text }: { text: string }) => (
  <summary>
    <h3>{text}</h3>
    <Icon name="plus" />
  </summary>
);

/** The dates of a month, each of which goes when it has passed; or with `month` null, those of several. */
function Days({ events, month, subjects, files, context }: MonthsProps & { month: string | null }) {
  return (
    <ul role="list" className={styles.days}>
      {events.map((event) => {
        const { id, summary, from, location, subject } = event;
        const hours = entryHours(event, context);
        const more = [hours, location, subject].filter((one) => one !== undefined);
        return (
          <Timed
            key={id}
            as="li"
            until={month === null ? undefined : lastOf(event) || undefined}
            today={context.today()}
            timeZone={context.site.timeZone}
            data={{ 'data-subject': numberOfSubject(subject, subjects) }}
          >
            <p className={styles.day}>
              <Day event={event} month={month} context={context} />
            </p>
            <div>
              <p className={styles.what}>
                {summary}
                <AddDate file={files.get(from)} context={context} />
              </p>
              {more.length > 0 && <p className={styles.more}>{more.join(' · ')}</p>}
            </div>
          </Timed>
        );
      })}
    </ul>
  );
}

type DayProps = { event: Entry; month: string | null; context: BlockContext };

/** The day of a date, or its first and last day, with as much of each as the month above it does not say. */
function Day({ event: { from, to }, month, context }: DayProps) {
  const { formats, words } = context;
  const [first, last] = [isoOf(from), isoOf(to)];
  if (month === null || first === null || last === null) {
    return first === last ? (
      <DateText date={from} as="weekdayAndDate" context={context} />
    ) : (
      <Period from={from} to={to} as="weekdayAndDate" context={context} />
    );
  }
  const shown = (iso: string, date: DatePart) => (
    <time dateTime={iso}>
      {iso.startsWith(month) ? formats.weekdayAndDay(date) : formats.weekdayAndMonth(date)}
    </time>
  );
  const begin = shown(first, from);
  return first === last ? (
    begin
  ) : (
    <FilledWords text={words.calendar.period} values={{ from: begin, to: shown(last, to) }} />
  );
}
