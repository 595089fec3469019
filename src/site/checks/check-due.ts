import {
  type Explanation,
  phrase,
  say,
  type Message,
  type MessageValues,
} from '../../messages/index.ts';
import { addressKey, addressOfFile } from '../addresses/addresses.ts';
import { readLink } from '../addresses/links.ts';
import { blockAnchors } from '../pages/block-anchors.ts';
import { anchorsOfBlock } from '../pages/page-anchors.ts';
import {
  always,
  firstGap,
  type PublishWindow,
  type WindowsOfPage,
} from '../pages/publish-window.ts';
import type { FoundLink } from '../text/read-mentions.ts';
import type { PageFile } from '../site-tree.ts';
import { endOf } from '../dates/wall-clock.ts';

/** A page, and when it and its blocks are on the site. */
export type ScheduledPage = PageFile & { windows: WindowsOfPage };

type DueContext = {
  /** When the link is on the site. */
  window: PublishWindow;
  /** The page with the link; null in site.yaml. */
  schedule: ScheduledPage | null;
  /** The page at an address in lower case. */
  scheduledAt: (key: string) => ScheduledPage | null;
  day: string;
};

/**
 * Reports a link whose target, a page or a block with an anchor, is not on the site for some of the days (from the
 * given one on) on which the link is. It is an error, except for a target that is there now and will be removed later:
 * that is a warning.
 */
export function checkDue(
  link: FoundLink,
  { window, schedule, scheduledAt, day }: DueContext,
): Explanation | null {
  const target = readLink(link.to);
  if (target.kind !== 'page' && target.kind !== 'anchor') return null;
  const page = target.kind === 'anchor' ? schedule : scheduledAt(addressKey(target.address));
  if (!page) return null;
  const { anchor } = target;
  const isPage = target.kind === 'page' && firstGap(window, page.windows.page, day) !== null;
  const part = isPage ? page.windows.page : windowOfAnchor(page, anchor);
  const gap = firstGap(window, part, day);
  if (gap === null) return null;
  const isEnd = !part.isDraft && gap >= endOf(part.until);
  const address = target.kind === 'page' ? target.address : addressOfFile(page.file);
  const missing: MessageValues = isPage ? { address } : { anchor: anchor ?? '' };
  return {
    code: 'page-not-due',
    ...(isEnd && gap > day ? { severity: 'warning' as const } : {}),
    // A block is a draft only if its page is.
    message: part.isDraft
      ? say('link-draft', { address })
      : isEnd
        ? say(isPage ? 'due-pageUntil' : 'due-blockUntil', { ...missing, until: part.until })
        : say(isPage ? 'due-pageBefore' : 'due-blockBefore', {
            ...missing,
            from: part.from,
            linkShown:
              window.from > day
                ? phrase('linkShown', 'later', { day: window.from })
                : phrase('linkShown', 'now'),
          }),
    help: helpFor(part, isEnd, schedule !== null && link.path[0] === 'blocks'),
    ...(part.isDraft ? {} : { example: limit(part, isEnd) }),
  };
}

const limit = ({ from, until }: PublishWindow, isEnd: boolean) =>
  isEnd ? `showUntil: ${until}` : `showFrom: ${from}`;

function helpFor(part: PublishWindow, isEnd: boolean, isInBlock: boolean): Message {
  if (part.isDraft) return say('link-removeDraft');
  if (!isInBlock) return say('due-changeDays');
  return say('due-limit', { limit: limit(part, isEnd) });
}

/** When the block with an anchor is on the site: the first one, if several have it. */
function windowOfAnchor(
  { document, windows }: ScheduledPage,
  anchor: string | null,
): PublishWindow {
  if (anchor === null) return always;
  const named = blockAnchors(document);
  const index = document.blocks.findIndex(
    (block, position) => named[position] === anchor || anchorsOfBlock(block).includes(anchor),
  );
  return windows.blocks[index] ?? always;
}
