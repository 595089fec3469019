import { pressedKey } from '../keys.ts';
import { redoStep, undoStep } from './steps.ts';
import type { Session } from '../session/index.ts';

/** Two keys undo and redo across the whole session, wherever the focus is. */
export function listenForSteps(document: Document, session: Session): () => void {
  const onKey = (event: KeyboardEvent) => {
    const action = pressedKey(event, ['undo', 'redo']);
    if (action === null) return;
    event.preventDefault();
    if (action === 'undo') undoStep(session);
    else redoStep(session);
  };
  document.addEventListener('keydown', onKey, true);
  return () => document.removeEventListener('keydown', onKey, true);
}
