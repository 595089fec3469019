import { useId } from 'react';
import {
  columnLetters,
  type FieldOrder,
  type Proposal,
  type TableReading,
  type Column,
} from '../../content/index.ts';
import { counted, fill } from '../words/index.ts';
import { currentImportWords } from './import-words.ts';
import styles from './SheetColumns.module.css';
import { Checkbox } from '../ui/index.ts';

type SheetColumnsProps = {
  table: NonNullable<Proposal['table']>;
  /** The fields that a column can fill; empty if every cell is taken as it is. */
  columns: readonly Column[];
  notices: Proposal['notices'];
  read: (change: Partial<TableReading>) => void;
};

const maxRows = 8;

/** The pasted sheet, with a select above each column for the field that it fills. */
export function SheetColumns({ table, columns, notices, read }: SheetColumnsProps) {
  const importWords = currentImportWords();
  const id = useId();
  const { sheet, reading } = table;
  const { order, isTurned, hasNames } = reading;
  const rows = sheet.rows.flatMap((row, index) =>
    row.some(({ text }) => text !== '') ? [{ row, index }] : [],
  );
  const shown = rows.slice(0, maxRows);
  const unread = new Set(
    notices.flatMap((one) => (one.kind === 'cell' ? [`${one.row} ${one.column}`] : [])),
  );
  const letters = (index: number) => (isTurned ? String(index + 1) : columnLetters(index));
  const label = (index: number) =>
    isTurned
      ? fill(importWords.rowOf, { row: index + 1 })
      : fill(importWords.columnOf, { column: columnLetters(index) });
  const choose = (index: number, field: string) => {
    // A field has one column, so the column that filled it before is left out.
    const others = [...order].filter(([column, one]) => column !== index && one !== field);
    const next: FieldOrder = new Map([
      ...others,
      ...(field === '' ? [] : [[index, field] as const]),
    ]);
    read({ order: next });
  };
  return (
    <fieldset className={styles.columns}>
      <legend className="vh">{importWords.columns}</legend>
      <div className={styles.choices}>
        <Checkbox checked={hasNames} turn={(isOn) => read({ hasNames: isOn })}>
          {importWords.hasNames}
        </Checkbox>
        <Checkbox checked={isTurned} turn={(isOn) => read({ isTurned: isOn })}>
          {importWords.turn}
        </Checkbox>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrollable, so it must be focusable */}
      <div className={styles.sheet} tabIndex={0} role="region" aria-label={importWords.columns}>
        <table>
          <thead>
            <tr>
              <td />
              {sheet.columns.map((index) => (
                <th key={index} scope="col" className={order.has(index) ? styles.used : undefined}>
                  <span aria-hidden="true">{letters(index)}</span>
                  {columns.length > 0 && (
                    <>
                      <label className="vh" htmlFor={`${id}-${index}`}>
                        {label(index)}
                      </label>
                      <select
                        className="input"
                        id={`${id}-${index}`}
                        value={order.get(index) ?? ''}
                        onChange={({ target }) => choose(index, target.value)}
                      >
                        <option value="">{importWords.leftOut}</option>
                        {columns.map((column) => (
                          <option key={column.field} value={column.field}>
                            {column.label}
                          </option>
                        ))}
                      </select>
                    </>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, index }) => (
              <tr key={index} className={index === sheet.header ? styles.names : undefined}>
                <th scope="row">{isTurned ? columnLetters(index) : index + 1}</th>
                {sheet.columns.map((column) => (
                  <td
                    key={column}
                    className={classOf(
                      columns.length === 0 || order.has(column),
                      unread.has(`${index} ${column}`),
                    )}
                  >
                    {row[column]?.text ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown.length && (
        <p className="hint">{counted(importWords.moreRows, rows.length - shown.length)}</p>
      )}
    </fieldset>
  );
}

const classOf = (isUsed: boolean, isUnread: boolean): string | undefined =>
  [isUsed && styles.used, isUnread && styles.unread].filter(Boolean).join(' ') || undefined;
