import { decimalsOf, readFigure } from '../../../schema/blocks/table/read-figure.ts';
import type { ListTable, Resolved, ResolvedBlock } from 'woven-site/components';

/** A cell that is ready to render; null if it is empty. */
export type TableCellValue = Resolved<ListTable>['rows'][number][number];

/** A row. */
export type Row = readonly TableCellValue[];

/** The head of a column, and whether its cells are figures. */
export type Column = {
  label: string;
  unit?: string | undefined;
  isFigure: boolean;
  /** Whether the unit is what the prices of the column are for. */
  isPrice: boolean;
};

/** Whether a cell holds figures, which stand below each other at the end of their column. */
export const isFigure = (cell: TableCellValue): boolean =>
  cell?.kind === 'amount' || cell?.kind === 'number';

type ShownRows = { columns: Column[]; rows: Row[]; asOf?: string | undefined };

/** The columns and rows of a table: its own, or those of its list. */
export function tableOf({ data, columns = [], rows = [] }: ResolvedBlock<'table'>): ShownRows {
  if (data) {
    return {
      asOf: data.asOf,
      rows: data.rows,
      columns: data.columns.map(({ label, unit, kind }) => ({
        label,
        unit: kind === 'amount' ? undefined : unit,
        isFigure: kind === 'amount' || kind === 'number',
        isPrice: kind === 'amount',
      })),
    };
  }
  const cells = rows.map((row) => row.map((cell, index) => blockCell(cell, columns[index])));
  return {
    columns: columns.map(({ label, unit, areAmounts }, index) => ({
      label,
      unit,
      isFigure: cells.every((row) => isFigure(row[index] ?? null)),
      isPrice: areAmounts === true,
    })),
    rows: cells,
  };
}

type BlockCell = NonNullable<ResolvedBlock<'table'>['rows']>[number][number];

type BlockColumn = NonNullable<ResolvedBlock<'table'>['columns']>[number];

function blockCell(cell: BlockCell, column: BlockColumn | undefined): TableCellValue {
  if (typeof cell === 'boolean') return { kind: 'yes-no', isYes: cell };
  if (cell.html === '') return null;
  const holdsFigures = column?.areAmounts === true || column?.areNumbers === true;
  const figure = holdsFigures ? readFigure(cell.html) : null;
  if (figure === null) return { kind: 'text', text: cell };
  return column?.areAmounts === true
    ? { kind: 'amount', price: figure }
    : { kind: 'number', number: figure, decimals: decimalsOf(cell.html) };
}
