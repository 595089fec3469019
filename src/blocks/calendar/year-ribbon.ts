import type { ResolvedBlock } from 'woven-site/components';
import type { DatePart } from 'woven-site/schema';

type Calendar = Pick<ResolvedBlock<'calendar'>, 'terms'> & { year: number };

/**
 * What most days of a week are. An `unsure` week contains the known end of a half term whose other end is unconfirmed;
 * `none` is a week without entries.
 */
export type WeekKind = 'term' | 'half-term' | 'holiday' | 'unsure' | 'none';

/** A week of the year. */
export type Week = { kind: WeekKind; hasEvent: boolean };

const dayLength = 86_400_000;
const weeksInYear = 53;

type Term = Calendar['terms'][number];

/** Days since 1970, for comparison; null for an unconfirmed date, which is never computed with. */
const dayOf = (date: DatePart): number | null => ('iso' in date ? dayOfIso(date.iso) : null);

const dayOfIso = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / dayLength;

type Span = { kind: WeekKind; from: number; to: number };

/** The periods of the year, nested ones first. A period with an unconfirmed end is left out. */
function spansOf({ terms }: Calendar): Span[] {
  const spans = terms.flatMap(({ opening, closing, halfTerm, holiday }) => [
    { kind: 'half-term' as const, from: halfTerm?.from, to: halfTerm?.to, depth: 0 },
    { kind: 'term' as const, from: opening, to: closing, depth: 1 },
    { kind: 'holiday' as const, from: holiday?.from, to: holiday?.to, depth: 1 },
  ]);
  return spans
    .toSorted((a, b) => a.depth - b.depth)
    .flatMap(({ kind, from, to }) => {
      const [first, last] = [from && dayOf(from), to && dayOf(to)];
      return typeof first === 'number' && typeof last === 'number'
        ? [{ kind, from: first, to: last }]
        : [];
    });
}

/** The 53 weeks of a year, counted from 1 January; the last one has only a day or two. `events` are its other days. */
export function weeksOfYear(calendar: Calendar, events: readonly string[]): Week[] {
  const spans = spansOf(calendar);
  const eventDays = events.map(dayOfIso);
  const unsureDays = calendar.terms.flatMap(({ halfTerm }) => unsureDaysOf(halfTerm));
  const newYear = Date.UTC(calendar.year, 0, 1) / dayLength;
  const nextYear = Date.UTC(calendar.year + 1, 0, 1) / dayLength;
  const kindOf = (day: number): WeekKind =>
    spans.find(({ from, to }) => from <= day && day <= to)?.kind ?? 'none';
  return Array.from({ length: weeksInYear }, (_, week): Week => {
    const first = newYear + week * 7;
    const end = Math.min(first + 7, nextYear);
    const hasOne = (days: readonly number[]) => days.some((day) => first <= day && day < end);
    const kinds = Array.from({ length: end - first }, (_day, index) => kindOf(first + index));
    return {
      kind: hasOne(unsureDays) ? 'unsure' : modeOf(kinds),
      hasEvent: hasOne(eventDays),
    };
  });
}

/** The known end of a half term whose other end is unconfirmed. */
function unsureDaysOf(halfTerm: Calendar['terms'][number]['halfTerm']): number[] {
  if (!halfTerm) return [];
  const [from, to] = [dayOf(halfTerm.from), dayOf(halfTerm.to)];
  return from === null || to === null ? [from, to].filter((day) => day !== null) : [];
}

/** The weeks of the year that contain a term and its holiday. */
export function weeksOfTerm(weeks: readonly Week[], { year }: Calendar, term: Term): Week[] {
  const weekOf = (date: DatePart, missing: number) => {
    const day = dayOf(date);
    return day === null ? missing : Math.floor((day - Date.UTC(year, 0, 1) / dayLength) / 7);
  };
  return weeks.slice(
    Math.max(0, weekOf(term.opening, 0)),
    weekOf(term.holiday?.to ?? term.closing, weeks.length) + 1,
  );
}

/** The most frequent kind; in a tie, the one that comes first in the week. */
function modeOf(kinds: readonly WeekKind[]): WeekKind {
  const count = (kind: WeekKind) => kinds.filter((other) => other === kind).length;
  return kinds.reduce(
    (leading, kind) => (count(kind) > count(leading) ? kind : leading),
    kinds[0] ?? 'none',
  );
}
