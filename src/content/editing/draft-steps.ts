import type { Draft, DraftStep } from './draft.ts';
import type { FileChange } from '../yaml/edit-op.ts';
import { mergeTexts } from './merge-texts.ts';
import { applyPatch } from '../yaml/text-patch.ts';

/** A step with the texts of its files before and after it. */
export type StepTexts = { step: DraftStep; changes: FileChange[] };

/** The latest steps of a draft, newest first. */
export function latestSteps({ files, past }: Draft, max: number): StepTexts[] {
  return walk(files, past.slice(-max).toReversed(), 'back');
}

/** The steps that can be redone, the next one first. */
export function undoneSteps({ files, future }: Draft, max: number): StepTexts[] {
  return walk(files, future.slice(-max).toReversed(), 'forth');
}

function walk(
  files: Draft['files'],
  steps: readonly DraftStep[],
  direction: 'back' | 'forth',
): StepTexts[] {
  const texts = new Map(Object.entries(files).map(([file, { text }]) => [file, text]));
  return steps.map((step) => ({
    step,
    changes: step.changes.map(({ file, patch }): FileChange => {
      const now = texts.get(file) ?? null;
      const next = applyPatch(now, patch, direction);
      texts.set(file, next);
      return direction === 'back'
        ? { file, before: next, after: now }
        : { file, before: now, after: next };
    }),
  }));
}

/** The changes that revert one step and keep later ones; null if a later step changed the same value. */
export function changesWithout({ changes }: StepTexts, { files }: Draft): FileChange[] | null {
  const without: FileChange[] = [];
  for (const { file, before, after } of changes) {
    const now = files[file]?.text ?? null;
    const { text, conflicts } = mergeTexts({ file, base: after, ours: before, theirs: now });
    if (conflicts.length > 0) return null;
    without.push({ file, before: now, after: text });
  }
  return without;
}

/** Marks the steps that have changed published files: they are undone only if that is wanted. */
export function markPublished(draft: Draft, files: ReadonlySet<string>): Draft {
  const isPublished = ({ changes }: DraftStep) => changes.some(({ file }) => files.has(file));
  return {
    ...draft,
    past: draft.past.map((step) =>
      // Further typing in the same field is a step of its own.
      isPublished(step) ? { ...step, field: null, isPublished: true } : step,
    ),
  };
}
