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

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const nameOfDay = (iso: string): string => dayNames[at(iso).getUTCDay()] ?? '';

const dayLength = 86_400_000;

/** The week of a day, counted from 1970; 29 December 1969 was a Monday. */
const weekOf = (iso: string): number => Math.floor((at(iso).getTime() / dayLength + 3) / 7);

/**
 * The day from which weeks are counted: the first day that the rule names, on or after the day from which it holds.
 * RFC 5545 counts from DTSTART, and its DTSTART is the first day of a series.
 */
function countedFrom({ days = [], from }: Rule): string {
  const week = Array.from({ length: 7 }, (_, count) => isoAfter(from, count));
  return week.find((iso) => days.includes(nameOfDay(iso))) ?? from;
}

/** Whether a day is one of a rule, as `ruleText` words it, whenever the rule holds. */
function isIn(rule: Rule): (iso: string) => boolean {
  const { days = [], weeks = [], everyWeeks = 1, dayOfMonth } = rule;
  if (dayOfMonth !== undefined) return (iso) => at(iso).getUTCDate() === dayOfMonth;
  const isNamed = (iso: string) => days.includes(nameOfDay(iso));
  if (weeks.length > 0) {
    return (iso) => {
      const nth = String(Math.ceil(at(iso).getUTCDate() / 7));
      const isLast = isoAfter(iso, 7).slice(0, 7) !== iso.slice(0, 7);
      const which = weeks.map((week) => numbers[week ?? '']);
      return isNamed(iso) && (which.includes(nth) || (isLast && which.includes('-1')));
    };
  }
  const firstWeek = weekOf(countedFrom(rule));
  return (iso) => isNamed(iso) && (weekOf(iso) - firstWeek) % everyWeeks === 0;
}

/** The days of a rule from one day to another, both included, in order. */
export function repeatedDays(rule: Rule, first: string, last: string): string[] {
  const { from, until = last, except = [] } = rule;
  const [begin, end] = [first > from ? first : from, last < until ? last : until];
  if (begin > end) return [];
  const count = (at(end).getTime() - at(begin).getTime()) / dayLength + 1;
  const isDayOf = isIn(rule);
  return Array.from({ length: count }, (_, index) => isoAfter(begin, index)).filter(
    (iso) => isDayOf(iso) && !except.includes(iso),
  );
}

/** The day that is so many days after a day. */
export function isoAfter(iso: string, count: number): string {
  const date = at(iso);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
