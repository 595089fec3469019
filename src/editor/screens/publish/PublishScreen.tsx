import { useState } from 'react';
import type { SessionState } from '../../session/session-state.ts';
import type { Session } from '../../session/session.ts';
import { words } from '../../words/words.ts';
import { BackToPage } from '../BackLink.tsx';
import { Barred } from './Barred.tsx';
import { PublishProgress } from './PublishProgress.tsx';
import { Ready } from './Ready.tsx';
import type { Result } from './result.ts';

type ScreenProps = { session: Session; state: SessionState };

/** The unpublished changes, field by field, and the publish button; or the list of mistakes, if there are any. */
export function PublishScreen({ session, state }: ScreenProps) {
  const [result, setResult] = useState<Result | null>(null);
  const errors = state.diagnostics.filter(({ severity }) => severity === 'error');
  const done = result ?? publishedEarlier(session);
  return (
    <main className="screen" tabIndex={-1}>
      <BackToPage session={session} />
      {done?.kind === 'published' || done?.kind === 'proposed' ? (
        <Done session={session} result={done} />
      ) : errors.length > 0 ? (
        <Barred session={session} state={state} errors={errors} />
      ) : (
        <Ready session={session} state={state} result={result} setResult={setResult} />
      )}
    </main>
  );
}

/** What was published before this screen was left, if nothing has changed since. */
const publishedEarlier = (session: Session): Result | null =>
  session.publishing.last && session.changes().length === 0 ? { kind: 'published' } : null;

type DoneProps = {
  session: Session;
  result: Extract<Result, { kind: 'published' | 'proposed' }>;
};

const textOfDone = (result: DoneProps['result']): string =>
  result.kind === 'proposed'
    ? words.publish.proposedText
    : result.isOnlyHere
      ? words.publish.doneHereText
      : words.publish.doneText;

function Done({ session: { publishing }, result }: DoneProps) {
  const isPublished = result.kind === 'published';
  return (
    <div role="status">
      <h1>{isPublished ? words.publish.done : words.publish.proposed}</h1>
      {isPublished && publishing.last ? (
        <PublishProgress
          key={publishing.last.version}
          publishing={publishing}
          published={publishing.last}
        />
      ) : (
        <p>{textOfDone(result)}</p>
      )}
      {!isPublished && result.link !== null && (
        <p>
          <a href={result.link}>{words.publish.proposedLink}</a>
        </p>
      )}
    </div>
  );
}
