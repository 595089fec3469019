import type { Explanation } from '../diagnostics/diagnostic.ts';
import { addressKey } from './addresses.ts';
import { line } from './check-page-link.ts';
import { readLink } from './links.ts';
import { anchorsOfBlock } from './page-anchors.ts';
import { always, firstGap, type PublishWindow, type WindowsOfPage } from './publish-window.ts';
import type { FoundLink } from './read-mentions.ts';
import type { PageFile } from './site-tree.ts';

/** A page with the days on which it and its blocks are on the site. */
type ScheduledPage = PageFile & { windows: WindowsOfPage };

type DueContext = {
  /** When the link is there. */
  window: PublishWindow;
  /** The page that has the link; null in site.yaml. */
  own: ScheduledPage | null;
  /** All pages by their addresses in small letters. */
  scheduledAt: ReadonlyMap<string, ScheduledPage>;
  day: string;
};

/**
 * Says so where a link is on the site on a day, from the given one on, on which what it leads to is not: the page, or
 * the block with the anchor. On the given day or where it begins it is an error; an end that is still to come is told of
 * beforehand.
 */
export function checkDue(
  link: FoundLink,
  { window, own, scheduledAt, day }: DueContext,
): Explanation | null {
  const target = readLink(link.to);
  if (target.kind !== 'page' && target.kind !== 'anchor') return null;
  const page = target.kind === 'anchor' ? own : scheduledAt.get(addressKey(target.address));
  if (!page) return null;
  const { anchor } = target;
  const [part, what] =
    target.kind === 'page' && firstGap(window, page.windows.page, day) !== null
      ? [page.windows.page, `The page ${target.address}`]
      : [windowOfAnchor(page, anchor), `The part of the page with the anchor ${anchor}`];
  const gap = firstGap(window, part, day);
  if (gap === null) return null;
  const isEnd = !part.isDraft && gap > part.until;
  const when = part.isDraft
    ? 'is a draft'
    : isEnd
      ? `is there until ${part.until} only`
      : `is not there before ${part.from}`;
  return {
    code: 'page-not-due',
    ...(isEnd && gap > day ? { severity: 'warning' as const } : {}),
    message: `${what} ${when}${isEnd || part.isDraft ? '' : `, and this link is there ${window.from > day ? `from ${window.from} on` : 'now'}`}.`,
    help: helpFor(part, isEnd, own !== null && link.path[0] === 'blocks'),
    ...(part.isDraft ? { example: line(link, '/') } : { example: limit(part, isEnd) }),
  };
}

const limit = ({ from, until }: PublishWindow, isEnd: boolean) =>
  isEnd ? `showUntil: ${until}` : `showFrom: ${from}`;

function helpFor(part: PublishWindow, isEnd: boolean, isInBlock: boolean): string {
  if (part.isDraft) return 'Take draft from the page, or lead the link to another page.';
  if (!isInBlock) return 'Lead the link to another page, or change the days of the page.';
  return `Give the block that has the link ${limit(part, isEnd)}, or lead the link to another page.`;
}

/** When the block is there that an anchor leads to; of an anchor that several have, when the first of them is. */
function windowOfAnchor(
  { document, windows }: ScheduledPage,
  anchor: string | null,
): PublishWindow {
  const index = document.blocks.findIndex(
    (block) => anchor !== null && anchorsOfBlock(block).includes(anchor),
  );
  return windows.blocks[index] ?? always;
}
