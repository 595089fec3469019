import type { FieldPath } from '../diagnostics/diagnostic.ts';
import type { Value } from './edit-op.ts';

/** A value, or nothing where there is none. */
export type Maybe = Value | undefined;

/** Two people changed the same value. The path leads into what the merge came to, which has theirs. */
export type ValueConflict = { path: FieldPath; base: Maybe; ours: Maybe; theirs: Maybe };

/** Merges three versions of one value; conflicts are added to a list. */
export type Merge = (base: Maybe, ours: Maybe, theirs: Maybe, path: FieldPath) => Maybe;
