import type { Session } from '../../session/session.ts';
import { useWords } from '../../words/use-words.ts';
import { ConflictChoices } from '../ConflictChoices.tsx';
import { EditorIcon } from '../EditorIcon.tsx';
import { AuthorFields } from './AuthorFields.tsx';
import type { Result } from './result.ts';
import type { PublishAttempt } from './use-publish-attempt.ts';

type ObstaclesProps = { session: Session; result: Result | null; attempt: PublishAttempt };

/** Why nothing was published, and what has to be decided or said before the next attempt. */
export function Obstacles({ session, result, attempt }: ObstaclesProps) {
  const words = useWords();
  const { author, setAuthor, choose } = attempt;
  return (
    <>
      {(result?.kind === 'failed' || result?.kind === 'away') && (
        <div className="notice bad" role="alert">
          <EditorIcon name="circle-alert" />
          <p>
            <b>{words.publish.failed}.</b>{' '}
            {result.kind === 'away' ? words.publish.away : result.reason}
          </p>
        </div>
      )}
      {result?.kind === 'conflicts' && (
        <ConflictChoices session={session} conflicts={result.conflicts} choose={choose} />
      )}
      {(result?.kind === 'nameless' || author.name !== '') && (
        <AuthorFields author={author} setAuthor={setAuthor} />
      )}
    </>
  );
}
