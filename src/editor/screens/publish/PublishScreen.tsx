import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionState, Session } from '../../session/index.ts';
import { BackToPage } from '../BackLink.tsx';
import { Barred } from './Barred.tsx';
import { Done } from './Done.tsx';
import { PartReady } from './PartReady.tsx';
import { Ready } from './Ready.tsx';
import type { Result } from './result.ts';
import { screenStyles as screen } from '../../ui/index.ts';

type ScreenProps = { session: Session; state: SessionState };

/** The unpublished changes, field by field, with a publish button; or the list of mistakes. */
export function PublishScreen({ session, state }: ScreenProps) {
  const [tried, setTried] = useState<{ result: Result; files: string } | null>(null);
  const errors = state.diagnostics.filter(({ severity }) => severity === 'error');
  // A publication says nothing about later changes.
  const requestedFile = useSearchParams()[0].get('only');
  const isOnly = session.changes().some(({ file }) => file === requestedFile);
  const now = `${requestedFile} ${changesNow(session)}`;
  const result = tried?.files === now ? tried.result : null;
  const results = {
    result,
    setResult: (next: Result) =>
      setTried({ result: next, files: `${requestedFile} ${changesNow(session)}` }),
  };
  const { publication } = state;
  const isDone = result?.kind === 'published' || result?.kind === 'proposed';
  return (
    <main className={screen.screen} tabIndex={-1}>
      <BackToPage session={session} />
      {publication && (isDone || session.changes().length === 0) ? (
        <Done session={session} publication={publication} />
      ) : requestedFile !== null && isOnly ? (
        <PartReady
          session={session}
          state={state}
          chosen={{ chosen: [requestedFile] }}
          {...results}
        />
      ) : errors.length > 0 ? (
        <Barred session={session} state={state} errors={errors} />
      ) : (
        <Ready session={session} state={state} part={null} {...results} />
      )}
    </main>
  );
}

const changesNow = (session: Session): string =>
  JSON.stringify(session.changes().map(({ file, after }) => [file, after]));
