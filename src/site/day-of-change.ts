import type { Page } from './site-tree.ts';

/** The moment at which each page last changed, with its time zone, by the file of the page below the content folder. */
export type ChangeMoments = ReadonlyMap<string, string>;

/**
 * The day on which a page last changed, as year-month-day: as its editors say, else as its history does; undefined
 * where nobody knows.
 */
export const dayOfChange = ({ file, document }: Page, moments: ChangeMoments): string | undefined =>
  document.lastChanged ?? moments.get(file)?.slice(0, 10);

/** The moment at which the file of a page last changed, else the day that its editors give; undefined where nobody knows. */
export const momentOfChange = (
  { file, document: { lastChanged } }: Page,
  moments: ChangeMoments,
): string | undefined => moments.get(file) ?? (lastChanged && `${lastChanged}T00:00:00Z`);
