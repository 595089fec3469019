import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { diagnosticKey, type Diagnostic, type FieldPath } from '../../../messages/index.ts';
import { openText, type FileChange } from '../../../content/index.ts';
import { MistakeText } from '../../forms/index.ts';
import {
  unfinishedIn,
  type Session,
  type SessionState,
  type UnfinishedText,
} from '../../session/index.ts';
import {
  counted,
  fillSentence,
  quoted,
  Spoken,
  textOfSentence,
  useWords,
  type Sentence,
} from '../../words/index.ts';
import { fieldLink, languageAt, languageOf, valueWords, whereOnSite } from '../../site/index.ts';
import { EditorIcon, noticeBoxStyles as noticeStyles } from '../../ui/index.ts';
import styles from './PutRightFirst.module.css';

/** What prevents some changes from being published: mistakes of the site, and texts that are not ready. */
export type Barriers = {
  errors: readonly Diagnostic[];
  unfinished: readonly UnfinishedText[];
};

/** What prevents these changes from being published, if the site with them has these mistakes. */
export const barriersOf = (
  state: SessionState,
  changes: readonly FileChange[],
  errors: readonly Diagnostic[],
): Barriers => ({ errors, unfinished: unfinishedIn(state, changes) });

export const countOf = ({ errors, unfinished }: Barriers): number =>
  errors.length + unfinished.length;

type PutRightFirstProps = { session: Session; barriers: Barriers; children?: ReactNode };

/** Lists what must be put right before publishing, each with a link to its field; nothing if nothing must. */
export function PutRightFirst({ session, barriers, children }: PutRightFirstProps) {
  const words = useWords();
  const heading = useId();
  if (countOf(barriers) === 0) return null;
  return (
    <section className={`${noticeStyles.bad} ${styles.box}`} aria-labelledby={heading}>
      <EditorIcon name="circle-alert" />
      <div>
        <div role="alert">
          <h2 id={heading}>{counted(words.publish.mustFirst, countOf(barriers))}</h2>
        </div>
        {children}
        <ul>
          {barriers.errors.map((one) => (
            <Thing key={diagnosticKey(one)} session={session} file={one.file} path={one.path}>
              <MessageOf session={session} diagnostic={one} />
            </Thing>
          ))}
          {barriers.unfinished.map((one) => (
            <Unfinished key={`${one.file} ${one.path.join('.')}`} session={session} text={one} />
          ))}
        </ul>
      </div>
    </section>
  );
}

type ThingProps = {
  session: Session;
  file: string;
  path: FieldPath;
  link?: string;
  actions?: ReactNode;
  children: ReactNode;
};

function Thing({ session, file, path, link, actions, children }: ThingProps) {
  const words = useWords();
  const where = whereOnSite(session, file, path);
  const label = link ?? words.publish.correct;
  return (
    <li>
      <div>
        <p className="message">{children}</p>
        <p className={styles.where}>
          <Spoken sentence={where} />
        </p>
      </div>
      <p className={styles.actions}>
        <Link to={fieldLink(file, path)} aria-label={`${label}: ${textOfSentence(where)}`}>
          {label}
        </Link>
        {actions}
      </p>
    </li>
  );
}

function MessageOf({ session, diagnostic }: { session: Session; diagnostic: Diagnostic }) {
  const { file } = diagnostic;
  const root = openText(session.textOf(file) ?? '')?.value ?? null;
  return (
    <MistakeText
      diagnostic={diagnostic}
      part="message"
      open={{ file, root }}
      language={languageOf(session)}
    />
  );
}

function Unfinished({ session, text }: { session: Session; text: UnfinishedText }) {
  const words = useWords();
  const { file, path, value, signs, mayBeRight, isCopied } = text;
  const language = languageOf(session);
  const isSample = signs === null;
  const sentence: Sentence = fillSentence(words.publish[isCopied ? 'copied' : 'sample'], {
    text: quoted(valueWords(value, null, { language }), languageAt(session, file, path)),
  });
  return (
    <Thing
      session={session}
      file={file}
      path={path}
      {...(isSample ? { link: words.publish.write } : {})}
      actions={
        mayBeRight && (
          <button
            className="text-button"
            type="button"
            aria-label={`${words.publish.isRight}: ${textOfSentence(whereOnSite(session, file, path))}`}
            onClick={() => session.dispatch({ kind: 'confirmed', file, value })}
          >
            {words.publish.isRight}
          </button>
        )
      }
    >
      {signs ? <MessageOf session={session} diagnostic={signs} /> : <Spoken sentence={sentence} />}
    </Thing>
  );
}
