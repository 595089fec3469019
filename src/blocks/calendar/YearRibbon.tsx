import { formatDate } from '../../ui/format.ts';
import type { ResolvedBlock } from '../../site/resolved.ts';
import { weeksOfYear, type WeekKind } from './year-ribbon.ts';
import styles from './Calendar.module.css';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const kinds: { kind: WeekKind; label: string }[] = [
  { kind: 'term', label: 'Term' },
  { kind: 'half-term', label: 'Half term' },
  { kind: 'holiday', label: 'Holiday' },
];

/** The year as a ribbon of 53 stitches, one a week, with a key. */
export function YearRibbon({ calendar }: { calendar: ResolvedBlock<'calendar'> }) {
  const weeks = weeksOfYear(calendar);
  const shown = kinds.filter(({ kind }) => weeks.some((week) => week.kind === kind));
  return (
    <>
      <div role="img" aria-label={describe(calendar)}>
        <div className={styles.ribbon}>
          {weeks.map(({ kind, hasEvent }, week) => (
            <i key={week} data-week={kind} data-event={hasEvent ? '' : undefined} />
          ))}
        </div>
        <div className={styles.months}>
          {months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
      </div>
      <ul role="list" className={styles.key}>
        {shown.map(({ kind, label }) => (
          <li key={kind}>
            <i data-week={kind} />
            {label}
          </li>
        ))}
        {weeks.some((week) => week.hasEvent) && (
          <li>
            <i data-week="none" data-event="" />
            {calendar.eventsTitle}
          </li>
        )}
      </ul>
    </>
  );
}

/** What the ribbon shows, in words. Its exact dates follow below it. */
function describe({ year, terms }: ResolvedBlock<'calendar'>): string {
  const spans = terms.map(
    ({ name, opening, closing }) => `${name} from ${formatDate(opening)} to ${formatDate(closing)}`,
  );
  return `The weeks of ${year}: ${spans.join('; ')}. All dates follow below.`;
}
