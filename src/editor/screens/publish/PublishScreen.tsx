import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionState, Session } from '../../session/index.ts';
import { BackToPage } from '../BackLink.tsx';
import { Done } from './Done.tsx';
import { PartReady } from './PartReady.tsx';
import { Ready } from './Ready.tsx';
import type { Result } from './result.ts';
import { screenStyles as screen } from '../../ui/index.ts';

type ScreenProps = { session: Session; state: SessionState };

/** The unpublished changes, field by field, with a publish button, below what must be put right first. */
export function PublishScreen({ session, state }: ScreenProps) {
  const [tried, setTried] = useState<{ result: Result; files: string } | null>(null);
  const errors = state.diagnostics.filter(({ severity }) => severity === 'error');
  // A publication says nothing about later changes.
  const requested = useSearchParams()[0].getAll('only');
  const changed = new Set(session.changes().map(({ file }) => file));
  const chosen = requested.filter((file) => changed.has(file));
  const now = `${requested.join(' ')} ${changesNow(session)}`;
  const result = tried?.files === now ? tried.result : null;
  const results = {
    result,
    setResult: (next: Result) =>
      setTried({ result: next, files: `${requested.join(' ')} ${changesNow(session)}` }),
  };
  const { publication } = state;
  const isDone = result?.kind === 'published' || result?.kind === 'proposed';
  return (
    <main className={screen.screen} tabIndex={-1}>
      <BackToPage session={session} />
      {publication && (isDone || session.changes().length === 0) ? (
        <Done session={session} publication={publication} />
      ) : chosen.length > 0 ? (
        <PartReady session={session} state={state} chosen={{ chosen }} {...results} />
      ) : (
        <Ready session={session} state={state} errors={errors} part={null} {...results} />
      )}
    </main>
  );
}

const changesNow = (session: Session): string =>
  JSON.stringify(session.changes().map(({ file, after }) => [file, after]));
