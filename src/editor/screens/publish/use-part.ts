import { useEffect, useState } from 'react';
import type { CheckedPart } from '../../../editing/published-part.ts';
import { checkedPart, type Chosen } from '../../session/publishing.ts';
import type { Session } from '../../session/session.ts';

/** The part of the changes as last checked: undefined before that, null if it cannot be checked. */
export function usePart(session: Session, chosen: Chosen): CheckedPart | null | undefined {
  const [found, setFound] = useState<CheckedPart | null>();
  const key = JSON.stringify({ changes: session.changes(), ...chosen });
  useEffect(() => {
    let isOver = false;
    void checkedPart(session, JSON.parse(key)).then((part) => {
      if (!isOver) setFound(part);
    });
    return () => {
      isOver = true;
    };
  }, [session, key]);
  return found;
}
