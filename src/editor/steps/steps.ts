import {
  changesWithout,
  latestSteps,
  undoneSteps,
  type StepTexts,
  type FileChange,
} from '../../content/index.ts';
import type { Session } from '../session/index.ts';
import { fillSentence, currentWords } from '../words/index.ts';
import { stepWords } from './step-words.ts';

/** Undoes the last step and names it, or says that there is none. Asks first if the step is published. */
export function undoStep(session: Session): void {
  const words = currentWords();
  const [last] = latestSteps(session.state.draft, 1);
  if (!last) session.dispatch({ kind: 'noticed', notice: words.bar.nothingToUndo });
  else if (last.step.isPublished === true) session.dispatch({ kind: 'undo-asked', isOpen: true });
  else undoAnyway(session);
}

export function undoAnyway(session: Session): void {
  const words = currentWords();
  session.dispatch({ kind: 'undo-asked', isOpen: false });
  const [last] = latestSteps(session.state.draft, 1);
  if (!last) return;
  const description = stepWords(session, last.changes.map(reversed));
  session.undo(fillSentence(words.steps.undone, { what: description }));
}

/** Redoes the step undone last and names it, or says that there is none. */
export function redoStep(session: Session): void {
  const words = currentWords();
  const [next] = undoneSteps(session.state.draft, 1);
  if (!next) session.dispatch({ kind: 'noticed', notice: words.bar.nothingToRedo });
  else session.redo(fillSentence(words.steps.redone, { what: stepWords(session, next.changes) }));
}

/**
 * Takes back one step, and keeps the later ones, as a new step. Returns false if the same part has changed again since.
 */
export function takeBack(session: Session, step: StepTexts): boolean {
  const words = currentWords();
  const changes = changesWithout(step, session.state.draft);
  if (!changes) return false;
  const description = stepWords(session, step.changes.map(reversed));
  const text = fillSentence(words.steps.undone, { what: description });
  session.changeTexts(changes, text);
  session.tellOutcome({ text, back: 'undo' });
  return true;
}

const reversed = ({ file, before, after }: FileChange): FileChange => ({
  file,
  before: after,
  after: before,
});
