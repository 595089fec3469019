import type { Node, NodeType } from 'prosemirror-model';
import { Selection, type Command, type EditorState } from 'prosemirror-state';
import { grammar } from './grammar.ts';
import { childrenOf } from './tidy.ts';

const { table, table_row: tableRow, table_head: head, table_cell: cell } = grammar.nodes;

/** Whether the selection begins in a node of a type. */
export const isIn = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    (node) => node.type === type,
  );

const emptyRow = (type: NodeType, width: number): Node =>
  tableRow.create(
    null,
    Array.from({ length: width }, () => type.create()),
  );

/** Puts an empty table of two columns below the block with the selection. */
export const insertTable: Command = (state, dispatch) => {
  const { $to } = state.selection;
  if (isIn(state, table)) return false;
  const at = $to.depth === 0 ? $to.pos : $to.after(1);
  const added = table.create(null, [emptyRow(head, 2), emptyRow(cell, 2), emptyRow(cell, 2)]);
  const tr = state.tr.insert(at, added);
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  return true;
};

/** A table, where it begins, and the row and the column of the selection. */
type SelectedCell = { table: Node; start: number; row: number; column: number };

function selectedCell({ selection: { $from } }: EditorState): SelectedCell | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === table) {
      return {
        table: $from.node(depth),
        start: $from.before(depth),
        row: $from.index(depth),
        column: $from.index(depth + 1),
      };
    }
  }
  return null;
}

/** Replaces the rows of the table with the selection; without rows, it is removed. */
const changeRows =
  (change: (rows: Node[], selected: SelectedCell) => Node[]): Command =>
  (state, dispatch) => {
    const selected = selectedCell(state);
    if (!selected) return false;
    const rows = change(childrenOf(selected.table), selected);
    const next = rows.length === 0 ? grammar.nodes.paragraph.create() : table.create(null, rows);
    const end = selected.start + selected.table.nodeSize;
    const tr = state.tr.replaceWith(selected.start, end, next);
    const near = Math.min(state.selection.from, tr.doc.content.size);
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(near))).scrollIntoView());
    return true;
  };

/** Rows with other cells in each. */
const changeCells = (rows: readonly Node[], change: (cells: Node[]) => Node[]): Node[] =>
  rows.map((row) => tableRow.create(null, change(childrenOf(row))));

/** What can be done with the table that has the selection. Its first row has the heads, and stays. */
export const tableTools = {
  addRow: changeRows((rows, { row, table: { firstChild } }) =>
    rows.toSpliced(row + 1, 0, emptyRow(cell, firstChild?.childCount ?? 1)),
  ),
  addColumn: changeRows((rows, { column }) =>
    changeCells(rows, (cells) => cells.toSpliced(column + 1, 0, (cells[0]?.type ?? cell).create())),
  ),
  deleteRow: changeRows((rows, { row }) => (row === 0 ? rows : rows.toSpliced(row, 1))),
  deleteColumn: changeRows((rows, { column }) =>
    (rows[0]?.childCount ?? 0) < 2 ? [] : changeCells(rows, (cells) => cells.toSpliced(column, 1)),
  ),
  deleteTable: changeRows(() => []),
} satisfies Record<string, Command>;

/** Moves to the next or the previous cell; behind the last one, into a new row. */
export const moveToCell =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const selected = selectedCell(state);
    if (!selected) return false;
    const starts: number[] = [];
    let current = 0;
    const end = selected.start + selected.table.nodeSize;
    state.doc.nodesBetween(selected.start, end, ({ type }, position) => {
      if (type !== head && type !== cell) return;
      if (position < state.selection.from) current = starts.length;
      starts.push(position + 1);
    });
    const target = starts[current + by];
    if (target === undefined) return by === 1 && tableTools.addRow(state, dispatch);
    dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(target))).scrollIntoView());
    return true;
  };
