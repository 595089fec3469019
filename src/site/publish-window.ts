import type { Block } from '../../schema/blocks/index.ts';
import type { PageDocument } from '../../schema/page.ts';
import { addressOfFile } from './addresses.ts';
import { summaryOf } from './page-summary.ts';
import type { PageFile } from './site-tree.ts';

/**
 * The days on which something is on the site: first and last day, both included, as year-month-day. A draft never is.
 */
export type PublishWindow = { isDraft: boolean; from: string; until: string };

/** What the build leaves out on a day: a page, or one of its blocks. */
export type LeftOut = {
  file: string;
  /** The position of the block in its file; null for the page itself. */
  block: number | null;
  window: PublishWindow;
};

/** The pages of a day, what is left out, and the next day on which a page or block is added or removed. */
export type PagesOfDay = { pages: PageFile[]; leftOut: LeftOut[]; nextDate: string | null };

/** Before and after any date that can be written. */
const [ever, forever] = ['', '9999-12-31'];

/** The window of what has no dates. */
export const always: PublishWindow = { isDraft: false, from: ever, until: forever };

/** Whether something has no dates. */
export const isAlways = ({ isDraft, from, until }: PublishWindow): boolean =>
  !isDraft && from === ever && until === forever;

/** When a page is on the site. */
const windowOfPage = ({ draft, publishFrom, publishUntil }: PageDocument): PublishWindow => ({
  isDraft: draft === true,
  from: publishFrom ?? ever,
  until: publishUntil ?? forever,
});

/** When a block is on its page, while the page is there. */
const windowOfBlock = ({ showFrom, showUntil }: Block): PublishWindow => ({
  isDraft: false,
  from: showFrom ?? ever,
  until: showUntil ?? forever,
});

const hasDaysItself = ({ draft, publishFrom, publishUntil }: PageDocument): boolean =>
  draft === true || publishFrom !== undefined || publishUntil !== undefined;

/** The windows of a page and of each of its blocks, in order; a block's lies within its page's. */
export type WindowsOfPage = { page: PublishWindow; blocks: PublishWindow[] };

/** The windows of a page and of each of its blocks. */
export function windowsOf({ file, document }: PageFile): WindowsOfPage {
  // The home page is always there: if it has dates, that is reported elsewhere.
  const page =
    addressOfFile(file) === '/' || !hasDaysItself(document) ? always : windowOfPage(document);
  const { hasDays, types } = summaryOf(document);
  if (!hasDays) return { page, blocks: types.map(() => page) };
  const blocks = document.blocks.map(windowOfBlock).map(({ from, until }) => ({
    isDraft: page.isDraft,
    from: from > page.from ? from : page.from,
    until: until < page.until ? until : page.until,
  }));
  return { page, blocks };
}

/** Whether something is on the site on a day. */
export const isOpen = ({ isDraft, from, until }: PublishWindow, day: string): boolean =>
  !isDraft && from <= day && day <= until;

/** Whether a text is a day, as year-month-day. */
export function isDay(text: string): boolean {
  const moment = Date.parse(text);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(moment) &&
    new Date(moment).toISOString().startsWith(text)
  );
}

/** The day after a day. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/**
 * The first day, from `day` on, on which `source` is on the site but `target` is not; null if there is none. On that
 * day a link from `source` to `target` is broken.
 */
export function firstGap(source: PublishWindow, target: PublishWindow, day: string): string | null {
  const first = source.from > day ? source.from : day;
  if (source.isDraft || first > source.until) return null;
  if (!isOpen(target, first)) return first;
  return target.until < source.until ? dayAfter(target.until) : null;
}

/** The days on which something is added or removed. */
const turns = ({ isDraft, from, until }: PublishWindow): string[] =>
  isDraft
    ? []
    : [...(from === ever ? [] : [from]), ...(until === forever ? [] : [dayAfter(until)])];

/** A block without its scheduling fields, which visitors do not need. */
function withoutDays(block: Block): Block {
  if (!block.showFrom && !block.showUntil && !block.reviewBy) return block;
  const { showFrom: _from, showUntil: _until, reviewBy: _review, ...rest } = block;
  return rest;
}

/** The pages as visitors see them on a day. Everything else is made from these. */
export function pagesOn(files: readonly PageFile[], day: string): PagesOfDay {
  const leftOut: LeftOut[] = [];
  const dates: string[] = [];
  const pages = files.flatMap((page) => {
    const { file, document } = page;
    const windows = windowsOf({ file, document });
    const { hasDays } = summaryOf(document);
    if (windows.page === always && !hasDays) return [page];
    dates.push(...[windows.page, ...(hasDays ? windows.blocks : [])].flatMap(turns));
    if (!isOpen(windows.page, day)) {
      leftOut.push({ file, block: null, window: windows.page });
      return [];
    }
    if (!hasDays) return [page];
    const blocks = document.blocks.flatMap((block, index): Block[] => {
      const window = windows.blocks[index] ?? always;
      if (isOpen(window, day)) return [withoutDays(block)];
      leftOut.push({ file, block: index, window });
      return [];
    });
    const isWhole =
      blocks.length === document.blocks.length &&
      blocks.every((block, index) => block === document.blocks[index]);
    return [isWhole ? page : { file, document: { ...document, blocks } }];
  });
  const nextDate = dates.filter((date) => date > day).toSorted()[0] ?? null;
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
    ...(lines.length > 0 ? [`Left out on ${day}:`, ...lines] : []),
    ...(nextDate === null
      ? []
      : [`The next change by date is on ${nextDate}: build again that day.`]),
  ];
}

/** When something that is left out on a day will be or was on the site, in words for editors. */
export function whenShown({ isDraft, from, until }: PublishWindow, day: string): string {
  if (isDraft) return 'a draft';
  return from > day ? `from ${from} on` : `until ${until}`;
}
