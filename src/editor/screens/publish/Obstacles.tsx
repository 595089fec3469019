import type { Session } from '../../session/index.ts';
import { inEditorWords, useWords } from '../../words/index.ts';
import { ConflictChoices } from '../ConflictChoices.tsx';
import { EditorIcon, noticeBoxStyles as noticeStyles } from '../../ui/index.ts';
import { QueueOffer, type Reviewed } from './QueueOffer.tsx';
import type { Result } from './result.ts';
import type { PublishAttempt } from './use-publish-attempt.ts';
import type { Author } from '../../../content/index.ts';
import { fieldGroupStyles as group } from '../../forms/index.ts';

type ObstaclesProps = {
  session: Session;
  result: Result | null;
  attempt: PublishAttempt;
  /** The changes as they were shown for review. */
  reviewed: Reviewed;
};

export function Obstacles({ session, result, attempt, reviewed }: ObstaclesProps) {
  const words = useWords();
  const { author, setAuthor, choose } = attempt;
  return (
    <>
      {result?.kind === 'away' && result.problem === null && (
        <QueueOffer session={session} message={attempt.message} reviewed={reviewed} />
      )}
      {(result?.kind === 'failed' || (result?.kind === 'away' && result.problem !== null)) && (
        <div className={noticeStyles.bad} role="alert">
          <EditorIcon name="circle-alert" />
          <p>
            <b>{words.publish.failed}.</b>{' '}
            {result.kind === 'away' ? words.publish.away : inEditorWords(result.reason)}
          </p>
        </div>
      )}
      {result?.kind === 'conflicts' && (
        <ConflictChoices
          of="published"
          session={session}
          conflicts={result.conflicts}
          choose={choose}
        />
      )}
      {(result?.kind === 'nameless' || author.name !== '') && (
        <AuthorFields author={author} setAuthor={setAuthor} />
      )}
    </>
  );
}

type AuthorProps = { author: Author; setAuthor: (author: Author) => void };

/** Asked once, if this computer does not know the author. */
function AuthorFields({ author, setAuthor }: AuthorProps) {
  const words = useWords();
  return (
    <fieldset className={`field ${group.group}`}>
      <legend>{words.publish.who}</legend>
      <p className="hint">{words.publish.whoHint}</p>
      <div className="field">
        <label htmlFor="author-name">{words.publish.name}</label>
        <input
          className="input"
          id="author-name"
          required
          autoComplete="name"
          value={author.name}
          onChange={({ target }) => setAuthor({ ...author, name: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor="author-email">{words.publish.email}</label>
        <input
          className="input"
          id="author-email"
          type="email"
          required
          autoComplete="email"
          value={author.email}
          onChange={({ target }) => setAuthor({ ...author, email: target.value })}
        />
      </div>
    </fieldset>
  );
}
