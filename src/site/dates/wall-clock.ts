import { dayAfter } from './day-after.ts';

/*
 * Times as the clock of a place shows them: a day, 2026-11-24, which begins at its midnight, or a moment,
 * 2026-11-24 18:00. As text they are in the order of time.
 */

/** Whether a time is a moment, and not a whole day. */
export const hasHour = (time: string): boolean => time.length > 10;

/** The time at which something ends that is there until a day, all of it, or until a moment. */
export const endOf = (until: string): string => (hasHour(until) ? until : dayAfter(until));

/** The last day, or the last minute, of what is there until a day or a moment. */
export const lastOf = (until: string): string =>
  hasHour(until)
    ? new Date(Date.parse(`${until.replace(' ', 'T')}:00Z`) - 60_000)
        .toISOString()
        .slice(0, 16)
        .replace('T', ' ')
    : until;

/** Whether something is there at a time. */
export const isThere = (
  { from = '', until }: { from?: string | undefined; until?: string | undefined },
  time: string,
): boolean => from <= time && (until === undefined || time < endOf(until));
