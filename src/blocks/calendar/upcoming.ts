import type { DatePart } from '../../../schema/fields/date.ts';
import { fillWords } from '../../locales/fill-words.ts';
import type { Words } from '../../locales/words.ts';
import type { BlockOf } from '../../../schema/blocks/index.ts';
import { entriesOf } from '../../../schema/calendar-file.ts';

type Calendar = Pick<BlockOf<'calendar'>, 'year' | 'terms' | 'legend' | 'events'>;

/** A date, which is the next one from the day after the previous one until its own day. */
export type Upcoming = { summaries: string[]; day: string; from: string | undefined };

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const isoOf = (date: DatePart): string[] => ('iso' in date ? [date.iso] : []);

/** The dates of a calendar in order, one per day, and the first day on which none of them is left. */
export function upcomingOf(
  calendar: Calendar,
  words: Words['calendar'],
): { dates: Upcoming[]; over: string | undefined } {
  const begins = entriesOf(calendar, words).map(({ summary, from }) => ({ summary, date: from }));
  const ends = calendar.terms.flatMap(({ holiday }) =>
    holiday
      ? { summary: fillWords(words.holidayEnds, { name: holiday.name }), date: holiday.to }
      : [],
  );
  const byDay = new Map<string, string[]>();
  for (const { summary, date } of [...begins, ...ends]) {
    for (const day of isoOf(date)) byDay.set(day, [...(byDay.get(day) ?? []), summary]);
  }
  const days = [...byDay.keys()].toSorted();
  const dates = days.map((day, index) => {
    const before = days[index - 1];
    return {
      day,
      summaries: byDay.get(day) ?? [],
      from: before === undefined ? undefined : dayAfter(before),
    };
  });
  const last = days.at(-1);
  return { dates, over: last === undefined ? undefined : dayAfter(last) };
}
