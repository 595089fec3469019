import {
  changeDraft,
  draftChanges,
  emptyDraft,
  type Draft,
  mergeTexts,
  type Conflict,
  type NotTaken,
} from '../../content/index.ts';
import type { SessionState } from './session-state.ts';
import type { QueuedPublication } from './queued-publication.ts';
import { joinExamples, type ConfirmedTexts, type InsertedExamples } from './inserted-examples.ts';

/**
 * Unpublished work: the draft, the open conflicts and what was not taken in others, its inserted and its confirmed examples, and waiting publications.
 * Earlier versions stored only the first two.
 */
export type Work = {
  draft: Draft;
  conflicts: readonly Conflict[];
  notTaken?: readonly NotTaken[] | undefined;
  examples?: InsertedExamples | undefined;
  confirmed?: ConfirmedTexts | undefined;
  queued?: readonly QueuedPublication[] | undefined;
};

export const noWork: Work = { draft: emptyDraft, conflicts: [] };

export const workOf = ({
  draft,
  conflicts,
  notTaken,
  examples,
  confirmed,
  queued,
}: SessionState): Work => ({
  draft,
  conflicts,
  notTaken,
  examples,
  confirmed,
  queued,
});

/**
 * Joins the work of two tabs. The unsaved changes of the second become a step of the first; if both changed the same
 * value, the first one's stays and both are shown.
 */
export function joinWork(first: Work, second: Work, now: number): Work {
  const conflicts = [...first.conflicts, ...second.conflicts];
  const changes = draftChanges(second.draft).map(({ file, after }) => {
    const drafted = first.draft.files[file];
    if (!drafted) return { file, before: null, after };
    const base = second.draft.files[file]?.base ?? null;
    const merged = mergeTexts({ file, base, ours: after, theirs: drafted.text });
    for (const conflict of merged.conflicts) {
      conflicts.push({ ...conflict, ours: conflict.theirs, theirs: conflict.ours });
    }
    return { file, before: drafted.text, after: merged.text };
  });
  const storedFile = (file: string) => {
    const { base = null, baseHash = null } = second.draft.files[file] ?? {};
    return { text: base, hash: baseHash };
  };
  return {
    draft: changeDraft(first.draft, { changes, storedFile, now }),
    conflicts,
    notTaken: [...(first.notTaken ?? []), ...(second.notTaken ?? [])],
    examples: joinExamples(first.examples, second.examples),
    confirmed: joinExamples(first.confirmed, second.confirmed),
    queued: [...(first.queued ?? []), ...(second.queued ?? [])],
  };
}
