import type { FieldPath } from '../diagnostics/diagnostic.ts';
import { pathWords } from '../content/path-words.ts';
import { applyEdits } from './apply-edit.ts';
import { differenceOps } from './difference-ops.ts';
import { mergeLines } from './merge-lines.ts';
import { mergeValues } from './merge-values.ts';
import type { Maybe } from './value-conflict.ts';
import { openText, readsAs } from './open-text.ts';

/** Three versions of one file: the one both began with, and what became of it. Null: there is no file. */
export type Versions = {
  file: string;
  base: string | null;
  ours: string | null;
  theirs: string | null;
};

/** Two people changed the same: where, in words too, and the three versions of it. */
export type Conflict = {
  file: string;
  path: FieldPath;
  where: string;
  base: Maybe;
  ours: Maybe;
  theirs: Maybe;
};

/** What a merge came to: where there are conflicts, the text has theirs. */
export type MergedText = { text: string | null; conflicts: Conflict[] };

/**
 * Merges two versions of a content file by what they say, not by lines: two people may change neighbouring rows,
 * or one may move the block that the other changes. What comes out is their text with our changes made in it.
 */
export function mergeTexts({ file, base, ours, theirs }: Versions): MergedText {
  if (ours === theirs || ours === base) return { text: theirs, conflicts: [] };
  if (theirs === base) return { text: ours, conflicts: [] };
  const [was, one, other] = [base, ours, theirs].map((text) =>
    text === null ? null : openText(text),
  );
  const whole = (): MergedText => {
    const versions = { base: base ?? undefined, ours: ours ?? undefined };
    const conflict = { file, path: [], where: '', ...versions, theirs: theirs ?? undefined };
    // A file that one deleted and the other changed is kept until somebody has decided.
    return { text: theirs ?? ours, conflicts: [conflict] };
  };
  if (ours === null || theirs === null || !one || !other || (base !== null && !was)) return whole();
  const { value, conflicts } = mergeValues(was?.value, one.value, other.value);
  if (value === undefined) return whole();
  const told = conflicts.map((conflict) => ({
    file,
    ...conflict,
    where: pathWords(value, conflict.path),
  }));
  // Where the lines can be merged too, both people's comments come along.
  const lines = base === null ? null : mergeLines(base, ours, theirs);
  if (lines !== null && readsAs(lines, value)) return { text: lines, conflicts: told };
  const edited = applyEdits(theirs, differenceOps(other.value, value));
  return 'text' in edited ? { text: edited.text, conflicts: told } : whole();
}
