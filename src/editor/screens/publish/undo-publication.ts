import { type FileChange, mergeTexts } from '../../../content/index.ts';
import type { Publication, Session } from '../../session/index.ts';
import { currentWords } from '../../words/index.ts';

type Undone = {
  /** The files as they are now, and as they would be. */
  back: FileChange[];
  /** Whether no part has changed again since; such parts stay as they are. */
  isWhole: boolean;
};

/** The files without some earlier changes, but with all later ones. */
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
 * Changes the files back to their state before a publication, to be reviewed and published like any change. Leaves
 * parts that have changed again, and says so.
 */
export function undoPublication(session: Session, { changes }: Pick<Publication, 'changes'>): void {
  const words = currentWords();
  const { back, isWhole } = withoutChanges(session, changes);
  const text = isWhole ? words.publish.undone : words.publish.undoneInPart;
  session.changeTexts(back, text);
  session.tellOutcome({ text, back: 'undo' });
}
