import type { Session } from '../session/session.ts';
import { words } from '../words/words.ts';

/** Undoes the last step and says so, or that there is none. */
export function undoStep(session: Session): void {
  if (session.state.draft.past.length === 0) session.say(words.bar.nothingToUndo);
  else session.undo(words.bar.undone);
}

/** Redoes the step that was undone last and says so, or that there is none. */
export function redoStep(session: Session): void {
  if (session.state.draft.future.length === 0) session.say(words.bar.nothingToRedo);
  else session.redo(words.bar.redone);
}
