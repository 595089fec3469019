import { isoOf, minutesOf, type z, type FieldPath, type ValidPart } from 'woven-site/schema';
import type { HoursDiagnostic } from './codes.ts';
import type { exception, hours, season, times } from './hours-fields.ts';
import { say } from '../../../src/messages/index.ts';

type Times = ValidPart<z.output<typeof times>>;
type Hours = ValidPart<z.output<typeof hours>>;
type Days = { path: FieldPath; first: string | null; last: string | null; everyYear: boolean };

/** Each period must have a length, and begin after the one before it has ended. */
export function checkTimes(all: Times, path: FieldPath): HoursDiagnostic[] {
  return all.flatMap((time, index) => {
    const { from, to } = time ?? {};
    const before = all[index - 1];
    if (from === undefined || to === undefined) return [];
    const closes = before?.to === undefined ? null : minutesOf(before.to);
    const opens = before?.from === undefined ? null : minutesOf(before.from);
    const isLate =
      closes !== null && opens !== null && (closes <= opens || closes > minutesOf(from));
    if (from !== to && !isLate) return [];
    return [
      {
        code: 'times-overlap' as const,
        path: [...path, index, isLate ? 'from' : 'to'],
        message: isLate
          ? say('time-overlap', { time: from, until: before?.to ?? '' })
          : say('hours-same', { time: from }),
        help: isLate
          ? [...say('time-inOrder'), ...say('time-after')]
          : [...say('hours-bothTimes'), ...say('hours-allDay')],
      },
    ];
  });
}

/** No day of the week may be listed twice. */
export function checkHours(all: Hours, path: FieldPath): HoursDiagnostic[] {
  const seen = new Map<string, FieldPath>();
  return all.flatMap((row, index) => {
    const twice = (row?.days ?? []).flatMap((day, position): HoursDiagnostic[] => {
      const dayPath = [...path, index, 'days', position];
      const first = day === undefined ? undefined : seen.get(day);
      if (day !== undefined && !first) seen.set(day, dayPath);
      if (!first) return [];
      return [
        {
          code: 'day-twice',
          path: dayPath,
          message: say('hours-dayTwice', { quoted: `"${day}"` }),
          help: [...say('hours-eachOnce'), ...say('hours-together')],
          related: [{ path: first, message: say('see-otherOne') }],
        },
      ];
    });
    return [...twice, ...checkTimes(row?.times ?? [], [...path, index, 'times'])];
  });
}

/** Whether a day lies within a range of days, of one year or of every year. */
const covers = ({ first, last, everyYear: yearly }: Days, iso: string) => {
  if (first === null || last === null) return false;
  const [from, to, day] = yearly
    ? [first.slice(5), last.slice(5), iso.slice(5)]
    : [first, last, iso];
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
};

/** No two seasons, and no two exceptions, may share a day. */
export function checkOverlaps(all: readonly Days[]): HoursDiagnostic[] {
  return all.flatMap((days, index) => {
    const other = all
      .slice(0, index)
      .find((one) => covers(one, days.first ?? '') || covers(days, one.first ?? ''));
    if (!other) return [];
    return [
      {
        code: 'day-twice' as const,
        path: [...days.path, 'from'],
        message: say('date-overlap', { from: `${other.first}`, to: `${other.last}` }),
        help: say('date-onceEach'),
        related: [{ path: [...other.path, 'from'], message: say('see-otherDays') }],
      },
    ];
  });
}

type Entry = ValidPart<z.output<typeof season> | z.output<typeof exception>> | undefined;

/** The days of a season or of an exception. */
export const daysOf = (entry: Entry, path: FieldPath): Days => ({
  path,
  first: isoOf(entry?.from),
  last: isoOf(entry?.to ?? entry?.from),
  everyYear: entry?.everyYear ?? false,
});
