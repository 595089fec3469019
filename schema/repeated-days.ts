import { RRuleTemporal } from 'rrule-temporal';

/** Days that come again, with the names of weekdays and weeks that content uses. */
type Rule = {
  days?: readonly (string | undefined)[] | undefined;
  weeks?: readonly (string | undefined)[] | undefined;
  everyWeeks?: number | undefined;
  dayOfMonth?: number | undefined;
  from: string;
  until?: string | undefined;
  except?: readonly string[] | undefined;
};

const numbers: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  last: '-1',
};

const compact = (iso: string) => iso.replaceAll('-', '');

/** The rule as RFC 5545 writes it, without its first day and its exceptions: `FREQ=MONTHLY;BYDAY=1SU`. */
export function ruleText({ days, weeks, everyWeeks, dayOfMonth, until }: Rule): string {
  const names = (days ?? []).flatMap((name) => name?.slice(0, 2).toUpperCase() ?? []);
  const inMonth = (weeks ?? []).flatMap((week) => numbers[week ?? ''] ?? []);
  return [
    `FREQ=${dayOfMonth !== undefined || inMonth.length > 0 ? 'MONTHLY' : 'WEEKLY'}`,
    ...(everyWeeks === undefined || everyWeeks === 1 ? [] : [`INTERVAL=${everyWeeks}`]),
    dayOfMonth === undefined
      ? `BYDAY=${(inMonth.length > 0 ? inMonth.flatMap((number) => names.map((name) => number + name)) : names).join(',')}`
      : `BYMONTHDAY=${dayOfMonth}`,
    ...(until === undefined ? [] : [`UNTIL=${compact(until)}`]),
  ].join(';');
}

const at = (iso: string) => new Date(`${iso}T00:00:00Z`);

/**
 * The day from which weeks are counted: the first day of the week that the rule names, on or after the day from which it
 * holds. RFC 5545 counts from DTSTART, and its DTSTART is the first day of a series.
 */
function countedFrom({ days = [], weeks, dayOfMonth, from }: Rule): string {
  if (weeks !== undefined || dayOfMonth !== undefined) return from;
  const week = Array.from({ length: 7 }, (_, count) => isoAfter(from, count));
  return week.find((iso) => days.includes(nameOfDay(iso))) ?? from;
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

const nameOfDay = (iso: string): string => weekday.format(at(iso)).toLowerCase();

/** The days of a rule from one day to another, both included, in order. */
export function repeatedDays(rule: Rule, first: string, last: string): string[] {
  const { from, until = last, except = [] } = rule;
  const [begin, end] = [first > from ? first : from, last < until ? last : until];
  if (begin > end) return [];
  const series = new RRuleTemporal({
    rruleString: `DTSTART;TZID=UTC:${compact(countedFrom(rule))}T000000\nRRULE:${ruleText({ ...rule, until: undefined })}`,
  });
  return series
    .between(at(begin), at(end), true)
    .map((moment) => moment.toString().slice(0, 10))
    .filter((iso) => !except.includes(iso));
}

/** The day that is so many days after a day. */
export function isoAfter(iso: string, count: number): string {
  const date = at(iso);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
