import { fillWords } from '../../locales/fill-words.ts';
import type { Words } from '../../locales/words.ts';
import type { Formats } from '../../site/formats.ts';
import type { ResolvedBlock } from '../../site/resolved.ts';
import { weeksOfYear, type WeekKind } from './year-ribbon.ts';
import styles from './Calendar.module.css';

type YearRibbonProps = {
  calendar: ResolvedBlock<'calendar'>;
  words: Words['calendar'];
  formats: Formats;
};

/** The year as a ribbon of 53 stitches, one a week, with a key. */
export function YearRibbon({ calendar, words, formats }: YearRibbonProps) {
  const kinds: { kind: WeekKind; label: string }[] = [
    { kind: 'term', label: words.term },
    { kind: 'half-term', label: words.halfTerm },
    { kind: 'holiday', label: words.holiday },
  ];
  const weeks = weeksOfYear(calendar);
  const shown = kinds.filter(({ kind }) => weeks.some((week) => week.kind === kind));
  return (
    <>
      <div role="img" aria-label={describe(calendar, words, formats)}>
        <div className={styles.ribbon}>
          {weeks.map(({ kind, hasEvent }, week) => (
            <i key={week} data-week={kind} data-event={hasEvent ? '' : undefined} />
          ))}
        </div>
        <div className={styles.months}>
          {formats.months.map((month) => (
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
function describe(
  { year, terms }: ResolvedBlock<'calendar'>,
  words: Words['calendar'],
  { date }: Formats,
): string {
  const spans = terms.map(({ name, opening, closing }) =>
    fillWords(words.termDates, { name, from: date(opening), to: date(closing) }),
  );
  return fillWords(words.weeksOfYear, { year, terms: spans.join('; ') });
}
