import type { Session } from '../../session/session.ts';
import { inEditorWords } from '../../words/message-words.ts';
import { useWords } from '../../words/use-words.ts';
import { ConflictChoices } from '../ConflictChoices.tsx';
import { EditorIcon } from '../../ui/EditorIcon.tsx';
import { QueueOffer, type Reviewed } from './QueueOffer.tsx';
import type { Result } from './result.ts';
import type { PublishAttempt } from './use-publish-attempt.ts';
import noticeStyles from '../../ui/NoticeBox.module.css';
import type { Author } from '../../../content/edit-protocol/store.ts';
import group from '../../forms/FieldGroup.module.css';

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
        <ConflictChoices session={session} conflicts={result.conflicts} choose={choose} />
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
