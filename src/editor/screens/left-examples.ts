import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { isObject, metaOf } from '../../../schema/fields/field.ts';
import { blockDefinitions } from '../../../schema/blocks/index.ts';
import { schemaOfFile } from '../../content/file-schemas.ts';
import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import type { FileChange, Value } from '../../editing/edit-op.ts';
import { openText } from '../../editing/open-text.ts';
import { valueAt } from '../../editing/value-at.ts';
import { leavesOf, type Leaf } from '../engine/leaves.ts';
import { schemaAt } from '../fields/schema-at.ts';

/** The kinds of fields that visitors would take for the truth about this site. */
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
]);

/** A place in a file where the example is still there that a new block or row begins with. */
export type LeftExample = { path: FieldPath; value: string };

/**
 * The examples that are left in a changed file. `exampleOfBlock` returns what a block of a type begins with; null if
 * there is no such block.
 */
export function leftExamples(
  { file, before, after }: FileChange,
  exampleOfBlock: (type: string) => Value | null,
): LeftExample[] {
  const root = after === null ? undefined : openText(after)?.value;
  if (root === undefined) return [];
  const known = new Set(textsIn(file, before));
  const examples = new Map<string, ReadonlySet<string>>();
  const examplesOf = (type: string) => {
    const found = examples.get(type) ?? exampleTexts(type, exampleOfBlock(type));
    examples.set(type, found);
    return found;
  };
  return leavesOf(schemaOfFile(file, root), root).flatMap((leaf) => {
    const { path, kind } = leaf;
    const value = String(leaf.value);
    if (!statements.has(kind) || known.has(value)) return [];
    const block = path[0] === 'blocks' ? valueAt(root, path.slice(0, 2)) : undefined;
    const isOfBlock = isObject(block) && examplesOf(String(block['type'])).has(value);
    return isOfBlock || isOwnExample({ file, root }, leaf) ? [{ path, value }] : [];
  });
}

/** Whether a value is the example of its field. */
function isOwnExample(open: { file: string; root: Value }, { path, value }: Leaf): boolean {
  const schema = schemaAt(open, path);
  return schema !== null && metaOf(schema).example === value;
}

/** All texts and numbers of a file. */
function textsIn(file: string, text: string | null): string[] {
  const root = text === null ? undefined : openText(text)?.value;
  return root === undefined
    ? []
    : leavesOf(schemaOfFile(file, root), root).map(({ value }) => String(value));
}

function exampleTexts(type: string, example: Value | null): ReadonlySet<string> {
  const schema = blockDefinitions.get(type)?.schema;
  return new Set(
    schema && example !== null
      ? leavesOf(schema, example).flatMap(({ kind, value }) =>
          statements.has(kind) ? [String(value)] : [],
        )
      : [],
  );
}
