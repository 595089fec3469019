import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionState, Session } from '../../session/index.ts';
import { BackToPage } from '../BackLink.tsx';
import { Done } from './Done.tsx';
import { describeFiles, siteTitles } from '../../site/index.ts';
import { PartReady } from './PartReady.tsx';
import { Ready } from './Ready.tsx';
import type { Result } from './result.ts';
import { screenStyles as screen } from '../../ui/index.ts';

type ScreenProps = { session: Session; state: SessionState };

/** An attempt to publish, and the changes that were left when its answer came. */
type Attempt = { result: Result; requested: string; left: readonly string[] };

const isPublished = ({ kind }: Result): boolean => kind === 'published' || kind === 'proposed';

/** The unpublished changes, field by field, with a publish button, below what must be put right first. */
export function PublishScreen({ session, state }: ScreenProps) {
  const [tried, setTried] = useState<Attempt | null>(null);
  const errors = state.diagnostics.filter(({ severity }) => severity === 'error');
  const requested = useSearchParams()[0].getAll('only');
  const changed = new Set(session.changes().map(({ file }) => file));
  const chosen = requested.filter((file) => changed.has(file));
  const result =
    tried?.requested === requested.join(' ') && isOf(tried, session) ? tried.result : null;
  const results = {
    result,
    setResult: (next: Result) =>
      setTried({ result: next, requested: requested.join(' '), left: changesNow(session) }),
  };
  const { publication } = state;
  const isDone = result !== null && isPublished(result);
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

/**
 * Whether an attempt is about the present changes. A publication says nothing about later ones, but stays when changes
 * leave the list: the site may be read again only after the answer, with the work of others merged into the other drafts.
 */
function isOf({ result, left }: Attempt, session: Session): boolean {
  const now = changesNow(session);
  return (
    now.every((one) => left.includes(one)) && (isPublished(result) || now.length === left.length)
  );
}

/** Each change to a value, apart from the rest of its file, which others may change too. */
const changesNow = (session: Session): string[] =>
  describeFiles(session.changes(), siteTitles(session)).flatMap(({ file, after, changes }) =>
    changes.length === 0
      ? JSON.stringify([file, after])
      : changes.map((one) => JSON.stringify([one.id, one.after])),
  );
