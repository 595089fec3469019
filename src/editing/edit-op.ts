import type { FieldPath } from '../diagnostics/diagnostic.ts';

/** What a content file can say. */
export type Value = string | number | boolean | null | Value[] | { [field: string]: Value };

/** An object of a content file: field names and their values. */
export type ValueObject = { [field: string]: Value };

/** One change of a content file. Paths are those of the file as it is before the change. */
export type EditOp =
  /** Gives a field a value; `order` is the order of the fields in the schema, for a field that is new. */
  | { op: 'set'; path: FieldPath; value: Value; order?: readonly string[] }
  | { op: 'unset'; path: FieldPath }
  /** Gives a field another name, in its place. */
  | { op: 'rename'; path: FieldPath; name: string }
  /** Adds an item to the list at `path`; a list that is missing is made. */
  | { op: 'insert'; path: FieldPath; index: number; value: Value; order?: readonly string[] }
  | { op: 'remove'; path: FieldPath; index: number }
  /** Takes an item out and puts it back in so that its position is `to`. */
  | { op: 'move'; path: FieldPath; from: number; to: number }
  /** Puts a copy of an item behind it. */
  | { op: 'duplicate'; path: FieldPath; index: number };

/** A text after a change, or the sentence that says why it was not changed. */
export type Edited = { text: string } | { refused: string };

/** A file before and after a change: null where there is none, so it is new or deleted. */
export type FileChange = { file: string; before: string | null; after: string | null };

/** Whether a value has fields: neither a list nor null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something can stand in a content file. */
export function isValue(value: unknown): value is Value {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isValue);
  if (typeof value === 'object') {
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isValue);
  }
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The same for what stands in a content file. */
export const isValueObject = (value: Value | undefined): value is ValueObject => isObject(value);

/** What refusals say. */
export const refusals = {
  unreadable:
    'This file has a mistake that keeps it from being read, so nothing in it was changed. Correct the mistake first, in a text editor.',
  gone: 'The place that was to be changed is no longer in this file. Open the page again.',
  hidden:
    'There is a character in this text that cannot be seen and that no text has. Delete the words around it and type them again.',
  unsafe:
    'This change cannot be made here without a risk to the rest of the file, so nothing was changed. Make it in a text editor.',
} as const;
