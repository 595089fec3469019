import { useState } from 'react';
import { type Value, copyRows, type Column, fieldsOfItem, columnsOf } from '../../content/index.ts';
import { PasteTable } from '../pickers/index.ts';
import { EditorIcon } from '../ui/index.ts';
import { counted, useWords, labelOf } from '../words/index.ts';
import { useForm, setOps } from '../forms/index.ts';
import type { EditedList } from './list-actions.ts';
import styles from './TableActions.module.css';
import type { FieldSchema } from '../../../schema/fields/field.ts';

type TableActionsProps = {
  list: EditedList;
  /** Columns that are not fields of the items. */
  columns?: readonly Column[];
  /** The file's value for an item, if it differs. */
  asValue?: (item: Value) => Value;
};

export function TableActions({ list, columns: sheetColumns, asValue }: TableActionsProps) {
  const words = useWords();
  const form = useForm();
  const [isOpen, setIsOpen] = useState(false);
  const { schema, path, items } = list;
  const columns = sheetColumns ?? tableColumns(schema);
  const fields = fieldsOfItem(schema);
  if (columns.length < 2) return null;
  const copy = () => {
    const text = copyRows(items, columns);
    void navigator.clipboard.writeText(text).then(() =>
      form.session.dispatch({
        kind: 'noticed',
        notice: counted(words.table.copied, items.length),
      }),
    );
  };
  return (
    <div className={styles.actions}>
      <button
        className="text-button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <EditorIcon name="table-2" />
        {words.table.open}
      </button>
      {items.length > 0 && (
        <button className="text-button" type="button" onClick={copy}>
          <EditorIcon name="copy" />
          {words.table.copy}
        </button>
      )}
      {isOpen && (
        <PasteTable
          label={labelOf(schema)}
          columns={columns}
          labelOfField={(field) => {
            const inner = fields?.get(field);
            return inner
              ? labelOf(inner)
              : (columns.find((column) => column.field === field)?.label ?? field);
          }}
          items={items}
          use={(next, count) =>
            form.change(
              setOps(form, path, asValue ? next.map(asValue) : next),
              counted(words.table.taken, count),
            )
          }
          close={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

export const tableColumns = (list: FieldSchema): Column[] => columnsOf(list, labelOf);
