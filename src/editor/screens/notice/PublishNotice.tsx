import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { partOf } from '../../../editing/published-part.ts';
import type { SessionState } from '../../session/session-state.ts';
import type { Session } from '../../session/session.ts';
import { StoreAway, type ConflictChoice } from '../../store/store.ts';
import { fill, words } from '../../words/words.ts';
import { ConflictChoices } from '../ConflictChoices.tsx';
import { EditorIcon } from '../EditorIcon.tsx';
import { AuthorFields } from '../publish/AuthorFields.tsx';
import { hasParts } from '../publish/OnlyLinks.tsx';
import type { Result } from '../publish/result.ts';
import { chosenNotice, draftedNotice } from './site-notice.ts';

type PublishNoticeProps = {
  session: Session;
  state: SessionState;
  label: string;
  /** What is done before, when the button is pressed. */
  begin?: () => void;
  result: Result | null;
  setResult: (result: Result) => void;
};

/** The button that publishes the notice and nothing else, whatever other drafts and mistakes there are. */
export function PublishNotice(props: PublishNoticeProps) {
  const { session, state, label, begin, result, setResult } = props;
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [author, setAuthor] = useState({ name: '', email: '' });
  const choices = useRef<readonly ConflictChoice[]>([]);
  const isReady = begin !== undefined || chosenNotice(session) !== null;
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay) return;
    begin?.();
    const chosen = chosenNotice(session);
    if (!chosen) return;
    setIsUnderWay(true);
    const { text } = draftedNotice(session) ?? {};
    const request = {
      message:
        text === undefined
          ? words.urgent.isDown
          : fill(words.urgent.message, { text: String(text) }),
      choices: choices.current,
      ...(author.name === '' ? {} : { author }),
    };
    const shown = partOf({ changes: session.changes(), ...chosen });
    const answer = await session.publishing
      .publishPart(request, chosen, shown)
      .catch((error: Error): Result => {
        if (error instanceof StoreAway) return { kind: 'away' };
        throw error;
      });
    setIsUnderWay(false);
    setResult(answer);
  };
  if (!hasParts(state)) return <Link to="/@edit/publish">{words.bar.publish}</Link>;
  return (
    <form className="publish-now" onSubmit={(event) => void publish(event)}>
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
        <ConflictChoices
          session={session}
          conflicts={result.conflicts}
          choose={(kept) => {
            choices.current = kept;
          }}
        />
      )}
      {(result?.kind === 'nameless' || author.name !== '') && (
        <AuthorFields author={author} setAuthor={setAuthor} />
      )}
      <button className="button go" type="submit" aria-disabled={isUnderWay || !isReady}>
        {isUnderWay ? words.publish.underWay : label}
      </button>
      <p className="hint">{isReady ? words.urgent.onlyThis : words.urgent.unchanged}</p>
    </form>
  );
}
