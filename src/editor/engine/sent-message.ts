import type { StoredPicture } from '../../content/index.ts';
import { sheetOf, createSendViews } from '../../render/index.ts';
import { summaryOf, type Page, type SiteTree } from '../../site/index.ts';

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
