import type { SyntheticEvent } from 'react';
import { type Draft, latestSteps, undoneSteps, type StepTexts } from '../../content/index.ts';
import { ariaKey, shownKey } from '../keys.ts';
import { useSession, type Session } from '../session/index.ts';
import { textOfSentence, useWords } from '../words/index.ts';
import { EditorIcon } from '../ui/index.ts';
import { stepWords } from './step-words.ts';
import { redoStep, undoStep } from './steps.ts';
import styles from './StepButtons.module.css';

/** Undo and redo, labelled with what they would change. A phone has room for undo only. */
export function StepButtons({ session }: { session: Session }) {
  const words = useWords();
  const hasPast = useSession(session, ({ draft }) => draft.past.length > 0);
  const hasFuture = useSession(session, ({ draft }) => draft.future.length > 0);
  // Words the step only when somebody points at the button: comparing texts at every keystroke would be slow.
  const tell =
    (name: string, keys: string, read: (draft: Draft, max: number) => StepTexts[]) =>
    ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
      const [step] = read(session.state.draft, 1);
      const description = step ? `: ${textOfSentence(stepWords(session, step.changes))}` : '';
      currentTarget.title = `${name} (${keys})${description}`;
    };
  const tellUndo = tell(words.bar.undo, shownKey('undo'), latestSteps);
  const tellRedo = tell(words.bar.redo, shownKey('redo'), undoneSteps);
  return (
    <div className={styles.steps} role="group" aria-label={words.bar.steps}>
      <button
        className="button square flat"
        type="button"
        aria-label={words.bar.undo}
        aria-keyshortcuts={ariaKey('undo')}
        onPointerEnter={tellUndo}
        onFocus={tellUndo}
        aria-disabled={!hasPast}
        onClick={() => undoStep(session)}
      >
        <EditorIcon name="undo-2" />
      </button>
      <button
        className={`button square flat ${styles.redo}`}
        type="button"
        aria-label={words.bar.redo}
        aria-keyshortcuts={ariaKey('redo')}
        onPointerEnter={tellRedo}
        onFocus={tellRedo}
        aria-disabled={!hasFuture}
        onClick={() => redoStep(session)}
      >
        <EditorIcon name="redo-2" />
      </button>
    </div>
  );
}
