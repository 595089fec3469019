import type { FieldPath } from '../../messages/index.ts';
import type { Value } from '../yaml/edit-op.ts';

export type Maybe = Value | undefined;

/** A value that both sides changed. The path refers to the merged value, which has theirs. */
export type ValueConflict = { path: FieldPath; base: Maybe; ours: Maybe; theirs: Maybe };

/** Merges three versions of a value; conflicts are added to a list. */
export type Merge = (base: Maybe, ours: Maybe, theirs: Maybe, path: FieldPath) => Maybe;
