import { isScalar, visit } from 'yaml';
import type { YAMLError } from 'yaml';
import type { ParsedDocument } from '../yaml/parse-yaml.ts';

/** The row, counted from 0, of an offset in a file. */
export const rowOf = ({ lines }: ParsedDocument, offset: number): number =>
  lines.linePos(offset).line - 1;

const codesOfOpenQuotes = new Set(['MISSING_CHAR', 'UNEXPECTED_TOKEN', 'BAD_INDENT']);

/**
 * The first row that an error may be about. An unclosed quote swallows the lines below it, up to the next quote or the
 * end of the file, so the mistake may be far above the error.
 */
export function firstRowOf(parsed: ParsedDocument, error: YAMLError): number {
  const row = rowOf(parsed, error.pos[0]);
  return Math.min(
    row,
    ...openValues(parsed, error).flatMap(({ start, isQuote }) => (isQuote ? start : [])),
  );
}

/** The quoted or bracketed values that contain an error, each with the row where it begins. */
export function openValues(
  parsed: ParsedDocument,
  error: YAMLError,
): { start: number; isQuote: boolean }[] {
  if (!codesOfOpenQuotes.has(error.code)) return [];
  const found: { start: number; isQuote: boolean }[] = [];
  visit(parsed.document, {
    Node(_, node) {
      const [start = 0, end = 0] = node.range ?? [];
      const isQuote = isScalar(node) && (node.type ?? '').startsWith('QUOTE');
      const isOpen = isQuote || ('flow' in node && node.flow === true);
      if (isOpen && start <= error.pos[0] && error.pos[0] <= end + 1) {
        found.push({ start: rowOf(parsed, start), isQuote });
      }
    },
  });
  return found;
}
