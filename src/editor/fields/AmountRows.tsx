import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { sumOfAmounts } from '../../../schema/fields/amount.ts';
import {
  choicesOf,
  fieldsOf,
  isOptional,
  metaOf,
  optionsOf,
} from '../../../schema/fields/field.ts';
import type { FieldSchema } from '../../../schema/fields/field.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { FieldPath } from '../../messages/index.ts';
import {
  isValueObject,
  readAmount,
  readTable,
  type Maybe,
  type Value,
} from '../../content/index.ts';
import {
  FieldFrame,
  readNumber,
  setOps,
  spokenItem,
  useFieldText,
  useForm,
  type ControlIds,
  type FieldProps,
  type Form,
} from '../forms/index.ts';
import { valueWords } from '../site/index.ts';
import { EditorIcon, rowListStyles as rowList } from '../ui/index.ts';
import {
  choiceInWords,
  counted,
  labelOf,
  Spoken,
  textOfSentence,
  useWords,
} from '../words/index.ts';
import type { EditedList } from './list-actions.ts';
import { besideIn } from './text-fields.tsx';
import { useItemDrag } from './use-item-drag.ts';
import joined from './JoinedInput.module.css';
import styles from './AmountRows.module.css';

type AmountRowsProps = {
  list: EditedList;
  item: FieldSchema;
  /** The field of an item that holds its amount. */
  name: string;
};

/** A cell of the table: an amount, or the total of all. */
type Cell = FieldProps & { title: string };

/**
 * The items of a list as rows with their amounts, and the total below. Enter and the arrows go from cell to cell; a
 * block of cells from a spreadsheet is pasted from a cell on, as one step.
 */
export function AmountRows({ list, item, name }: AmountRowsProps) {
  const { panel } = useWords();
  const form = useForm();
  const drag = useItemDrag(form, list, item);
  const schema = fieldsOf(item)?.get(name);
  const { addsUp } = metaOf(list.schema);
  const beside = besideIn(form, list.path, typeof addsUp === 'string' ? addsUp : undefined);
  const total: Cell | null = beside && { ...beside, title: labelOf(beside.schema) };
  if (!schema) return null;
  const cellOf = (value: Value, index: number): Cell | null => {
    const path = [...list.path, index];
    const amount = valueAt(value, [name]);
    const isTyped = !isValueObject(amount) && (amount !== undefined || !isOptional(schema));
    const title = textOfSentence(spokenItem(form, item, value, path));
    return isTyped ? { schema, path: [...path, name], value: amount, title } : null;
  };
  const cells = [...list.items.map(cellOf), total].flatMap((cell) => cell ?? []);
  const paste = (from: FieldPath, texts: readonly string[]) => {
    const first = cells.findIndex(({ path }) => path.join('.') === from.join('.'));
    const targets = cells.slice(first, first + texts.length);
    const unfit = texts.length - targets.length;
    const pasted = counted(panel.amounts.pasted, targets.length);
    form.change(
      targets.flatMap((cell, index) =>
        setOps(form, cell.path, readCell(cell.schema, texts[index] ?? '', form.language)),
      ),
      unfit === 0 ? pasted : `${pasted} ${counted(panel.amounts.unfit, unfit)}`,
    );
  };
  const amounts = list.items.map((value) => valueAt(value, [name]));
  const sum = sumOfAmounts(amounts.flatMap((one) => (typeof one === 'number' ? one : [])));
  return (
    <div className={styles.amounts} data-amounts>
      <ul>
        {list.items.map((value, index) => {
          const cell = cellOf(value, index);
          const path = [...list.path, index];
          const row = (
            <>
              {list.items.length > 1 && (
                <span className={rowList.handle} {...drag.handle(String(index))}>
                  <EditorIcon name="grip-vertical" />
                </span>
              )}
              <button className={styles.name} type="button" onClick={() => form.open(path)}>
                <Spoken sentence={spokenItem(form, item, value, path)} />
              </button>
            </>
          );
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a row is nothing but what stands at its position
            <li key={index} {...drag.row(String(index))}>
              {cell ? (
                <AmountCell cell={cell} paste={paste}>
                  {row}
                </AmountCell>
              ) : (
                <div className={styles.row}>
                  {row}
                  <span>{valueWords(valueAt(value, [name]), schema, form)}</span>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {total && (
        // A press on the offer leaves the caret where it is: the total would move away from under the finger.
        <div
          className={styles.total}
          onMouseDown={(event) => {
            if (event.target instanceof HTMLButtonElement) event.preventDefault();
          }}
        >
          <AmountCell cell={total} paste={paste}>
            <b className={styles.name}>{total.title}</b>
          </AmountCell>
          {amounts.length > 1 && sum === total.value && (
            <p className={styles.right}>
              <EditorIcon name="check" />
              {panel.amounts.addUp}
            </p>
          )}
        </div>
      )}
      {addsUp === true && (
        <p className={`${styles.row} ${styles.sum}`}>
          <b className={styles.name}>{panel.amounts.together}</b>
          <span>
            {form.currency} {shownAmount(sum, null, form)}
          </span>
        </p>
      )}
    </div>
  );
}

/** Goes to the amount above or below. */
function goTo(event: KeyboardEvent<HTMLInputElement>, by: 1 | -1): void {
  const table = event.currentTarget.closest('[data-amounts]');
  const inputs = [...(table?.querySelectorAll('input') ?? [])];
  event.preventDefault();
  inputs[inputs.indexOf(event.currentTarget) + by]?.focus();
}

type AmountCellProps = {
  cell: Cell;
  paste: (from: FieldPath, texts: readonly string[]) => void;
  /** The row before the amount. */
  children: ReactNode;
};

function AmountCell({ cell, paste, children }: AmountCellProps) {
  const form = useForm();
  const { title, ...field } = cell;
  const { schema, path, value } = field;
  const { language, currency } = form;
  const { typing, isUnfinished } = useFieldText(field, (typed) =>
    readCell(schema, typed, language),
  );
  const shown = isUnfinished ? typing.value : shownAmount(value, schema, form);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    typing.onKeyDown(event);
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return;
    // What is no amount is told here, so the caret stays.
    const isWrong = typeof value === 'string' && wordOf(schema, value) === null;
    if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey && !isWrong)) goTo(event, 1);
    if (key === 'ArrowUp' || (key === 'Enter' && shiftKey)) goTo(event, -1);
  };
  const onPaste = (event: ClipboardEvent) => {
    const texts = pastedAmounts(event.clipboardData.getData('text/plain'), schema, language);
    if (texts.length < 2) return;
    event.preventDefault();
    paste(path, texts);
  };
  const label = title === labelOf(schema) ? title : `${title}, ${labelOf(schema)}`;
  const input = (ids: ControlIds) => (
    <div className={styles.row}>
      {children}
      <div className={`${joined.joined} ${styles.amount}`}>
        {currency !== '' && <span aria-hidden="true">{currency}</span>}
        <input
          {...ids}
          {...typing}
          className="input"
          value={shown}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </div>
    </div>
  );
  return (
    <FieldFrame {...field} label={label} isUnfinished={isUnfinished}>
      {input}
    </FieldFrame>
  );
}

/** The words that may stand in place of an amount, with what they are called: free. */
const wordsOf = (schema: FieldSchema): { value: string; words: string }[] =>
  (optionsOf(schema) ?? []).flatMap((option) =>
    (choicesOf(option) ?? []).map((value) => ({ value, words: choiceInWords(option, value) })),
  );

/** The word that a text is, by its value or by what it is called. */
const wordOf = (schema: FieldSchema, text: string): string | null => {
  const typed = text.trim().toLowerCase();
  const word = wordsOf(schema).find(
    ({ value, words }) => value === typed || words.toLowerCase() === typed,
  );
  return word?.value ?? null;
};

const readCell = (schema: FieldSchema, typed: string, language: string): Maybe =>
  wordOf(schema, typed) ?? readNumber(typed, language);

function shownAmount(value: Maybe, schema: FieldSchema | null, { language }: Form): string {
  if (typeof value === 'number')
    return value.toLocaleString(language, { maximumFractionDigits: 20 });
  if (typeof value !== 'string') return '';
  return (schema && wordsOf(schema).find((word) => word.value === value)?.words) ?? value;
}

/**
 * The cells of a pasted block that are amounts: all of a single line; otherwise the last amount of each line, without a
 * heading above them.
 */
function pastedAmounts(text: string, schema: FieldSchema, language: string): string[] {
  const [first = [], ...others] = readTable(text);
  if (others.length === 0) return first;
  const isAmount = (cell: string) =>
    'value' in readAmount(cell, { language }) || wordOf(schema, cell) !== null;
  const isHeading = !first.some((cell) => isAmount(cell) || /\d/.test(cell));
  return (isHeading ? others : [first, ...others]).map(
    (cells) => cells.findLast(isAmount) ?? cells.at(-1) ?? '',
  );
}
