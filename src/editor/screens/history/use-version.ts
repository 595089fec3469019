import { useEffect, useState } from 'react';
import type { Session } from '../../session/index.ts';
import { StoreUnavailable, type VersionRequest } from '../../../content/index.ts';

type Texts = Readonly<Record<string, string | null>>;

/** The texts of some versions; null until they have loaded. */
export function useVersions(
  session: Session,
  requests: readonly VersionRequest[],
): readonly Texts[] | null {
  const [texts, setTexts] = useState<readonly Texts[] | null>(null);
  const key = JSON.stringify(requests);
  useEffect(() => {
    let isOver = false;
    const versionRequests: VersionRequest[] = JSON.parse(key);
    Promise.all(versionRequests.map((request) => session.store.version(request))).then(
      (found) => isOver || setTexts(found),
      (error: Error) => {
        if (!(error instanceof StoreUnavailable)) throw error;
      },
    );
    return () => {
      isOver = true;
    };
  }, [session, key]);
  return texts;
}
