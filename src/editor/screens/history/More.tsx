import type { ReactNode } from 'react';
import { foldedStyles as folded } from '../../ui/index.ts';
import { useWords } from '../../words/index.ts';
import styles from './More.module.css';

/** What changes much at once, folded away below the changes: nobody presses it before she has read them. */
export function More({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <details className={`${folded.folded} ${styles.more}`}>
      <summary>{words.history.more}</summary>
      <p className="hint">{words.history.likeAnyOther}</p>
      {children}
    </details>
  );
}
