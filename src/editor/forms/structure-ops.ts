import { childOf, valueAt } from '../../../schema/value-at.ts';
import type { Diagnostic, FieldPath } from '../../messages/index.ts';
import type { EditOp, Value, ValueObject } from '../../content/index.ts';
import { findTable, imitatedHeading, imitatedList } from '../../site/index.ts';

type Structure = 'list' | 'heading' | 'table';

const structures: Partial<Record<Diagnostic['code'], Structure>> = {
  'list-in-looks': 'list',
  'heading-in-looks': 'heading',
  'table-in-text': 'table',
};

/**
 * The structure that a text imitates according to a diagnostic, and the changes that create it; null for other
 * diagnostics.
 */
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

/** Moves a table out of a text into a block of its own below. */
function tableOps(root: Value, path: FieldPath, text: string): EditOp[] | null {
  const [list, index] = path;
  const table = findTable(text);
  if (!table || list !== 'blocks' || typeof index !== 'number') return null;
  const block = valueAt(root, [list, index]);
  const cells: ValueObject = {
    columns: table.heads.map((label) => ({ label })),
    rows: table.rows,
  };
  // If nothing of the text block remains, the table takes its place and heading.
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
