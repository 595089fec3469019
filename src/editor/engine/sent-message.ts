import type { StoredPicture } from '../../content/edit-protocol/store.ts';
import { sheetOf } from '../../render/send/fit-sheet.ts';
import { createSendViews } from '../../render/send/send-view.ts';
import { summaryOf } from '../../site/pages/page-summary.ts';
import type { Page, SiteTree } from '../../site/site-tree.ts';

/** What is sent with “Send this page”: the message, what chat programs show of the link after it, and the sheet. */
export type SentMessage = {
  text: string;
  url: string;
  title: string;
  /** The address of a picture of the page. */
  picture: string | null;
  /** What does not fit on the sheet for the board, a line each. */
  leftOut: readonly string[];
};

/** What sends a page today. */
export function sentMessage(
  tree: SiteTree,
  page: Page,
  pictures: readonly StoredPicture[],
): SentMessage {
  const view = createSendViews(tree, new Date())(page);
  const { src } = summaryOf(page.document).picture ?? tree.settings.socialImage ?? {};
  return {
    text: view.message,
    url: view.url,
    title: view.title,
    picture: pictures.find(({ name }) => name === src)?.address ?? null,
    leftOut: sheetOf(view).leftOut,
  };
}
