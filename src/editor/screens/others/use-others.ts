import { useEffect } from 'react';
import { lookUpOthers } from '../../session/others-lookup.ts';
import type { SessionState } from '../../session/session-state.ts';
import type { Session } from '../../session/session.ts';
import { currentWords, fill } from '../../words/words.ts';

export function useOthers(session: Session, isUrgent = false): void {
  useEffect(() => void lookUpOthers(session, isUrgent), [session, isUrgent]);
}

export const othersAt = ({ others }: SessionState, file: string): string[] =>
  others
    .filter(({ files }) => files.includes(file))
    .map(({ name }) => fill(currentWords().others.atPage, { name }));
