import type { FieldPath } from '../../messages/index.ts';

/** What of a page decides when it is to be reviewed; some of it may be missing. */
type ReviewedPage = {
  reviewBy?: string | undefined;
  checked?: string | undefined;
  blocks?: readonly ({ reviewBy?: string | undefined } | undefined)[] | undefined;
};

/** A review that is due: the field that says so, and since when. */
export type DueReview = { path: FieldPath; since: string };

/** The day some days after another one. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The reviews of a page and its blocks that are due on a day. One that was due when somebody last checked the page is
 * done; and a page that was checked longer ago than the site allows is due again.
 */
export function reviewsDue(
  { reviewBy, checked, blocks = [] }: ReviewedPage,
  { day, checkAgainAfter }: { day: string; checkAgainAfter: number | undefined },
): DueReview[] {
  const isDue = (since: string) => since <= day && (checked === undefined || checked < since);
  const again =
    checked === undefined || checkAgainAfter === undefined
      ? undefined
      : daysAfter(checked, checkAgainAfter);
  return [
    { path: ['reviewBy'], since: reviewBy },
    ...blocks.map((block, index) => ({
      path: ['blocks', index, 'reviewBy'],
      since: block?.reviewBy,
    })),
    { path: ['checked'], since: again },
  ].flatMap(({ path, since }) => (since !== undefined && isDue(since) ? [{ path, since }] : []));
}
