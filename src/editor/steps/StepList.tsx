import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { latestSteps, undoneSteps, type StepTexts } from '../../content/index.ts';
import { useSession, type Session } from '../session/index.ts';
import { textOfSentence, Spoken, useWords } from '../words/index.ts';
import { DialogHead, noteStyles, chooserDialogStyles as chooser } from '../ui/index.ts';
import { languageOfDays } from '../site/index.ts';
import { stepWords } from './step-words.ts';
import { redoStep, takeBack } from './steps.ts';
import { linkToChange } from './use-go-to-step.ts';
import styles from './StepList.module.css';

const page = 30;

type StepListProps = { session: Session; close: () => void };

/** All steps, newest first: each names its changes, links to them, and can be undone alone. */
export function StepList({ session, close }: StepListProps) {
  const words = useWords();
  const draft = useSession(session, (state) => state.draft);
  const dialog = useRef<HTMLDialogElement>(null);
  const [max, setMax] = useState(page);
  const [mixed, setMixed] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const undone = undoneSteps(draft, max).toReversed();
  const steps = latestSteps(draft, max);
  const leave = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.stepList} aria-labelledby="step-list" onClose={close}>
      <DialogHead id="step-list" title={words.steps.all} close={leave}>
        <p className="hint">{words.steps.allText}</p>
      </DialogHead>
      <div className={chooser.body} tabIndex={-1}>
        {steps.length + undone.length === 0 && <p>{words.steps.none}</p>}
        <ol className={styles.doneSteps}>
          {undone.map((one, index) => (
            <StepRow
              key={`undone ${keyOf(one)} ${index}`}
              session={session}
              step={one}
              leave={leave}
            >
              <span className={noteStyles.note}>{words.steps.isUndone}</span>
              {index === undone.length - 1 && (
                <button className="button" type="button" onClick={() => redoStep(session)}>
                  {words.steps.again}
                </button>
              )}
            </StepRow>
          ))}
          {steps.map((one, index) => (
            <StepRow key={`${keyOf(one)} ${index}`} session={session} step={one} leave={leave}>
              {one.step.isPublished === true && (
                <span className={noteStyles.note}>{words.steps.published}</span>
              )}
              {mixed === keyOf(one) && (
                <p className="message" role="alert">
                  {words.steps.mixed}
                </p>
              )}
              <button
                className="button"
                type="button"
                aria-label={`${words.steps.undoThis}: ${textOfSentence(stepWords(session, one.changes))}`}
                onClick={() => setMixed(takeBack(session, one) ? null : keyOf(one))}
              >
                {words.steps.undoThis}
              </button>
            </StepRow>
          ))}
        </ol>
        {draft.past.length > max && (
          <button className="button" type="button" onClick={() => setMax(max + page)}>
            {words.steps.older}
          </button>
        )}
      </div>
    </dialog>
  );
}

const keyOf = ({ step }: StepTexts): string => `${step.at}`;

type StepRowProps = {
  session: Session;
  step: StepTexts;
  leave: () => void;
  children: React.ReactNode;
};

function StepRow({ session, step: { step, changes }, leave, children }: StepRowProps) {
  const words = useWords();
  const time = new Date(step.at).toLocaleString(languageOfDays(session), {
    dateStyle: 'medium',
    timeStyle: 'short',
    calendar: 'gregory',
  });
  const link = linkToChange(changes.filter(({ file }) => session.textOf(file) !== null));
  return (
    <li>
      <div>
        <p className="hint">{time}</p>
        <p>
          <Spoken sentence={stepWords(session, changes)} />
        </p>
        {link !== null && (
          <Link to={link} onClick={leave}>
            {words.steps.show}
          </Link>
        )}
      </div>
      <div className={styles.stepActions}>{children}</div>
    </li>
  );
}
