import type { ReactNode } from 'react';
import { fieldsOf, itemOf, metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { isValueObject, type Value } from '../../content/index.ts';
import { EditorIcon, rowListStyles as rowList } from '../ui/index.ts';
import { amountField, hasOpenedItems, valueWords } from '../site/index.ts';
import {
  spokenItem,
  FieldFrame,
  diagnosticsAt,
  useForm,
  type Form,
  type FieldProps,
  fieldGroupStyles as group,
  isFresh,
} from '../forms/index.ts';
import { Spoken, useWords } from '../words/index.ts';
import { ItemActions } from './ItemActions.tsx';
import { addItem, addWords, refuseFewer, refuseMore, type EditedList } from './list-actions.ts';
import { SeveralUploads, uploadOfItem } from './SeveralUploads.tsx';
import { TickedChoices } from './choice-fields.tsx';
import { AmountRows } from './AmountRows.tsx';
import { useItemDrag } from './use-item-drag.ts';
import { TableActions } from './TableActions.tsx';
import entryStyles from './Entry.module.css';
import styles from './ListField.module.css';
import { weekdays } from '../../../schema/fields/repetition.ts';
import { timeInWords, isTime } from '../../site/index.ts';

/** The line beside the name does not wrap. */
const longest = 24;

/** A list. Items with fields of their own open separately; the form edits scalars in place. */
export function ListField(props: FieldProps) {
  const words = useWords();
  const form = useForm();
  const { schema, path, value } = props;
  const item = itemOf(schema);
  if (!item) return null;
  if (metaOf(item).kind === 'choice') return <TickedChoices {...props} item={item} />;
  const items = Array.isArray(value) ? value : [];
  const list: EditedList = { schema, path, items };
  const isOpened = hasOpenedItems(schema);
  const isBlocks = metaOf(item).kind === 'block' || path.join('.') === 'blocks';
  const refused = refuseMore(list);
  const amount = amountField(item);
  const upload = uploadOfItem(item);
  const add = () => {
    if (refused !== null) return;
    if (isBlocks) {
      form.addBlock(items.length);
      return;
    }
    addItem(form, list, items.length);
  };
  return (
    <FieldFrame {...props} asGroup>
      {() => (
        <>
          {amount !== null ? (
            <AmountRows list={list} item={item} name={amount} />
          ) : isOpened ? (
            <OpenedItems list={list} item={item} />
          ) : (
            <PlainItems list={list} item={item} />
          )}
          <button className="button" type="button" aria-disabled={refused !== null} onClick={add}>
            <EditorIcon name="plus" />
            {isBlocks ? words.panel.addBlock : addWords(item)}
          </button>
          {refused !== null && <p className={`hint ${group.hint}`}>{refused}</p>}
          {upload !== null && <SeveralUploads list={list} item={item} field={upload} />}
          {isOpened && !isBlocks && <TableActions list={list} />}
        </>
      )}
    </FieldFrame>
  );
}

type ItemsProps = { list: EditedList; item: FieldSchema };

export function OpenedItems({ list, item, current }: ItemsProps & { current?: number }) {
  const words = useWords();
  const form = useForm();
  const drag = useItemDrag(form, list, item);
  return (
    <ul className={rowList.rows}>
      {list.items.map((one, index) => {
        const path = [...list.path, index];
        const isWrong =
          !isFresh(form.session, form.file, path) &&
          diagnosticsAt(form.diagnostics, path, true).some(({ severity }) => severity === 'error');
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a row is nothing but what stands at its position
          <li key={index} {...drag.row(String(index))}>
            {list.items.length > 1 && (
              // Keys move an item once it is open.
              <span className={rowList.handle} {...drag.handle(String(index))}>
                <EditorIcon name="grip-vertical" />
              </span>
            )}
            <button
              type="button"
              aria-current={index === current || undefined}
              onClick={() => form.open(path)}
            >
              <span>
                <Spoken sentence={spokenItem(form, item, one, path)} />
              </span>
              <span>
                {isWrong && (
                  <>
                    <EditorIcon name="circle-alert" />
                    <span className="vh">{words.panel.hasMistake} </span>
                  </>
                )}
                {figureOf(one, item, form)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Tells items of the same name apart: by amount, or by day. */
const figureOf = (value: Value, item: FieldSchema, form: Form): string => {
  const amount = isValueObject(value) ? value['amount'] : undefined;
  if (amount === undefined) return itemDay(value, form.language);
  return valueWords(amount, fieldsOf(item)?.get('amount') ?? null, form);
};

/** Above this number, items that are lists themselves are folded. */
const maxOpen = 3;

type FoldedItemProps = { words: string; language: string; children: ReactNode };

const FoldedItem = ({ words, language, children }: FoldedItemProps) =>
  words === '' ? (
    children
  ) : (
    <details className={entryStyles.entry}>
      <summary lang={language}>{words}</summary>
      {children}
    </details>
  );

function PlainItems({ list, item }: ItemsProps) {
  const form = useForm();
  const { FieldView } = form;
  const fewer = refuseFewer(list);
  const isList = itemOf(item) !== null;
  return (
    <ul className={styles.plain}>
      {list.items.map((one, index) => {
        const path = [...list.path, index];
        const title = spokenItem(form, item, one, path);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a row is nothing but what stands at its position
          <li key={index}>
            <FoldedItem
              language={form.languageAt(path)}
              words={isList && list.items.length > maxOpen ? valueWords(one, null, form) : ''}
            >
              <FieldView schema={item} path={path} value={one} />
              <ItemActions list={list} index={index} title={title} refusedRemoval={fewer} />
            </FoldedItem>
          </li>
        );
      })}
    </ul>
  );
}

/** The first day of an item in words, or its weekdays if it recurs; empty if it has none. */
export function itemDay(item: Value, language: string): string {
  if (!isValueObject(item)) return '';
  for (const value of Object.values(item)) {
    const words = dayOf(value, language);
    if (words !== '') return words;
  }
  return '';
}

function dayOf(value: Value | undefined, language: string): string {
  if (typeof value === 'string') {
    return isTime(value) ? timeInWords(value, language, { month: 'short' }) : '';
  }
  if (!isValueObject(value)) return '';
  const { asPublished, days, dayOfMonth } = value;
  if (typeof asPublished === 'string') {
    return asPublished.length > longest ? `${asPublished.slice(0, longest - 1)}…` : asPublished;
  }
  if (Array.isArray(days)) return weekdayNames(days, language);
  return typeof dayOfMonth === 'number' ? `${dayOfMonth}.` : '';
}

/** Thursday; Monday and Wednesday. */
function weekdayNames(days: readonly Value[], language: string): string {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = weekdays.flatMap((day, index) =>
    // 5 January 1970 was a Monday.
    days.includes(day) ? format(Date.UTC(1970, 0, 5 + index)) : [],
  );
  return new Intl.ListFormat(language).format(names);
}
