import type { BlockOf, BlockType } from '../../schema/blocks/index.ts';
import type { SiteLocale } from '../site/locale.ts';
import { calendarDownloads } from './calendar/calendar-file.ts';

/** A file that stands beside the page of its block. */
export type Download = { name: string; text: string };

type DownloadsOfBlocks = {
  [T in BlockType]?: (block: BlockOf<T>, locale: SiteLocale) => Download[];
};

/** What blocks make from their own values for visitors to download. */
const downloads: DownloadsOfBlocks = { calendar: calendarDownloads };

/** The files that a block offers for download; none for most. */
export function downloadsOf<T extends BlockType>(
  type: T,
  block: BlockOf<T>,
  locale: SiteLocale,
): Download[] {
  const make: DownloadsOfBlocks[T] = downloads[type];
  return make?.(block, locale) ?? [];
}
