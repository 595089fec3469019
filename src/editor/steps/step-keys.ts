import { redoStep, undoStep } from './steps.ts';
import type { Session } from '../session/session.ts';

/** Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac) undo and redo across the whole session, wherever the focus is. */
export function listenForSteps(document: Document, session: Session): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isUndo = key === 'z' && !event.shiftKey;
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
    if (!isUndo && !isRedo) return;
    event.preventDefault();
    if (isUndo) undoStep(session);
    else redoStep(session);
  };
  document.addEventListener('keydown', onKey, true);
  return () => document.removeEventListener('keydown', onKey, true);
}
