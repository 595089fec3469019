import { isObject } from '../../../schema/is-object.ts';
import { itemOf, metaOf, optionsOf, type FieldSchema } from '../../../schema/fields/field.ts';
import {
  isValueObject,
  type Value,
  type Column,
  fieldsOfItem,
  saysNumbers,
} from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { EditorIcon } from '../ui/index.ts';
import { fill, useWords, labelOf } from '../words/index.ts';
import { startValue } from '../starting-content/index.ts';
import {
  FieldFrame,
  Mistakes,
  diagnosticsAt,
  fieldId,
  useForm,
  type FieldProps,
  type Form,
} from '../forms/index.ts';
import { GridCell } from './GridCell.tsx';
import { ItemActions, SquareButton } from './ItemActions.tsx';
import { addWords, type EditedList } from './list-actions.ts';
import { TableActions } from './TableActions.tsx';
import styles from './RowsField.module.css';

/** A column of the grid: the step from a row to its cell, and the schema of the cell. */
type GridColumn = {
  step: string | number;
  label: string;
  schema: FieldSchema;
  holdsNumbers: boolean;
};

/** Edits the rows of a table cell by cell, as in a spreadsheet. */
export function RowsField(props: FieldProps) {
  const form = useForm();
  const { schema, path, value } = props;
  const columns = columnsOf(form, props);
  const items = Array.isArray(value) ? value : [];
  const list: EditedList = { schema, path, items };
  const add = () =>
    void form.change([{ op: 'insert', path, index: items.length, value: emptyRow(form, columns) }]);
  const mistakes = diagnosticsAt(form.diagnostics, path, true);
  /** A row with its numbers as the file writes them, where they are shown that way. */
  const asShown = (row: Value, index: number): Value =>
    Array.isArray(row)
      ? row.map((cell, step) =>
          columns[step]?.holdsNumbers ? cell : (form.typedAt([...path, index, step]) ?? cell),
        )
      : row;
  return (
    <FieldFrame {...props} asGroup>
      {() => (
        <>
          {items.length > 0 && (
            <div className={styles.grid}>
              <table>
                <thead>
                  <tr>
                    {columns.map(({ step, label }) => (
                      <th key={step} scope="col">
                        {label}
                      </th>
                    ))}
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {items.map((item, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a row is nothing but its position
                    <GridRow key={index} list={list} item={item} index={index} columns={columns} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
          <Mistakes
            diagnostics={mistakes.filter((one) => one.path.length > path.length)}
            id={`${fieldId(path)}-cells`}
          />
          <button className="button" type="button" onClick={add}>
            <EditorIcon name="plus" />
            {addWords(itemOf(schema) ?? schema)}
          </button>
          {isNamed(columns) ? (
            <TableActions list={list} />
          ) : (
            <TableActions
              list={{ ...list, items: items.map((row, index) => asItem(asShown(row, index))) }}
              columns={columns.map(asPasted)}
              asValue={(item) => columns.map(({ step }) => cellOf(item, String(step)) ?? '')}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Whether cells have names, as in a list of content/data; cells of a table on a page have positions. */
const isNamed = (columns: readonly GridColumn[]) =>
  columns.every(({ step }) => typeof step === 'string');

/** The columns: the fields of the rows, or those that the table declares beside its rows. */
function columnsOf(form: Form, { schema, path }: FieldProps): GridColumn[] {
  const fields = fieldsOfItem(schema);
  if (fields) {
    return Array.from(fields, ([step, field]) => ({
      step,
      label: labelOf(field),
      schema: field,
      holdsNumbers: takesNumbers(field),
    }));
  }
  const row = itemOf(schema);
  const cell = row && itemOf(row);
  const heads = valueAt(form.root, [...path.slice(0, -1), 'columns']);
  if (!cell || !Array.isArray(heads)) return [];
  return heads.map((head, step) => ({
    step,
    label: headOf(head, step),
    schema: cell,
    holdsNumbers: takesNumbers(cell) || saysNumbers(head),
  }));
}

/** Whether a cell takes numbers but no texts. */
const takesNumbers = (schema: FieldSchema): boolean => {
  const { kind, isShownAsTyped } = metaOf(schema);
  const options = optionsOf(schema) ?? [];
  return (
    (isFigure(schema) && isShownAsTyped !== true) ||
    (kind === 'either' && options.some(takesNumbers))
  );
};

const headOf = (head: Value, position: number): string => {
  const label = isObject(head) ? head['label'] : undefined;
  return typeof label === 'string' ? label : String(position + 1);
};

/** A row with sample words in its first cell, and no other values. */
function emptyRow(form: Form, columns: readonly GridColumn[]): Value {
  if (!isNamed(columns)) return columns.map(() => '');
  const [first] = columns;
  return first ? { [String(first.step)]: startValue(form, first.schema) ?? '' } : {};
}

/** A row of positions as an item with fields, for copying and pasting. */
const asItem = (row: Value): Value =>
  Array.isArray(row)
    ? Object.fromEntries(row.map((cell, step): [string, Value] => [String(step), cell]))
    : row;

const asPasted = ({ step, label, holdsNumbers }: GridColumn): Column => ({
  field: String(step),
  label,
  valueType: holdsNumbers ? 'any' : 'text',
});

const cellOf = (row: Value, name: string): Value | undefined =>
  isValueObject(row) ? row[name] : undefined;

type RowProps = {
  list: EditedList;
  item: Value;
  index: number;
  columns: readonly GridColumn[];
};

function GridRow({ list, item, index, columns }: RowProps) {
  const words = useWords();
  const form = useForm();
  const rowPath = [...list.path, index];
  const title = fill(words.table.row, { row: index + 1 });
  return (
    <tr>
      {columns.map(({ step, label, schema, holdsNumbers }) => (
        <td key={step} className={isFigure(schema) ? styles.figure : undefined}>
          <GridCell
            schema={schema}
            holdsNumbers={holdsNumbers}
            path={[...rowPath, step]}
            value={valueAt(item, [step])}
            label={fill(words.table.cellOf, { column: label, row: index + 1 })}
          />
        </td>
      ))}
      <td>
        <ItemActions list={list} index={index} title={title} refusedRemoval={null}>
          {isValueObject(item) && (
            <SquareButton
              icon="pencil"
              label={`${words.table.openRow}: ${title}`}
              refused={null}
              onAction={() => form.open(rowPath)}
            />
          )}
        </ItemActions>
      </td>
    </tr>
  );
}

const isFigure = (schema: FieldSchema): boolean => {
  const { kind } = metaOf(schema);
  return kind === 'amount' || kind === 'number';
};
