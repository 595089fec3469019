import { useCallback, useEffect, useState } from 'react';
import { StoreUnavailable, type ShownDrafts } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';
import { answersEvent } from '../../store/index.ts';

type DraftLinks = { links: ShownDrafts | null; reload: () => void };

/** The links to drafts, read again when somebody has answered; null until they have loaded, or where there are none. */
export function useDraftLinks({ store }: Pick<Session, 'store'>): DraftLinks {
  const [links, setLinks] = useState<ShownDrafts | null>(null);
  const reload = useCallback(() => {
    store.links?.list().then(setLinks, (error: Error) => {
      if (!(error instanceof StoreUnavailable)) throw error;
    });
  }, [store]);
  useEffect(() => {
    reload();
    addEventListener(answersEvent, reload);
    return () => removeEventListener(answersEvent, reload);
  }, [reload]);
  return { links, reload };
}
