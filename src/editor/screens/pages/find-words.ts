import type { FieldKind } from '../../../../schema/fields/field-kind.ts';
import { schemaOfFile } from '../../../../schema/file-schemas.ts';
import { isObject } from '../../../../schema/is-object.ts';
import type { FieldPath } from '../../../messages/index.ts';
import { createFinder, plainText, rangeFound } from '../../../site/index.ts';
import { leavesOf } from '../../engine/index.ts';
import type { Session } from '../../session/index.ts';
import { valueOf, withValues } from '../../site/index.ts';
import type { TextSelection } from '../../ui/index.ts';

/** Words found in a text of a page, with those around them, and where they stand in it. */
export type FoundWords = {
  path: FieldPath;
  before: string;
  words: string;
  after: string;
  selection: TextSelection;
};

/** The kinds of texts that visitors read. */
const readKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'line',
  'inline',
  'prose',
  'alt',
  'list-value',
]);

/** In characters, shown on each side of found words. */
const maxAround = 40;

/** The words that a route was opened for, from its state; undefined if it was not. */
export function foundSelection(state: unknown): TextSelection | undefined {
  const found = isObject(state) ? state['selection'] : undefined;
  if (!isObject(found)) return undefined;
  const { text, start, end } = found;
  return typeof text === 'string' && typeof start === 'number' && typeof end === 'number'
    ? { text, start, end }
    : undefined;
}

/** The first text of a page, as visitors read it, that contains certain words; null if there is none. */
export function findWords(session: Session, file: string, query: string): FoundWords | null {
  const root = valueOf(session, file);
  if (root === undefined) return null;
  const isFound = createFinder(query);
  for (const { path, kind, value } of leavesOf(schemaOfFile(file, root), root)) {
    if (typeof value !== 'string' || !readKinds.has(kind)) continue;
    const read =
      kind === 'inline' || kind === 'prose'
        ? plainText({ part: 'text', form: kind, markdown: value })
        : value;
    const text = withValues(session, read);
    const [start, end] = rangeFound(text, isFound) ?? [0, 0];
    if (end === 0) continue;
    const from = Math.max(0, start - maxAround);
    const to = end + maxAround;
    return {
      path,
      before: (from > 0 ? '…' : '') + text.slice(from, start),
      words: text.slice(start, end),
      after: text.slice(end, to) + (to < text.length ? '…' : ''),
      selection: { text, start, end },
    };
  }
  return null;
}
