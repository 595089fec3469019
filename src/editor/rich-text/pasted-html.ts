import { linksOfSite, type LinkTo } from './pasted-links.ts';
import { tablesAsLines } from './pasted-tables.ts';
import { listsFromWord } from './word-lists.ts';

/** What is on the clipboard, in elements that longer texts have. */
export function pastedHtml(html: string, linkTo: LinkTo): string {
  // ProseMirror notes at its own copies where they were cut out; all in them can be pasted.
  if (html.includes('data-pm-slice')) return html;
  return linksOfSite(tablesAsLines(listsFromWord(html)), location.origin, linkTo);
}
