import type { FieldKind } from '../../../../schema/fields/field-kind.ts';
import { schemaOfFile } from '../../../content/file-schemas.ts';
import type { FieldPath } from '../../../diagnostics/diagnostic.ts';
import type { FileChange } from '../../../editing/edit-op.ts';
import { openText } from '../../../editing/open-text.ts';
import { leavesOf } from '../../engine/leaves.ts';

/** Kinds of fields whose values visitors would take for facts about this site. */
const statements: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'line',
  'inline',
  'prose',
  'alt',
  'amount',
  'number',
  'date',
  'time',
  'email',
  'telephone',
  'url',
  'embed',
]);

/** A place in a file that still holds the example of a new block or row. */
export type LeftExample = { path: FieldPath; value: string };

/** The inserted examples that a changed file still holds. */
export function leftExamples(
  { file, before, after }: FileChange,
  inserted: readonly string[],
): LeftExample[] {
  const root = after === null ? undefined : openText(after)?.value;
  if (root === undefined || inserted.length === 0) return [];
  const existing = new Set(textsIn(file, before));
  return leavesOf(schemaOfFile(file, root), root).flatMap(({ path, kind, value }) => {
    const text = String(value);
    const isLeft = statements.has(kind) && inserted.includes(text) && !existing.has(text);
    return isLeft ? [{ path, value: text }] : [];
  });
}

function textsIn(file: string, text: string | null): string[] {
  const root = text === null ? undefined : openText(text)?.value;
  return root === undefined
    ? []
    : leavesOf(schemaOfFile(file, root), root).map(({ value }) => String(value));
}
