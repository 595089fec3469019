import type { Value, Column, PastedEntry } from '../../content/index.ts';
import { dateWords } from '../site/index.ts';
import { useWords } from '../words/index.ts';
import styles from './TablePreview.module.css';

type TablePreviewProps = {
  pasted: readonly PastedEntry[];
  columns: readonly Column[];
  labelOfField: (field: string) => string;
  language: string;
};

/** The items as the file will hold them, with missing values and what stays of an item with the same name. */
export function TablePreview({ pasted, columns, labelOfField, language }: TablePreviewProps) {
  const words = useWords();
  const isAnythingStaying = pasted.some(({ stays }) => stays.length > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrollable, so it must be focusable
    <div
      className={styles.tablePreview}
      tabIndex={0}
      role="region"
      aria-label={words.table.preview}
    >
      <table>
        <thead>
          <tr>
            {columns.map(({ field, label, valueType }) => (
              <th
                key={field}
                className={valueType === 'amount' ? styles.figure : undefined}
                scope="col"
              >
                {label}
              </th>
            ))}
            {isAnythingStaying && <th scope="col">{words.table.stays}</th>}
          </tr>
        </thead>
        <tbody>
          {pasted.map(({ value, stays }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row is nothing but its position
            <tr key={index}>
              {columns.map((column) => (
                <td
                  key={column.field}
                  className={column.valueType === 'amount' ? styles.figure : undefined}
                >
                  <Cell value={value[column.field]} column={column} language={language} />
                </td>
              ))}
              {isAnythingStaying && <td>{stays.map(labelOfField).join(', ')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { value: Value | undefined; column: Column; language: string };

function Cell({ value, column, language }: CellProps) {
  const words = useWords();
  if (value === undefined) {
    return column.isRequired ? <em className={styles.missing}>{words.table.missing}</em> : null;
  }
  if (typeof value === 'number') {
    // The default would hide all digits after the third.
    return value.toLocaleString(language, { maximumFractionDigits: 20 });
  }
  const text = String(value);
  return column.valueType === 'date' ? (dateWords(text, { language }) ?? text) : text;
}
