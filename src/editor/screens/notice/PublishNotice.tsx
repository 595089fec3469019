import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { partOf } from '../../../content/index.ts';
import { publishPart, type SessionState, type Session } from '../../session/index.ts';
import { fill, useWords } from '../../words/index.ts';
import { Obstacles } from '../publish/Obstacles.tsx';
import { PutRightFirst, barriersOf } from '../publish/PutRightFirst.tsx';
import { hasParts } from '../publish/only-link.ts';
import type { Result } from '../publish/result.ts';
import { usePublishAttempt } from '../publish/use-publish-attempt.ts';
import { chosenNotice, draftedNotice } from './site-notice.ts';
import { screenStyles as screen } from '../../ui/index.ts';

type PublishNoticeProps = {
  session: Session;
  state: SessionState;
  label: string;
  /** Runs when the button is pressed, before publishing. */
  begin?: () => void;
  result: Result | null;
  setResult: (result: Result) => void;
};

/** Publishes only the notice, whatever other drafts and mistakes there are. */
export function PublishNotice(props: PublishNoticeProps) {
  const words = useWords();
  const { session, state, label, begin, result, setResult } = props;
  const attempt = usePublishAttempt(setResult);
  const { isPublishing } = attempt;
  const isReady = begin !== undefined || chosenNotice(session) !== null;
  const part = partOf({
    changes: session.changes(),
    ...(chosenNotice(session) ?? { chosen: [] }),
  });
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    if (isPublishing) return;
    begin?.();
    const chosen = chosenNotice(session);
    if (!chosen) return;
    const { text } = draftedNotice(session) ?? {};
    const message =
      text === undefined ? words.urgent.isDown : fill(words.urgent.message, { text: String(text) });
    const shown = partOf({ changes: session.changes(), ...chosen });
    await attempt.send(message, (request) => publishPart(session, request, { chosen, shown }));
  };
  if (!hasParts(state)) return <Link to="/@edit/publish">{words.bar.publish}</Link>;
  return (
    <form onSubmit={(event) => void publish(event)}>
      <Obstacles session={session} result={result} attempt={attempt} reviewed={part} />
      <PutRightFirst session={session} barriers={barriersOf(state, part.changes, [])} />
      <button className="button go" type="submit" aria-disabled={isPublishing || !isReady}>
        {isPublishing ? words.publish.inProgress : label}
      </button>
      <p className={`hint ${screen.below}`}>
        {isReady
          ? words.urgent.onlyThis
          : draftedNotice(session) === null
            ? words.urgent.empty
            : words.urgent.unchanged}
      </p>
    </form>
  );
}
