import { cleanPaste } from './clean-paste.ts';
import { makeLinksOfSite, type LinkTo } from './pasted-links.ts';
import { makeLinesOfTables } from './pasted-tables.ts';

/** What is on the clipboard, in elements that longer texts have; `linkTo` decides about links to other places. */
export function pastedHtml(html: string, linkTo: LinkTo): string {
  // ProseMirror notes at its own copies where they were cut out; all in them can be pasted.
  if (html.includes('data-pm-slice')) return html;
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  cleanPaste(pasted);
  const { body } = pasted;
  makeLinesOfTables(body);
  makeLinksOfSite(body, location.origin, linkTo);
  return body.innerHTML;
}
