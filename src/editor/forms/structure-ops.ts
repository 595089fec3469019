import { childOf, valueAt } from '../../../schema/value-at.ts';
import type { Diagnostic, FieldPath } from '../../diagnostics/diagnostic.ts';
import type { EditOp, Value, ValueObject } from '../../editing/edit-op.ts';
import { findTable } from '../../site/checks/explain-table.ts';
import { imitatedHeading, imitatedList } from '../../site/text/imitated-structure.ts';

/** What a text can be made of that it only looks like. */
export type Structure = 'list' | 'heading' | 'table';

const structures: Partial<Record<Diagnostic['code'], Structure>> = {
  'list-in-looks': 'list',
  'heading-in-looks': 'heading',
  'table-in-text': 'table',
};

/** The structure that a diagnostic finds imitated, and the changes that make it one; null for any other diagnostic. */
export function structureOps(
  root: Value,
  { code, path }: Pick<Diagnostic, 'code' | 'path'>,
): { structure: Structure; ops: EditOp[] } | null {
  const structure = structures[code];
  const text = valueAt(root, path);
  if (structure === undefined || typeof text !== 'string') return null;
  if (structure === 'table') {
    const ops = tableOps(root, path, text);
    return ops && { structure, ops };
  }
  const found = structure === 'list' ? imitatedList(text) : imitatedHeading(text);
  return found && { structure, ops: [{ op: 'set', path, value: found.text }] };
}

/** Takes a table out of a text, and puts it into a block of its own after the block of the text. */
function tableOps(root: Value, path: FieldPath, text: string): EditOp[] | null {
  const [list, index] = path;
  const table = findTable(text);
  if (!table || list !== 'blocks' || typeof index !== 'number') return null;
  const block = valueAt(root, [list, index]);
  const cells: ValueObject = {
    columns: table.heads.map((label) => ({ label })),
    rows: table.rows,
  };
  // A text block of which nothing is left gives its place and its heading to the table.
  if (table.rest === '' && childOf(block, 'type') === 'prose') {
    const title = childOf(block, 'title');
    const value = { type: 'table', ...(typeof title === 'string' ? { title } : {}), ...cells };
    return [{ op: 'set', path: [list, index], value }];
  }
  const rest: EditOp =
    table.rest === '' ? { op: 'unset', path } : { op: 'set', path, value: table.rest };
  return [
    rest,
    { op: 'insert', path: [list], index: index + 1, value: { type: 'table', ...cells } },
  ];
}
