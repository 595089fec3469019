import { cleanPaste } from './clean-paste.ts';
import { makeLinksOfSite, type LinkTo } from './pasted-links.ts';
import { makeLinesOfTables } from './pasted-tables.ts';

/** The clipboard's HTML in elements that longer texts have. `linkTo` rewrites links to other places. */
export function pastedHtml(html: string, linkTo: LinkTo): string {
  // ProseMirror notes in its own copies where they were cut out; all of it can be pasted.
  if (html.includes('data-pm-slice')) return html;
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  cleanPaste(pasted);
  const { body } = pasted;
  makeLinesOfTables(body);
  makeLinksOfSite(body, location.origin, linkTo);
  return body.innerHTML;
}
