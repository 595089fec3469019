import type { Block } from '../../../schema/blocks/index.ts';
import type { PageDocument } from '../../../schema/page.ts';
import { addressOfFile } from '../addresses/addresses.ts';
import { createIsEvent, type IsEvent } from '../collections/entry-dates.ts';
import { withLastingAnchors } from './block-anchors.ts';
import { summaryOf } from './page-summary.ts';
import { ever, forever } from '../dates/day-after.ts';
import type { PageFile } from '../site-tree.ts';
import { endOf, hasHour, isThere } from '../dates/wall-clock.ts';

/**
 * When something is on the site: from a day or a moment on, until the end of a day or until a moment. A draft never is.
 */
export type PublishWindow = { isDraft: boolean; from: string; until: string };

/** What the build leaves out at a time: a page, or one of its blocks. */
export type LeftOut = {
  file: string;
  /** The position of the block in its file; null for the page itself. */
  block: number | null;
  window: PublishWindow;
};

/** The pages at a time, what is left out, and the next day or moment at which a page or block is added or removed. */
export type PagesOfDay = { pages: PageFile[]; leftOut: LeftOut[]; nextDate: string | null };

/** The window of what has no dates. */
export const always: PublishWindow = { isDraft: false, from: ever, until: forever };

/** Whether something has no dates. */
export const isAlways = ({ isDraft, from, until }: PublishWindow): boolean =>
  !isDraft && from === ever && until === forever;

/** When a page is on the site. Events are there before and after their dates; all else has happened on its date. */
function windowOfPage({ file, document }: PageFile, isEvent: IsEvent): PublishWindow {
  const { draft, publishFrom = ever, publishUntil = forever, ...entry } = document;
  const { date = ever, until = forever } = isEvent(file) ? {} : entry;
  return {
    isDraft: draft === true,
    from: date > publishFrom ? date : publishFrom,
    until: endOf(until) < endOf(publishUntil) ? until : publishUntil,
  };
}

/** When a block is on its page, while the page is there. */
const windowOfBlock = ({ showFrom, showUntil }: Block): PublishWindow => ({
  isDraft: false,
  from: showFrom ?? ever,
  until: showUntil ?? forever,
});

const hasDaysItself = ({ draft, publishFrom, publishUntil, date, until }: PageDocument): boolean =>
  draft === true || (publishFrom ?? publishUntil ?? date ?? until) !== undefined;

/** The windows of a page and of each of its blocks, in order; a block's lies within its page's. */
export type WindowsOfPage = { page: PublishWindow; blocks: PublishWindow[] };

/** The windows of a page and of each of its blocks. */
export function windowsOf({ file, document }: PageFile, isEvent: IsEvent): WindowsOfPage {
  // The home page is always there: if it has dates, that is reported elsewhere.
  const page =
    addressOfFile(file) === '/' || !hasDaysItself(document)
      ? always
      : windowOfPage({ file, document }, isEvent);
  const { hasDays, types } = summaryOf(document);
  if (!hasDays) return { page, blocks: types.map(() => page) };
  const blocks = document.blocks.map(windowOfBlock).map(({ from, until }) => ({
    isDraft: page.isDraft,
    from: from > page.from ? from : page.from,
    until: endOf(until) < endOf(page.until) ? until : page.until,
  }));
  return { page, blocks };
}

/** Whether something is on the site at a time: a day stands for its beginning. */
export const isOpen = ({ isDraft, ...window }: PublishWindow, time: string): boolean =>
  !isDraft && isThere(window, time);

/** Whether a text is a day, as year-month-day. */
export function isDay(text: string): boolean {
  const moment = Date.parse(text);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(moment) &&
    new Date(moment).toISOString().startsWith(text)
  );
}

/** Whether a text is a day, or a day with an hour. */
export const isTime = (text: string): boolean =>
  isDay(text.slice(0, 10)) && /^(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/.test(text.slice(10));

/**
 * The first day or moment, from `time` on, at which `source` is on the site but `target` is not; null if there is none.
 * Then a link from `source` to `target` is broken.
 */
export function firstGap(
  source: PublishWindow,
  target: PublishWindow,
  time: string,
): string | null {
  const first = source.from > time ? source.from : time;
  if (source.isDraft || first >= endOf(source.until)) return null;
  if (!isOpen(target, first)) return first;
  const ends = endOf(target.until);
  return ends < endOf(source.until) ? ends : null;
}

/** The days and moments at which something is added or removed. */
const turns = ({ isDraft, from, until }: PublishWindow): string[] =>
  isDraft ? [] : [...(from === ever ? [] : [from]), ...(until === forever ? [] : [endOf(until)])];

/** A block without its scheduling fields, which visitors do not need. */
function withoutDays(block: Block): Block {
  if (!block.showFrom && !block.showUntil && !block.reviewBy) return block;
  const { showFrom: _from, showUntil: _until, reviewBy: _review, ...rest } = block;
  return rest;
}

/** The pages as visitors see them at a time. Everything else is made from these. */
export function pagesOn(files: readonly PageFile[], time: string): PagesOfDay {
  const leftOut: LeftOut[] = [];
  const dates: string[] = [];
  const isEvent = createIsEvent(files);
  const pages = files.flatMap((page) => {
    const { file, document } = page;
    const { hasDays } = summaryOf(document);
    if (!hasDays && !hasDaysItself(document)) return [page];
    const windows = windowsOf({ file, document }, isEvent);
    dates.push(...[windows.page, ...(hasDays ? windows.blocks : [])].flatMap(turns));
    if (!isOpen(windows.page, time)) {
      leftOut.push({ file, block: null, window: windows.page });
      return [];
    }
    if (!hasDays) return [page];
    const shown = document.blocks.flatMap((block, index) => {
      const window = windows.blocks[index] ?? always;
      if (isOpen(window, time)) return [{ block: withoutDays(block), index }];
      leftOut.push({ file, block: index, window });
      return [];
    });
    const blocks = withLastingAnchors(document, shown);
    const isWhole =
      blocks.length === document.blocks.length &&
      blocks.every((block, index) => block === document.blocks[index]);
    return [isWhole ? page : { file, document: { ...document, blocks } }];
  });
  const nextDate = dates.filter((date) => date > time).toSorted()[0] ?? null;
  return { pages, leftOut, nextDate };
}

/** What is left out on a day and when that changes next, in lines for editors; empty if nothing is. */
export function describeLeftOut({
  day,
  leftOut,
  nextDate,
}: {
  day: string;
  leftOut: readonly LeftOut[];
  nextDate: string | null;
}): string[] {
  const lines = leftOut.map(
    ({ file, block, window }) =>
      `  ${file}${block === null ? '' : `, block ${block + 1}`}: ${whenShown(window, day)}`,
  );
  return [
    ...(lines.length > 0 ? [`Left out on ${day.slice(0, 10)}:`, ...lines] : []),
    ...(nextDate === null
      ? []
      : [
          `The next change by date is on ${nextDate}: build again ${hasHour(nextDate) ? 'then' : 'that day'}.`,
        ]),
  ];
}

/** When something that is left out on a day will be or was on the site, in words for editors. */
export function whenShown({ isDraft, from, until }: PublishWindow, day: string): string {
  if (isDraft) return 'a draft';
  return from > day ? `from ${from} on` : `until ${until}`;
}
