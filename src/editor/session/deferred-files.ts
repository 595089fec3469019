import { draftChanges, type Draft, type DraftStep } from '../../editing/draft.ts';

/**
 * The changed files that are not saved yet: those in `unready`, and all that a step changed together with one of them,
 * so that the saved files always fit each other. Steps in `savedBefore` were saved before.
 */
export function deferredFiles(
  draft: Draft,
  unready: ReadonlySet<string>,
  savedBefore: { has(step: DraftStep): boolean },
): ReadonlySet<string> {
  const changed = new Set(draftChanges(draft).map(({ file }) => file));
  const together = [...draft.past, ...draft.future]
    .filter((step) => step.changes.length > 1 && !savedBefore.has(step))
    .map(({ changes }) => changes.map(({ file }) => file).filter((file) => changed.has(file)));
  const held = new Set(unready);
  for (let before = -1; before < held.size;) {
    before = held.size;
    for (const files of together) {
      if (files.some((file) => held.has(file))) for (const file of files) held.add(file);
    }
  }
  return held;
}

export function savedSteps(draft: Draft): DraftStep[] {
  const changed = new Set(draftChanges(draft).map(({ file }) => file));
  return [...draft.past, ...draft.future].filter(({ changes }) =>
    changes.every(({ file }) => !changed.has(file)),
  );
}
