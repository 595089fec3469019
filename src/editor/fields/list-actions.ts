import { bounds } from '../../../schema/fields/example-of.ts';
import {
  fieldsOf,
  isOptional,
  itemOf,
  optionsOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../messages/index.ts';
import type { Value } from '../../content/index.ts';
import {
  fillSentence,
  type Sentence,
  inSentence,
  labelOf,
  currentWords,
  fill,
} from '../words/index.ts';
import { markFresh, type Form } from '../forms/index.ts';

export type EditedList = { schema: FieldSchema; path: FieldPath; items: readonly Value[] };

/** Why a list can take no more items; null if it can. */
export function refuseMore({ schema, items }: EditedList): string | null {
  const words = currentWords();
  const { max } = bounds(schema);
  return max !== null && items.length >= max ? fill(words.actions.tooMany, { count: max }) : null;
}

/** Why a list can lose no item; null if it can. An optional list goes with its last item. */
export function refuseFewer({ schema, items }: EditedList): string | null {
  const words = currentWords();
  const min = bounds(schema).min ?? 0;
  if (items.length > min || (items.length === 1 && isOptional(schema))) return null;
  return fill(words.actions.tooFew, { count: min });
}

/** “Add a question”, “Add a question below”. */
export function addWords(item: FieldSchema, where: 'atEnd' | 'below' = 'atEnd'): string {
  const { a, an } = currentWords().panel[where === 'below' ? 'addBelow' : 'add'];
  const label = inSentence(labelOf(item));
  return fill(/^[aeiou]/.test(label) ? an : a, { item: label });
}

/** Adds an empty item to a list, because only the editor knows what it says, and opens it. */
export function addItem(form: Form, { path, schema }: EditedList, index: number): void {
  const item = itemOf(schema);
  if (!item) return;
  const value = fieldsOf(item) || optionsOf(item) ? {} : '';
  const title = `${labelOf(item)} ${index + 1}`;
  const notice = fill(currentWords().actions.added, { title });
  if (!form.change([{ op: 'insert', path, index, value }], notice)) return;
  markFresh(form.session, form.file, [...path, index]);
  form.open([...path, index]);
}

/** Returns the new position, or the old one at the end of the list. */
export function moveItem(
  form: Form,
  { path, items }: EditedList,
  index: number,
  { by, title }: { by: number; title: Sentence },
): number {
  const words = currentWords();
  const to = index + by;
  if (to < 0 || to >= items.length) return index;
  const notice = fillSentence(words.actions.moved, {
    title,
    position: to + 1,
    count: items.length,
  });
  return form.change([{ op: 'move', path, from: index, to }], notice) ? to : index;
}

/** Removes an item, and with the last one the optional list; returns false if that is impossible. */
export function removeItem(form: Form, list: EditedList, index: number, title: Sentence): boolean {
  const words = currentWords();
  const { path, items, schema } = list;
  const notice = fillSentence(words.actions.removed, { title });
  const isLast = items.length === 1 && isOptional(schema);
  return form.change([isLast ? { op: 'unset', path } : { op: 'remove', path, index }], notice);
}

/** Returns false if that is impossible. */
export const duplicateItem = (form: Form, { path }: EditedList, index: number, title: Sentence) => {
  const words = currentWords();
  return form.change(
    [{ op: 'duplicate', path, index }],
    fillSentence(words.actions.duplicated, { title }),
  );
};
