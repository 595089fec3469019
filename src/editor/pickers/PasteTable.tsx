import { useId, useMemo, useState } from 'react';
import {
  type Value,
  itemsOfRows,
  layoutOf,
  proposeRows,
  type CellNotice,
  type Column,
  type TableLayout,
  readTable,
  type UnclearCell,
} from '../../content/index.ts';
import { notationOf } from '../site/index.ts';
import { useForm } from '../forms/index.ts';
import { counted, currentWords, fill, useWords } from '../words/index.ts';
import { Chooser, RadioRow, noticeBoxStyles as noticeStyles } from '../ui/index.ts';
import { TableColumns } from './TableColumns.tsx';
import { TablePreview } from './TablePreview.tsx';
import styles from './PasteTable.module.css';

/** Whether the rows replace those that are there, or follow them. */
const wheres = ['replace', 'add'] as const;

type PasteTableProps = {
  label: string;
  columns: readonly Column[];
  labelOfField: (field: string) => string;
  items: readonly Value[];
  use: (items: Value[], count: number) => void;
  close: () => void;
};

/** Pastes rows from a spreadsheet: applies exactly the items of the preview. */
export function PasteTable(props: PasteTableProps) {
  const words = useWords();
  const { label, columns, labelOfField, items, use, close } = props;
  const { session, language } = useForm();
  const [text, setText] = useState('');
  const [isAdded, setIsAdded] = useState(false);
  const [chosen, setChosen] = useState<TableLayout | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const id = useId();
  const table = useMemo(() => readTable(text), [text]);
  const layout = chosen ?? layoutOf(table, columns);
  const { rows, notices } = proposeRows(table, columns, layout, notationOf(session));
  const pasted = isAdded
    ? rows.map((value) => ({ value, stays: [] }))
    : itemsOfRows(items, rows, columns);
  const take = () => {
    setIsEmpty(pasted.length === 0);
    if (pasted.length === 0) return false;
    const next = pasted.map(({ value }) => value);
    use(isAdded ? [...items, ...next] : next, next.length);
    return true;
  };
  return (
    <Chooser
      title={fill(words.table.title, { list: label })}
      description={fill(words.table.about, { columns: columns.map((one) => one.label).join(', ') })}
      use={{ label: words.table.use, onAction: take }}
      close={close}
    >
      <div className={isEmpty ? 'field wrong' : 'field'}>
        <label htmlFor={id}>{words.table.paste}</label>
        <p className="hint" id={`${id}-hint`}>
          {words.table.pasteHint}
        </p>
        {isEmpty && (
          <p className="message" role="alert" id={`${id}-wrong`}>
            {words.table.noRows}
          </p>
        )}
        <textarea
          className="input"
          id={id}
          aria-describedby={isEmpty ? `${id}-hint ${id}-wrong` : `${id}-hint`}
          aria-invalid={isEmpty || undefined}
          data-first=""
          rows={5}
          spellCheck={false}
          wrap="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(null);
            setIsEmpty(false);
          }}
        />
      </div>
      <RadioRow
        legend={words.table.where}
        name={id}
        options={wheres}
        chosen={isAdded ? 'add' : 'replace'}
        choose={(where) => setIsAdded(where === 'add')}
      >
        {(where) => <span>{words.table[where]}</span>}
      </RadioRow>
      {table.length > 0 && (
        <TableColumns table={table} columns={columns} layout={layout} choose={setChosen} />
      )}
      <p className="hint" role="status">
        {counted(words.table.rows, pasted.length)}{' '}
        {notices.length > 0 && counted(words.table.unclear, notices.length)}
      </p>
      <Notices notices={notices} />
      {pasted.length > 0 && (
        <TablePreview
          pasted={pasted}
          columns={columns}
          labelOfField={labelOfField}
          language={language}
        />
      )}
    </Chooser>
  );
}

function Notices({ notices }: { notices: readonly CellNotice[] }) {
  const words = useWords();
  if (notices.length === 0) return null;
  return (
    <ul className={`${noticeStyles.bad} ${styles.problems}`}>
      {notices.map(({ row, column, why }) => (
        <li key={`${row} ${column}`}>
          <b>{fill(words.table.cell, { row: row + 1, column: column + 1 })}</b> {reasonOf(why)}
        </li>
      ))}
    </ul>
  );
}

/** Explains why a cell has no clear meaning. */
function reasonOf({ reason, cell, may: [first = '', second = ''] = [] }: UnclearCell): string {
  const words = currentWords();
  return fill(words.table.reasons[reason], { cell, first, second });
}
