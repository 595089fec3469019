import type { Page } from '../site-tree.ts';

/** The moment at which each page last changed, with its time zone, by the path of the page's file. */
export type ChangeMoments = ReadonlyMap<string, string>;

/**
 * The day on which a page last changed, as year-month-day: from `lastChanged`, or else from the file's history;
 * undefined if unknown.
 */
export const dayOfChange = ({ file, document }: Page, moments: ChangeMoments): string | undefined =>
  document.lastChanged ?? moments.get(file)?.slice(0, 10);

/** The moment at which a page's file last changed, or else the day in `lastChanged`; undefined if unknown. */
export const momentOfChange = (
  { file, document: { lastChanged } }: Page,
  moments: ChangeMoments,
): string | undefined => moments.get(file) ?? (lastChanged && `${lastChanged}T00:00:00Z`);
