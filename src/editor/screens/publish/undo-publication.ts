import type { FileChange } from '../../../editing/edit-op.ts';
import { mergeTexts } from '../../../editing/merge-texts.ts';
import type { Publication } from '../../session/publishing.ts';
import type { Session } from '../../session/session.ts';
import { words } from '../../words/words.ts';

/**
 * Changes the files back to what they were before a publication, as changes that are reviewed and published like any
 * other. What was changed again since stays as it is.
 */
export function undoPublication(session: Session, { changes }: Publication): void {
  const back = changes.map(({ file, before, after }): FileChange => {
    const now = session.textOf(file);
    const { text } = mergeTexts({ file, base: after, ours: before, theirs: now });
    return { file, before: now, after: text };
  });
  session.changeTexts(back, words.publish.undone);
  session.tellOutcome({ text: words.publish.undone, back: 'undo' });
}
