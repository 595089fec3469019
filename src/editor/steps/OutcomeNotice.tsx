import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession, type Session } from '../session/index.ts';
import { textOfSentence, Spoken, useWords } from '../words/index.ts';
import { CloseButton } from '../ui/index.ts';
import { redoStep, undoStep } from './steps.ts';
import { isFormShownAt, linkToChange } from './use-go-to-step.ts';
import styles from './OutcomeNotice.module.css';

/**
 * What was just removed or undone, with a button that takes it back, and a link there from another screen; the status
 * line announces it. It stays off the publish screen: there it would cover the heading, and after publishing its button
 * would conflict with the publication.
 */
export function OutcomeNotice({ session }: { session: Session }) {
  const words = useWords();
  const outcome = useSession(session, (state) => state.outcome);
  const stepChanges = useSession(session, (state) => state.stepChanges);
  const { pathname, search } = useLocation();
  const [arrival, setArrival] = useState({ pathname, outcome });
  if (arrival.pathname !== pathname) setArrival({ pathname, outcome });
  const cameAlong = pathname === '/@edit/publish' && arrival.outcome === outcome;
  if (!outcome || cameAlong) return null;
  const isHere = isFormShownAt(pathname, search);
  const isElsewhere = stepChanges.length > 0 && !(isHere && stepChanges.some(isHere));
  const link = outcome.back === 'redo' && isElsewhere ? linkToChange(stepChanges) : null;
  return (
    <div className={styles.outcome} role="region" aria-label={textOfSentence(outcome.text)}>
      <span>
        <Spoken sentence={outcome.text} />
      </span>
      {link !== null && (
        <Link className={`text-button ${styles.action}`} to={link}>
          {words.steps.show}
        </Link>
      )}
      {outcome.back !== null && (
        <button
          className={`text-button ${styles.action}`}
          type="button"
          onClick={() => (outcome.back === 'undo' ? undoStep(session) : redoStep(session))}
        >
          {outcome.back === 'undo' ? words.bar.undo : words.bar.redo}
        </button>
      )}
      <CloseButton label={words.bar.hideRemoval} close={() => session.tellOutcome(null)} />
    </div>
  );
}
