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
  return {
    columns: columns.map(({ label, unit, areAmounts }, index) => ({
      label,
      unit,
      isFigure: rows.every((row) => typeof row[index] === 'number'),
      isPrice: areAmounts === true,
    })),
    rows: rows.map((row) => row.map((cell, index) => blockCell(cell, columns[index]?.areAmounts))),
  };
}

type BlockCell = NonNullable<ResolvedBlock<'table'>['rows']>[number][number];

function blockCell(cell: BlockCell, isAmount = false): TableCellValue {
  if (typeof cell === 'boolean') return { kind: 'yes-no', isYes: cell };
  if (typeof cell === 'number') {
    return isAmount ? { kind: 'amount', price: cell } : { kind: 'number', number: cell };
  }
  return typeof cell === 'object' && cell.html === '' ? null : { kind: 'text', text: cell };
}
