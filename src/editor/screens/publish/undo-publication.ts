import type { FileChange } from '../../../editing/edit-op.ts';
import { mergeTexts } from '../../../editing/merge-texts.ts';
import type { Publication } from '../../session/publication.ts';
import type { Session } from '../../session/session.ts';
import { currentWords } from '../../words/words.ts';

type Undone = {
  /** The files as they are now, and as they would be. */
  back: FileChange[];
  /** Whether nothing of it was changed again since: that would stay as it is. */
  isWhole: boolean;
};

/** The files as they would be without some earlier changes, but with all that came later. */
export function withoutChanges(session: Session, changes: readonly FileChange[]): Undone {
  let isWhole = true;
  const back = changes.map(({ file, before, after }): FileChange => {
    const now = session.textOf(file);
    const merged = mergeTexts({ file, base: after, ours: before, theirs: now });
    if (merged.conflicts.length > 0) isWhole = false;
    return { file, before: now, after: merged.text };
  });
  return { back, isWhole };
}

/**
 * Changes the files back to what they were before a publication, as changes that are reviewed and published like any
 * other. What was changed again since stays as it is, and that is said.
 */
export function undoPublication(session: Session, { changes }: Pick<Publication, 'changes'>): void {
  const words = currentWords();
  const { back, isWhole } = withoutChanges(session, changes);
  const text = isWhole ? words.publish.undone : words.publish.undoneInPart;
  session.changeTexts(back, text);
  session.tellOutcome({ text, back: 'undo' });
}
