import { useEffect, useState } from 'react';
import { StoreUnavailable, type HistoryAnswer } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';

type Answer = HistoryAnswer | { kind: 'away' };

/** The versions of a file, or of the whole site with its deleted pages; null until they have loaded. */
export function useHistory(session: Session, file: string | null): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isOver = false;
    session.store.history(file).then(
      (found) => isOver || setAnswer(found),
      (error: Error) => {
        if (!(error instanceof StoreUnavailable)) throw error;
        if (!isOver) setAnswer({ kind: 'away' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [session, file]);
  return answer;
}
