import type { FieldPath } from '../../messages/index.ts';
import { applyEdits } from '../yaml/apply-edit.ts';
import { differenceOps } from '../yaml/difference-ops.ts';
import { mergeLines } from './merge-lines.ts';
import { mergeValues } from './merge-values.ts';
import type { Maybe } from './value-conflict.ts';
import { asWrittenIn, openText, readsAs } from '../yaml/open-text.ts';

/** Three versions of a file: the common ancestor and the two changed ones. Null: the file does not exist. */
export type Versions = {
  file: string;
  base: string | null;
  ours: string | null;
  theirs: string | null;
};

export type Conflict = {
  file: string;
  path: FieldPath;
  base: Maybe;
  ours: Maybe;
  theirs: Maybe;
};

/** The result of a merge: for conflicts the text has their version. */
export type MergedText = { text: string | null; conflicts: Conflict[] };

/**
 * Merges two versions of a content file by value, not by line: two people may change neighbouring items, or one may
 * move the block that the other changes. The result is their text with our changes.
 */
export function mergeTexts({ file, theirs, ...versions }: Versions): MergedText {
  const likeTheirs = (text: string | null): string | null =>
    text === null || theirs === null ? text : asWrittenIn(theirs, text);
  const [base, ours] = [likeTheirs(versions.base), likeTheirs(versions.ours)];
  if (ours === theirs || ours === base) return { text: theirs, conflicts: [] };
  if (theirs === base) return { text: ours, conflicts: [] };
  const [baseText, one, other] = [base, ours, theirs].map((text) =>
    text === null ? null : openText(text),
  );
  const whole = (): MergedText => {
    const texts = { base: base ?? undefined, ours: ours ?? undefined };
    const conflict = { file, path: [], ...texts, theirs: theirs ?? undefined };
    // A file that one side deleted and the other changed is kept until somebody decides.
    return { text: theirs ?? ours, conflicts: [conflict] };
  };
  if (ours === null || theirs === null || !one || !other || (base !== null && !baseText))
    return whole();
  const { value, conflicts } = mergeValues(baseText?.value, one.value, other.value);
  if (value === undefined) return whole();
  const withFields = conflicts.map((conflict) => ({ file, ...conflict }));
  // If the lines can be merged too, comments from both sides are kept.
  const lines = base === null ? null : mergeLines(base, ours, theirs);
  if (lines !== null && readsAs(lines, value)) return { text: lines, conflicts: withFields };
  const edited = applyEdits(theirs, differenceOps(other.value, value));
  return 'text' in edited ? { text: edited.text, conflicts: withFields } : whole();
}
