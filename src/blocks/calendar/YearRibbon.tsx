import {
  fillWords,
  Period,
  TodayMark,
  type Words,
  type Formats,
  type ResolvedBlock,
  type BlockContext,
} from 'woven-site/components';
import { entriesOf, isoOf } from 'woven-site/schema';
import { datesOf } from '../../../schema/blocks/calendar/dates-of-calendar.ts';
import { weeksOfTerm, weeksOfYear, type Week, type WeekKind } from './year-ribbon.ts';
import styles from './Year.module.css';

type CalendarOfYear = ResolvedBlock<'calendar'> & { year: number };

type YearRibbonProps = {
  calendar: CalendarOfYear;
  context: BlockContext;
};

/** The year as a ribbon of 53 stitches, one per week, with a legend; on phones a shorter ribbon for each term. */
export function YearRibbon({ calendar, context }: YearRibbonProps) {
  const { formats } = context;
  const today = context.today();
  const words = context.words.calendar;
  const eventDays = entriesOf(datesOf(calendar), words, today).flatMap(({ ofStretch, from }) =>
    ofStretch === true ? [] : (isoOf(from) ?? []),
  );
  const weeks = weeksOfYear(calendar, eventDays);
  const terms = calendar.terms.map((term) => ({ term, weeks: weeksOfTerm(weeks, calendar, term) }));
  const longest = Math.max(1, ...terms.map((one) => one.weeks.length));
  return (
    <>
      <div className={styles.wide} role="img" aria-label={describe(calendar, words, formats)}>
        <Stitches weeks={weeks} />
        <TodayMark
          year={calendar.year}
          today={today}
          timeZone={context.site.timeZone}
          className={styles.needle}
        >
          {words.today}
        </TodayMark>
        <div className={styles.months}>
          {formats.months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
      </div>
      {terms.length > 0 && (
        <ul role="list" className={styles.narrow} style={{ '--weeks': longest }}>
          {terms.map(({ term, weeks: ofTerm }) => (
            <li key={term.name}>
              <b>{term.name}</b>{' '}
              <span>
                <Period from={term.opening} to={term.closing} context={context} />
              </span>
              <Stitches weeks={ofTerm} />
            </li>
          ))}
        </ul>
      )}
      <Key weeks={weeks} calendar={calendar} words={words} />
    </>
  );
}

const Stitches = ({ weeks }: { weeks: readonly Week[] }) => (
  <div className={styles.stitches} aria-hidden="true">
    {weeks.map(({ kind, hasEvent }, week) => (
      <i key={week} data-week={kind} data-event={hasEvent ? '' : undefined} />
    ))}
  </div>
);

type KeyProps = {
  weeks: readonly Week[];
  calendar: ResolvedBlock<'calendar'>;
  words: Words['calendar'];
};

/** The legend of the stitches, in the words of the calendar. */
function Key({ weeks, calendar, words }: KeyProps) {
  const { legend, eventsTitle = words.otherDates } = calendar;
  const kinds: { kind: WeekKind; label: string }[] = [
    { kind: 'term', label: legend?.term ?? words.term },
    { kind: 'half-term', label: legend?.halfTerm ?? words.halfTerm },
    { kind: 'unsure', label: words.unsure },
    { kind: 'holiday', label: legend?.holiday ?? words.holiday },
  ];
  const shown = kinds.filter(({ kind }) => weeks.some((week) => week.kind === kind));
  return (
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
          {eventsTitle}
        </li>
      )}
    </ul>
  );
}

/** The ribbon described in words. Its exact dates follow below it. */
function describe(
  { year, terms }: CalendarOfYear,
  words: Words['calendar'],
  { period }: Formats,
): string {
  if (terms.length === 0) return fillWords(words.yearOfDates, { year });
  const spans = terms.map(({ name, opening, closing }) =>
    fillWords(words.termDates, { name, ...period(opening, closing) }),
  );
  return fillWords(words.weeksOfYear, { year, terms: spans.join('; ') });
}
