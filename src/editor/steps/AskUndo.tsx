import { useEffect, useRef } from 'react';
import { latestSteps } from '../../content/index.ts';
import type { Session } from '../session/index.ts';
import { Spoken, useWords } from '../words/index.ts';
import { stepWords } from './step-words.ts';
import { undoAnyway } from './steps.ts';
import styles from './AskUndo.module.css';
import { actionRowStyles as actionRow } from '../ui/index.ts';

export function AskUndo({ session }: { session: Session }) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [last] = latestSteps(session.state.draft, 1);
  return (
    <dialog
      ref={dialog}
      className={styles.question}
      aria-labelledby="ask-undo"
      aria-describedby="ask-undo-what"
      onClose={() => session.dispatch({ kind: 'undo-asked', isOpen: false })}
    >
      <h2 id="ask-undo">{words.steps.isPublished}</h2>
      <div id="ask-undo-what">
        <p>{last && <Spoken sentence={stepWords(session, last.changes)} />}</p>
        <p className="hint">{words.steps.isPublishedText}</p>
      </div>
      <div className={actionRow.row}>
        <button className="button go" type="button" onClick={() => dialog.current?.close()}>
          {words.steps.leave}
        </button>
        <button className="button" type="button" onClick={() => undoAnyway(session)}>
          {words.steps.undoAnyway}
        </button>
      </div>
    </dialog>
  );
}
