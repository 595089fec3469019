import { useId } from 'react';
import { layoutOf, type Column, type TableLayout } from '../../content/index.ts';
import { fill, useWords } from '../words/index.ts';
import styles from './TableColumns.module.css';
import { Checkbox } from '../ui/index.ts';

type TableColumnsProps = {
  table: readonly string[][];
  columns: readonly Column[];
  layout: TableLayout;
  choose: (layout: TableLayout) => void;
};

/** Chooses the field of each column of a pasted table; its header row gives the defaults. */
export function TableColumns({ table, columns, layout, choose }: TableColumnsProps) {
  const words = useWords();
  const id = useId();
  const { order, hasNames } = layout;
  const assign = (index: number, field: string) => {
    const next = columns.find((column) => column.field === field) ?? null;
    // A field has one column, so the column that filled it before is left out.
    const others = order.map((column) => (column === next ? null : column));
    choose({ hasNames, order: others.with(index, next) });
  };
  return (
    <fieldset className={styles.tableColumns}>
      <legend className="vh">{words.table.layout}</legend>
      <Checkbox
        checked={hasNames}
        turn={(isOn) => choose(isOn ? { hasNames: true, order } : withoutNames(table, columns))}
      >
        {words.table.hasNames}
      </Checkbox>
      <div className={styles.tableColumnFields}>
        {order.map((column, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column is nothing but its position
          <div className="field" key={index}>
            <label htmlFor={`${id}-${index}`}>
              {fill(words.table.columnOf, {
                column: index + 1,
                words: table.find((cells) => (cells[index] ?? '') !== '')?.[index] ?? '',
              })}
            </label>
            <select
              className="input"
              id={`${id}-${index}`}
              value={column?.field ?? ''}
              onChange={({ target }) => assign(index, target.value)}
            >
              <option value="">{words.table.leftOut}</option>
              {columns.map(({ field, label }) => (
                <option key={field} value={field}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** The layout of a table whose first row is data. */
function withoutNames(table: readonly string[][], columns: readonly Column[]): TableLayout {
  const { order } = layoutOf(table, columns);
  return { hasNames: false, order: order.map((_, index) => columns[index] ?? null) };
}
