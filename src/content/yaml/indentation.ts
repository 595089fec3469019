import { isMap, isSeq } from 'yaml';
import type { Node } from 'yaml';
import { entriesOf, isBlockCollection } from './entries.ts';
import type { OpenText } from './open-text.ts';
import { columnOf } from './slots.ts';

/** The indentation that a file uses: of the fields of an object, and of the dashes of a list below its field. */
export type Indentation = { depth: number; listDepth: number };

/** The first one found in the file; two spaces by default. */
export function indentationOf({ body, document }: OpenText): Indentation {
  const seen: { depth?: number; listDepth?: number } = {};
  look(body, document.contents, seen);
  const depth = seen.depth ?? (seen.listDepth || 2);
  return { depth, listDepth: seen.listDepth ?? depth };
}

function look(body: string, node: Node | null, seen: Partial<Indentation>): void {
  if (!isBlockCollection(node) || (seen.depth !== undefined && seen.listDepth !== undefined))
    return;
  for (const { start, value } of entriesOf(body, node) ?? []) {
    const first = isBlockCollection(value) ? entriesOf(body, value)?.[0] : undefined;
    if (first && isMap(node)) {
      const deeper = columnOf(body, first.start) - columnOf(body, start);
      if (isSeq(value)) seen.listDepth ??= deeper;
      else seen.depth ??= deeper;
    }
    look(body, value, seen);
  }
}
