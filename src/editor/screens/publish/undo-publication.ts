import type { FileChange } from '../../../editing/edit-op.ts';
import { mergeTexts } from '../../../editing/merge-texts.ts';
import type { Publication } from '../../session/publishing.ts';
import type { Session } from '../../session/session.ts';
import { currentWords } from '../../words/words.ts';

/**
 * Changes the files back to what they were before a publication, as changes that are reviewed and published like any
 * other. What was changed again since stays as it is, and that is said.
 */
export function undoPublication(session: Session, { changes }: Pick<Publication, 'changes'>): void {
  const words = currentWords();
  let isWhole = true;
  const back = changes.map(({ file, before, after }): FileChange => {
    const now = session.textOf(file);
    const merged = mergeTexts({ file, base: after, ours: before, theirs: now });
    if (merged.conflicts.length > 0) isWhole = false;
    return { file, before: now, after: merged.text };
  });
  const text = isWhole ? words.publish.undone : words.publish.undoneInPart;
  session.changeTexts(back, text);
  session.tellOutcome({ text, back: 'undo' });
}
