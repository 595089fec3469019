import { useId, useMemo, useState } from 'react';
import type { Value } from '../../editing/edit-op.ts';
import {
  proposeRows,
  rowsOver,
  type CellNotice,
  type Column,
  type TableProposal,
} from '../../editing/paste-table.ts';
import { useForm } from '../fields/form-context.ts';
import { valueWords } from '../fields/value-words.ts';
import { counted, fill, words } from '../words/words.ts';
import { Chooser } from './Chooser.tsx';

type PasteTableProps = {
  label: string;
  columns: readonly Column[];
  items: readonly Value[];
  /** Applies the pasted items. */
  use: (items: Value[], count: number) => void;
  close: () => void;
};

/** A preview of the rows from a spreadsheet before they are applied. */
export function PasteTable({ label, columns, items, use, close }: PasteTableProps) {
  const { language } = useForm();
  const [text, setText] = useState('');
  const [isAdded, setIsAdded] = useState(false);
  const id = useId();
  const proposal = useMemo(() => proposeRows(text, columns, language), [text, columns, language]);
  const { rows } = proposal;
  const take = () => {
    if (rows.length === 0) return false;
    use(isAdded ? [...items, ...rows] : rowsOver(items, rows), rows.length);
    return true;
  };
  return (
    <Chooser
      title={fill(words.table.title, { list: label })}
      about={fill(words.table.about, { columns: columns.map((one) => one.label).join(', ') })}
      use={{ label: words.table.use, act: take }}
      close={close}
    >
      <div className="field">
        <label htmlFor={id}>{words.table.paste}</label>
        <p className="hint" id={`${id}-hint`}>
          {words.table.pasteHint}
        </p>
        <textarea
          className="input"
          id={id}
          aria-describedby={`${id}-hint`}
          data-first=""
          rows={5}
          spellCheck={false}
          wrap="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <fieldset className="tabs">
        <legend className="vh">{words.table.where}</legend>
        {([false, true] as const).map((one) => (
          <label key={String(one)}>
            <input
              type="radio"
              name={id}
              checked={one === isAdded}
              onChange={() => setIsAdded(one)}
            />
            <span>{one ? words.table.add : words.table.replace}</span>
          </label>
        ))}
      </fieldset>
      <p className="hint" role="status">
        {counted(words.table.rows, rows.length)}{' '}
        {proposal.notices.length > 0 && counted(words.table.unclear, proposal.notices.length)}
      </p>
      {rows.length > 0 && <Preview proposal={proposal} columns={columns} language={language} />}
    </Chooser>
  );
}

type PreviewProps = { proposal: TableProposal; columns: readonly Column[]; language: string };

/** The rows as they will be in the file, with the cells that were not understood below. */
function Preview({ proposal: { rows, notices }, columns, language }: PreviewProps) {
  return (
    <>
      {notices.length > 0 && (
        <ul className="notice bad stacked">
          {notices.map(({ row, column, message }: CellNotice) => (
            <li key={`${row} ${column}`}>
              <b>{fill(words.table.cell, { row: row + 1, column: column + 1 })}</b> {message}
            </li>
          ))}
        </ul>
      )}
      {/* It is scrollable, so it must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="table-preview" tabIndex={0} role="region" aria-label={words.table.preview}>
        <table>
          <thead>
            <tr>
              {columns.map(({ field, label, holds }) => (
                <th key={field} className={holds === 'amount' ? 'figure' : undefined} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is nothing but its position
              <tr key={index}>
                {columns.map(({ field, holds }) => {
                  const value = row[field];
                  return (
                    <td key={field} className={holds === 'amount' ? 'figure' : undefined}>
                      {typeof value === 'number'
                        ? value.toLocaleString(language)
                        : valueWords(value, null, { language })}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
