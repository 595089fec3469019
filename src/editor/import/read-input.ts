import type { PastedDocument } from '../../editing/import/pasted-document.ts';
import { readCsv, readPlain } from '../../editing/import/read-plain.ts';
import type { LinkTo } from '../rich-text/pasted-links.ts';
import type { PastedInput } from './pasted-input.ts';
import { readHtml } from './read-html.ts';

/** What was pasted, as a document. Files are read by `readImportFile`. */
export function readInput({ html, text }: PastedInput, linkTo: LinkTo): PastedDocument {
  const fromHtml = html.trim() === '' ? null : readHtml(html, linkTo);
  // Code editors and chats put lines into HTML that say no more than the text does.
  const hasStructure =
    fromHtml?.parts.some(({ kind }) => kind !== 'paragraph') === true ||
    /<(?:b|strong|a|p)\b/i.test(html);
  return fromHtml && hasStructure && fromHtml.parts.length > 0 ? fromHtml : readPlain(text);
}

/** The kinds of files that can be read, by the end of their names. */
export const importKinds = ['.csv', '.txt'] as const;

/** The largest file that is read, in bytes. */
const largest = 10 * 1024 * 1024;

/** Why a file was not read. The screen has a sentence for each reason. */
export type FileRefusal = 'kind' | 'size';

/** A file as a document, or why it was not read. */
export async function readImportFile(file: File): Promise<PastedDocument | FileRefusal> {
  const kind = importKinds.find((one) => file.name.toLowerCase().endsWith(one));
  if (!kind) return 'kind';
  if (file.size > largest) return 'size';
  const text = await textOf(file);
  return kind === '.csv' ? readCsv(text) : readPlain(text);
}

/** Excel on Windows saves CSV files in the code page of the system. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
