import type { Message, FieldPath } from '../../messages/index.ts';
import { isObject } from '../../../schema/is-object.ts';
import type { Value } from '../../../schema/value-at.ts';

export type { Value };

/** An object of a content file: field names and their values. */
export type ValueObject = { [field: string]: Value };

/** Options of a change that writes a value. */
type Written = {
  /** The order of the fields in the schema, for a new field. */
  order?: readonly string[];
  /** Whether the value is sample content that nobody has written. */
  isExample?: boolean;
  /** Whether the value is what the typed text in its place means: both are one step. */
  completes?: boolean;
};

/** A change of a content file. Paths refer to the file before the change. */
export type EditOp =
  | ({ op: 'set'; path: FieldPath; value: Value } & Written)
  /** Removes a field. Comments beside its value stay for somebody who types again, unless they go with it. */
  | { op: 'unset'; path: FieldPath; withComments?: boolean }
  | { op: 'rename'; path: FieldPath; name: string }
  /** Adds an item to the list at `path`; a missing list is created. */
  | ({ op: 'insert'; path: FieldPath; index: number; value: Value } & Written)
  | { op: 'remove'; path: FieldPath; index: number }
  /** Moves an item so that its new position is `to`. */
  | { op: 'move'; path: FieldPath; from: number; to: number }
  | { op: 'duplicate'; path: FieldPath; index: number };

/** The text after a change, or why it was refused. */
export type Edited = { text: string } | { refused: Message };

/** A file before and after a change; null if it does not exist, so it is new or deleted. */
export type FileChange = { file: string; before: string | null; after: string | null };

/** Whether a content file can contain a value. */
export function isValue(value: unknown): value is Value {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isValue);
  if (typeof value === 'object') {
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isValue);
  }
  return ['string', 'number', 'boolean'].includes(typeof value);
}

export const isValueObject = (value: Value | undefined): value is ValueObject => isObject(value);
