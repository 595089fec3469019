import { type PastedDocument, readPlain } from '../../content/index.ts';
import type { LinkTo } from '../rich-text/index.ts';
import type { PastedInput } from './pasted-input.ts';
import { readHtml } from './read-html.ts';

/** Reads a paste as a document. `readImportFile` reads files. */
export function readInput({ html, text }: PastedInput, linkTo: LinkTo): PastedDocument {
  const fromHtml = html.trim() === '' ? null : readHtml(html, linkTo);
  const { struck = [], hidden = [], lettered = 0 } = fromHtml?.leftOut ?? {};
  // The plain text includes what the HTML strikes out or hides.
  if (fromHtml && struck.length + hidden.length + lettered > 0) return fromHtml;
  // Code editors and chats wrap lines in HTML that adds nothing to the text.
  const hasStructure =
    fromHtml?.parts.some(({ kind }) => kind !== 'paragraph') === true ||
    /<(?:b|strong|a|p|q|sub|sup)\b|vertical-align:\s*su[bp]/i.test(html);
  return fromHtml && hasStructure && fromHtml.parts.length > 0 ? fromHtml : readPlain(text);
}
