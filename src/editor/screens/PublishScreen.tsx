import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { openText } from '../../editing/open-text.ts';
import { BackToPage } from './BackLink.tsx';
import { fileTitle } from './file-title.ts';
import { LeftExamples } from './LeftExamples.tsx';
import { placeLink } from './place-link.ts';
import { messageOf } from '../fields/in-labels.ts';
import type { SessionState } from '../session/session-state.ts';
import type { Session } from '../session/session.ts';
import { StoreAway, type ConflictChoice, type PublishAnswer } from '../store/store.ts';
import { counted, words } from '../words/words.ts';
import { ChangeList } from './ChangeList.tsx';
import { tellFile, whereWords } from './change-list.ts';
import { AuthorFields } from './AuthorFields.tsx';
import { PreviewLink, PublishProgress } from './PublishProgress.tsx';
import { ConflictChoices } from './ConflictChoices.tsx';
import { EditorIcon } from './EditorIcon.tsx';
import { useSiteLanguage } from './use-site-language.ts';

type ScreenProps = { session: Session; state: SessionState };

type Result = PublishAnswer | { kind: 'away' };

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

function Barred({ session, state, errors }: ScreenProps & { errors: readonly Diagnostic[] }) {
  const language = useSiteLanguage(session);
  return (
    <>
      <h1>{counted(words.bar.mistakes, errors.length)}</h1>
      <p role="alert">{words.publish.barred}</p>
      <ul className="mistakes">
        {errors.map((one) => {
          const root = openText(session.textOf(one.file) ?? '')?.value ?? null;
          return (
            <li key={`${one.file} ${one.path.join('.')} ${one.code} ${one.message}`}>
              <div>
                <p className="where">
                  {[fileTitle(session, one.file), ...whereWords(one.file, root, one.path)].join(
                    ' › ',
                  )}
                </p>
                <p className="message">{messageOf(one, { file: one.file, root }, language)}</p>
              </div>
              <Link className="button" to={placeLink(one.file, one.path)}>
                {words.publish.correct}
              </Link>
            </li>
          );
        })}
      </ul>
      {state.kept === 'browser' && state.conflicts.length === 0 && (
        <div className="as-it-is">
          <p>{words.publish.asItIsHint}</p>
          <button className="button" type="button" onClick={() => void session.save(true)}>
            {words.publish.asItIs}
          </button>
        </div>
      )}
    </>
  );
}

type ReadyProps = ScreenProps & { result: Result | null; setResult: (result: Result) => void };

function Ready({ session, state, result, setResult }: ReadyProps) {
  const language = useSiteLanguage(session);
  const told = session
    .changes()
    .map((change) => tellFile(change, fileTitle(session, change.file), language));
  const [message, setMessage] = useState<string | null>(null);
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [author, setAuthor] = useState({ name: '', email: '' });
  const choices = useRef<readonly ConflictChoice[]>([]);
  const sentence = message ?? told.map((file) => file.sentence).join(' ');
  const isNameless = result?.kind === 'nameless';
  const earlier = session.publishing.last;
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay || state.conflicts.length > 0) return;
    setIsUnderWay(true);
    const answer = await session.publishing
      .publish({
        message: sentence,
        choices: choices.current,
        ...(author.name === '' ? {} : { author }),
      })
      .catch((error: Error): Result => {
        if (error instanceof StoreAway) return { kind: 'away' };
        throw error;
      });
    setIsUnderWay(false);
    setResult(answer);
  };
  // Also after an attempt: what it was about was put back since, or given up for the version of others.
  if (told.length === 0 && !isUnderWay) {
    return (
      <>
        <h1>{words.publish.nothing}</h1>
        <p>{state.site.published ? words.publish.nothingText : words.publish.unknownText}</p>
      </>
    );
  }
  const count = told.reduce((sum, { changes }) => sum + Math.max(1, changes.length), 0);
  return (
    <>
      <h1>{count > 0 ? counted(words.publish.title, count) : words.publish.underWay}</h1>
      <div className="columns">
        <ChangeList
          files={told}
          titleOf={(file) => fileTitle(session, file)}
          putBack={({ file, before, after }) =>
            session.changeTexts([{ file, before: after, after: before }])
          }
        />
        <form className="aside" onSubmit={(event) => void publish(event)}>
          <p className="notice good">
            <EditorIcon name="check" />
            <b>{words.publish.checked}</b>
          </p>
          <LeftExamples session={session} />
          <Failure result={result} />
          {state.conflicts.length > 0 && (
            <ConflictChoices
              session={session}
              conflicts={state.conflicts}
              choose={() => undefined}
            />
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
          {(isNameless || author.name !== '') && (
            <AuthorFields author={author} setAuthor={setAuthor} />
          )}
          <div className="field">
            <label htmlFor="message">{words.publish.message}</label>
            <p className="hint" id="message-hint">
              {words.publish.messageHint}
            </p>
            <textarea
              className="input"
              id="message"
              aria-describedby="message-hint"
              required
              rows={4}
              value={sentence}
              onChange={({ target }) => setMessage(target.value)}
            />
          </div>
          <button
            className="button go"
            type="submit"
            aria-disabled={isUnderWay || state.conflicts.length > 0}
          >
            {isUnderWay ? words.publish.underWay : words.publish.now}
          </button>
          <p className="hint">{words.publish.soon}</p>
          <PreviewLink publishing={session.publishing} />
          {earlier && earlier.progress.kind !== 'live' && (
            <PublishProgress publishing={session.publishing} published={earlier} />
          )}
        </form>
      </div>
    </>
  );
}

function Failure({ result }: { result: Result | null }): ReactNode {
  if (result?.kind !== 'failed' && result?.kind !== 'away') return null;
  return (
    <div className="notice bad" role="alert">
      <EditorIcon name="circle-alert" />
      <p>
        <b>{words.publish.failed}.</b> {result.kind === 'away' ? words.publish.away : result.reason}
      </p>
    </div>
  );
}
