import { fillWords, type Words } from '../src/messages/index.ts';
import type { DatePart } from './fields/date.ts';
import type { Repetition } from './fields/repetition.ts';
import { isoAfter, repeatedDays } from './repeated-days.ts';

type CalendarWords = Words['calendar'];

/** Words that an editor wrote, or a sentence of the interface with what stands in its braces. */
export type Phrase =
  | string
  | { word: keyof CalendarWords; filled?: Readonly<Record<string, Phrase>> | undefined };

/** A date or a period, as calendar programs and lists of dates show it. */
export type Entry = {
  /**
   * Its name in files: of what happens once in a calendar, it stays the same when the date is corrected, so that calendar
   * programs move it.
   */
  id: string;
  summary: string;
  from: DatePart;
  to: DatePart;
  description?: string | undefined;
  /** The hours of its first and its last day. */
  begins?: string | undefined;
  ends?: string | undefined;
  location?: string | undefined;
  subject?: string | undefined;
  /** Whether it is one of several dates of a stretch. */
  ofStretch?: boolean;
  /** How it comes again; of a single day nothing. */
  repeats?: Repetition | undefined;
};

/** A date as a block offers it, whose language is not known yet. */
export type OfferedDate = Omit<Entry, 'summary'> & {
  summary: Phrase;
  /** What its last day is called, where that is a date to look forward to, too. */
  whenOver?: Phrase | undefined;
};

/** The dates that a block offers. */
export type OfferedDates = {
  /** Without one, they go on from year to year. */
  year?: number | undefined;
  /** The last year, where the dates span several. */
  lastYear?: number | undefined;
  /** In the order in which they are written. */
  dates: readonly OfferedDate[];
  /** Times of the year with a name, which stand for their dates where there is no room for all. */
  stretches: readonly { name: string; from: DatePart; to: DatePart }[];
  /** The last day on which a date may be that is not confirmed; empty if all are. */
  unconfirmedUntil: string;
};

/** A name for a date, then the same with its day, then with its hour too. */
export function namesWithTime(
  name: string,
  { from, begins = '' }: Pick<Entry, 'from' | 'begins'>,
): string[] {
  if (!('iso' in from)) return [name];
  const onDay = `${name}-${from.iso}`;
  return [name, onDay, ...(begins === '' ? [] : [`${onDay}-${begins.replace(':', '')}`])];
}

const wordsOf = (phrase: Phrase, words: CalendarWords): string =>
  typeof phrase === 'string'
    ? phrase
    : fillWords(
        words[phrase.word],
        Object.fromEntries(
          Object.entries(phrase.filled ?? {}).map(([name, inner]) => [name, wordsOf(inner, words)]),
        ),
      );

/** A time of a day, of which 24:00 is the midnight that ends it: 2026-11-24 18:00. */
export const clockAt = (iso: string, time: string): string =>
  time === '24:00' ? `${isoAfter(iso, 1)} 00:00` : `${iso} ${time}`;

/**
 * From when until when a date is that has hours, on the clocks of the site. Hours that end before they begin end on the
 * next day; of several days without a closing hour, the last is a whole one; a single day without one has no end.
 */
export function hoursOf({ from, to, begins, ends }: Entry): { from: string; to?: string } | null {
  if (begins === undefined || !('iso' in from) || !('iso' in to)) return null;
  const start = clockAt(from.iso, begins);
  if (from.iso !== to.iso) return { from: start, to: clockAt(to.iso, ends ?? '24:00') };
  if (ends === undefined) return { from: start };
  return { from: start, to: clockAt(ends <= begins ? isoAfter(to.iso, 1) : to.iso, ends) };
}

/** What goes on from year to year is shown for this many days ahead. */
const daysAhead = 366;

/** The dates in words; what comes again in the year, if the dates are those of a year, is one that begins on its first day. */
export const seriesOf = (offered: OfferedDates, words: CalendarWords): Entry[] =>
  offered.dates.flatMap((date) => {
    const inYears = withinYears(date, offered);
    return inYears === null ? [] : [{ ...inYears, summary: wordsOf(date.summary, words) }];
  });

/** What comes again has no days in other years; null if it has none in these. */
export function withinYears(
  date: OfferedDate,
  { year, lastYear = year }: Pick<OfferedDates, 'year' | 'lastYear'>,
): OfferedDate | null {
  const { repeats } = date;
  if (!repeats || year === undefined) return date;
  const yearEnds = `${lastYear}-12-31`;
  const [first] = repeatedDays(repeats, `${year}-01-01`, yearEnds);
  if (first === undefined) return null;
  const day = { part: 'date' as const, iso: first };
  const { until = yearEnds } = repeats;
  const rule = { ...repeats, from: first, until: until < yearEnds ? until : yearEnds };
  return { ...date, from: day, to: day, repeats: rule };
}

/**
 * The dates in words, with an entry for each day of a repeated event: the dates of the offered years, or else of the
 * twelve months from the beginning of the current month.
 */
export function entriesOf(offered: OfferedDates, words: CalendarWords, today: string): Entry[] {
  const { year, lastYear = year } = offered;
  const first = year === undefined ? `${today.slice(0, 8)}01` : `${year}-01-01`;
  const last = year === undefined ? isoAfter(today, daysAhead) : `${lastYear}-12-31`;
  return seriesOf(offered, words).flatMap(({ repeats, ...entry }) =>
    repeats
      ? repeatedDays(repeats, first, last).map((iso): Entry => {
          const day = { part: 'date' as const, iso };
          return { ...entry, id: `${entry.id}-${iso}`, from: day, to: day };
        })
      : [entry],
  );
}

/** The last days that are dates to look forward to, too: what each is called, and when it is. */
export const endingsOf = (
  { dates }: OfferedDates,
  words: CalendarWords,
): { summary: string; day: DatePart }[] =>
  dates.flatMap(({ whenOver, to }) =>
    whenOver === undefined ? [] : [{ summary: wordsOf(whenOver, words), day: to }],
  );
