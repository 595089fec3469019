import { useState } from 'react';
import { copyRows } from '../../editing/paste-table.ts';
import { PasteTable } from '../pickers/PasteTable.tsx';
import { EditorIcon } from '../screens/EditorIcon.tsx';
import { counted, words } from '../words/words.ts';
import { useForm } from './form-context.ts';
import type { EditedList } from './list-actions.ts';
import { setOps } from './set-ops.ts';
import { fieldsOfItem, tableColumns } from './table-columns.ts';
import { labelOf } from '../words/field-words.ts';

/** Copies a list of rows to a spreadsheet, or pastes one. */
export function TableActions({ list }: { list: EditedList }) {
  const form = useForm();
  const [isOpen, setIsOpen] = useState(false);
  const { schema, path, items } = list;
  const columns = tableColumns(schema);
  const fields = fieldsOfItem(schema);
  if (columns.length < 2) return null;
  const copy = () => {
    const text = copyRows(items, columns);
    void navigator.clipboard
      .writeText(text)
      .then(() => form.session.say(counted(words.table.copied, items.length)));
  };
  return (
    <div className="table-actions">
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
            return inner ? labelOf(inner) : field;
          }}
          items={items}
          use={(next, count) =>
            form.change(setOps(form, path, next), counted(words.table.taken, count))
          }
          close={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
