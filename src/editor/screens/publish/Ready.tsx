import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  uploadsIn,
  type FileChange,
  type PublishedPart,
  openText,
} from '../../../content/index.ts';
import type { Diagnostic } from '../../../messages/index.ts';
import {
  publishAll,
  publishPart,
  type Chosen,
  type SessionState,
  type Session,
} from '../../session/index.ts';
import { type Sentence, Spoken, counted, useWords, inEditorWords } from '../../words/index.ts';
import { ConflictChoices } from '../ConflictChoices.tsx';
import {
  EditorIcon,
  useScreenKey,
  screenStyles as screen,
  noticeBoxStyles as noticeStyles,
} from '../../ui/index.ts';
import { OthersNotice } from '../others/OthersNotice.tsx';
import { AlsoChanges } from '../review/AlsoChanges.tsx';
import { ChangeList } from '../review/ChangeList.tsx';
import { describeFiles, siteTitles, languageOf, fieldLink } from '../../site/index.ts';
import { publicationMessage } from '../review/publication-message.ts';
import { ariaKey } from '../../keys.ts';
import { Obstacles } from './Obstacles.tsx';
import { hasParts, onlyLink } from './only-link.ts';
import { PreviewLink } from './PublishProgress.tsx';
import { countOf, PutRightFirst, barriersOf, type Barriers } from './PutRightFirst.tsx';
import { NewAnswers } from '../show/NewAnswers.tsx';
import type { Result } from './result.ts';
import { Unseen } from './Unseen.tsx';
import { usePublishAttempt } from './use-publish-attempt.ts';
import links from '../pages/LinkList.module.css';
import styles from './Ready.module.css';
import { findStandIns } from '../../../site/index.ts';

/** The placeholders of the settings and of the changed files: a site may be published with them, but is not finished. */
function StandIns({ session, files }: { session: Session; files: readonly string[] }) {
  const words = useWords();
  // The same number may stand in several places.
  const found = new Map<string, string>();
  for (const file of new Set(['site.yaml', ...files])) {
    for (const { path, explanation } of findStandIns(openText(session.textOf(file) ?? '')?.value)) {
      const text = inEditorWords(explanation.message);
      if (!found.has(text)) found.set(text, fieldLink(file, path));
    }
  }
  if (found.size === 0) return null;
  return (
    <div className={noticeStyles.notice}>
      <EditorIcon name="circle-alert" />
      <details>
        <summary>
          <b>{counted(words.publish.standIns, found.size)}</b>
        </summary>
        <p>{words.publish.standInsText}</p>
        <ul className={links.links}>
          {[...found].map(([text, link]) => (
            <li key={text}>
              <Link to={link}>{text}</Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

type ReadyProps = {
  session: Session;
  state: SessionState;
  /** The mistakes that the site would have. */
  errors: readonly Diagnostic[];
  /** The part to publish, if it is not everything. */
  part: (PublishedPart & { chosen: Chosen; heading: Sentence | null }) | null;
  /** Words about the part. */
  children?: ReactNode;
  result: Result | null;
  setResult: (result: Result) => void;
};

/** The changes, what must be put right first, and the form that publishes them. */
export function Ready(props: ReadyProps) {
  const { session, state, errors, part, children, result, setResult } = props;
  const words = useWords();
  const language = languageOf(session);
  const changes = part?.changes ?? session.changes();
  const described = describeFiles(changes, siteTitles(session));
  const barriers = barriersOf(state, changes, errors);
  const isBarred = countOf(barriers) > 0;
  const conflicts = state.conflicts.filter(
    (one) => !part || changes.some(({ file }) => file === one.file),
  );
  const [message, setMessage] = useState<string | null>(null);
  const attempt = usePublishAttempt(setResult);
  const { isPublishing } = attempt;
  const form = useRef<HTMLFormElement>(null);
  const goDown = () => {
    form.current?.scrollIntoView();
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  };
  useReturn();
  useScreenKey('publish', goDown);
  const sentence = message ?? publicationMessage(described);
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    if (isPublishing || isBarred || conflicts.length > 0) return;
    await attempt.send(sentence, (request) =>
      part
        ? publishPart(session, request, { chosen: part.chosen, shown: part })
        : publishAll(session, request),
    );
  };
  // Also after an attempt: its changes may have been put back, or given up for the version of others.
  if (described.length === 0 && !isPublishing && isBarred) {
    return (
      <>
        <h1>{counted(words.bar.mistakes, errors.length)}</h1>
        <PutRightFirst session={session} barriers={barriers} />
      </>
    );
  }
  if (described.length === 0 && !isPublishing) {
    return (
      <>
        <h1>{words.publish.nothing}</h1>
        <p>{state.site.published ? words.publish.nothingText : words.publish.unknownText}</p>
      </>
    );
  }
  const count = described.reduce((sum, file) => sum + Math.max(1, file.changes.length), 0);
  return (
    <>
      <h1>
        {count === 0 ? (
          words.publish.inProgress
        ) : (
          <Spoken sentence={part?.heading ?? counted(words.publish.title, count)} />
        )}
      </h1>
      {children}
      <PutRightFirst session={session} barriers={barriers}>
        {part && errors.length > 0 && <p>{words.part.barred}</p>}
      </PutRightFirst>
      <button
        className={`button ${styles.toPublish}`}
        type="button"
        aria-keyshortcuts={ariaKey('publish')}
        onClick={goDown}
      >
        <EditorIcon name="arrow-down" />
        {words.publish.toForm}
      </button>
      <div className={screen.columns}>
        <div>
          <ChangeList
            session={session}
            files={described}
            language={language}
            hasOnly={!part && described.length > 1 && hasParts(state)}
            isPart={({ file }) =>
              part?.changes.some((one) => one.file === file && one.because === 'links') === true
            }
          />
          <AlsoChanges session={session} part={part?.changes ?? null} />
        </div>
        <form ref={form} className={styles.aside} onSubmit={(event) => void publish(event)}>
          {!isBarred && conflicts.length === 0 && (result === null || isPublished(result)) && (
            <p className={noticeStyles.good}>
              <EditorIcon name="check" />
              <b>{part ? words.part.checked : words.publish.checked}</b>
            </p>
          )}
          <OthersNotice session={session} state={state} files={changes.map(({ file }) => file)} />
          <StandIns session={session} files={changes.map(({ file }) => file)} />
          <Unseen session={session} changes={changes} />
          {conflicts.length > 0 && (
            <ConflictChoices
              of="saved"
              session={session}
              conflicts={conflicts}
              choose={() => undefined}
            />
          )}
          <Obstacles
            session={session}
            result={result}
            attempt={attempt}
            reviewed={part ?? { changes, uploads: uploadsIn(changes) }}
          />
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
          <div>
            <button
              className="button go"
              type="submit"
              aria-disabled={isPublishing || isBarred || conflicts.length > 0}
              aria-describedby="publish-hint"
            >
              {isPublishing ? words.publish.inProgress : words.publish.now}
            </button>
            <p className={`hint ${screen.below}`} id="publish-hint">
              {isBarred
                ? `${counted(words.publish.mustFirst, countOf(barriers))}. ${words.publish.atTheTop}`
                : words.publish.soon}
            </p>
          </div>
          {isBarred && !part && hasParts(state) && (
            <OnlyTheReady changes={changes} barriers={barriers} />
          )}
          {errors.length > 0 && !part && <SaveAsItIs session={session} state={state} />}
          <PreviewLink store={session.store} />
          <p>
            <Link to={showLink(changes)}>{words.show.first}</Link>
          </p>
          <NewAnswers session={session} />
        </form>
      </div>
    </>
  );
}

const isPublished = ({ kind }: Result): boolean => kind === 'published' || kind === 'proposed';

/** Leads to showing the first changed page, and the others if they are chosen there. */
function showLink(changes: readonly FileChange[]): string {
  const page = changes.find(({ file, after }) => file.startsWith('pages/') && after !== null);
  return `/@edit/show${page ? `?${new URLSearchParams({ file: page.file })}` : ''}`;
}

/** Publishes the changed files in which nothing must be put right. */
function OnlyTheReady({
  changes,
  barriers,
}: {
  changes: readonly FileChange[];
  barriers: Barriers;
}) {
  const words = useWords();
  const barred = new Set([...barriers.errors, ...barriers.unfinished].map(({ file }) => file));
  const ready = changes.map(({ file }) => file).filter((file) => !barred.has(file));
  if (ready.length === 0 || ready.length === changes.length) return null;
  return (
    <Link className="button" to={onlyLink(...ready)}>
      {counted(words.publish.ready, ready.length)}
    </Link>
  );
}

/** Saves changes with mistakes, so that somebody can go on with them elsewhere. */
function SaveAsItIs({ session, state }: { session: Session; state: SessionState }) {
  const words = useWords();
  if (state.saveStatus !== 'browser' || state.conflicts.length > 0) return null;
  return (
    <div>
      <button className="button" type="button" onClick={() => void session.save(true)}>
        {words.publish.asItIs}
      </button>
      <p className={`hint ${screen.below}`}>{words.publish.asItIsHint}</p>
    </div>
  );
}

/** Returning from the field of a change scrolls to that change. */
function useReturn(): void {
  const { state } = useLocation();
  const id: unknown = state?.to;
  useEffect(() => {
    const change = typeof id === 'string' ? document.getElementById(id) : null;
    change?.scrollIntoView({ block: 'center' });
    change?.focus({ preventScroll: true });
  }, [id]);
}
