import { Link } from 'react-router-dom';
import { diagnosticKey, type Diagnostic } from '../../../messages/index.ts';
import { openText } from '../../../content/index.ts';
import { MistakeText } from '../../forms/index.ts';
import type { SessionState, Session } from '../../session/index.ts';
import { counted, Spoken, useWords } from '../../words/index.ts';
import { BackLink } from '../BackLink.tsx';
import { fieldLink, languageAt, languageOf, whereOnSite } from '../../site/index.ts';
import {
  criterionOf,
  findToJudge,
  manualChecks,
  type ManualCheck,
  type ToJudge,
} from './access-checks.ts';
import { screenStyles as screen, actionListStyles as actionList } from '../../ui/index.ts';
import styles from './AccessScreen.module.css';

type ScreenProps = { session: Session; state: SessionState };

export const accessProblems = ({ diagnostics }: SessionState): Diagnostic[] =>
  diagnostics.filter(({ code }) => criterionOf[code] !== undefined);

/** Whether everybody can use the site: diagnostics, and what only its authors can judge, each with a link. */
export function AccessScreen({ session, state }: ScreenProps) {
  const words = useWords();
  const found = accessProblems(state);
  const toJudge = findToJudge(session);
  return (
    <main className={`${screen.screen} ${styles.access}`} tabIndex={-1}>
      <BackLink />
      <h1>{words.access.title}</h1>
      <p>{words.access.about}</p>
      <h2>{words.access.found}</h2>
      <p role="status">{counted(words.access.count, found.length)}</p>
      <ul className={actionList.list}>
        {found.map((one) => (
          <Problem key={diagnosticKey(one)} session={session} problem={one} />
        ))}
      </ul>
      <h2>{words.access.judge}</h2>
      <p>{words.access.judgeAbout}</p>
      {Object.keys(manualChecks)
        .filter((name): name is ManualCheck => Object.hasOwn(manualChecks, name))
        .map((name) => (
          <Judged key={name} session={session} name={name} parts={toJudge[name]} />
        ))}
    </main>
  );
}

type WhereProps = { session: Session; judged: Pick<ToJudge, 'file' | 'path'> };

const Where = ({ session, judged: { file, path } }: WhereProps) => (
  <Spoken sentence={whereOnSite(session, file, path)} />
);

function Problem({ session, problem }: { session: Session; problem: Diagnostic }) {
  const words = useWords();
  const { file, path, code } = problem;
  const root = openText(session.textOf(file) ?? '')?.value ?? null;
  const where = <Where session={session} judged={problem} />;
  const shown = { diagnostic: problem, open: { file, root }, language: languageOf(session) };
  return (
    <li>
      <div>
        <p className={actionList.where}>
          {where} · WCAG {criterionOf[code]}
        </p>
        <p className="message">
          <MistakeText part="message" {...shown} />
        </p>
        <p className="hint">
          <MistakeText part="help" {...shown} />
        </p>
      </div>
      <Link className="button" to={fieldLink(file, path)}>
        {words.publish.correct}
        <span className="vh"> {where}</span>
      </Link>
    </li>
  );
}

type JudgedProps = { session: Session; name: ManualCheck; parts: readonly ToJudge[] };

function Judged({ session, name, parts }: JudgedProps) {
  const words = useWords();
  const { question, decide } = words.access.checks[name];
  return (
    <section aria-labelledby={`check-${name}`}>
      <h3 id={`check-${name}`}>{question}</h3>
      <p>
        {decide} <span className="hint">WCAG {manualChecks[name]}</span>
      </p>
      {parts.length === 0 ? (
        <p className="hint">{words.access.none}</p>
      ) : (
        <details>
          <summary>{counted(words.access.parts, parts.length)}</summary>
          <ul className={actionList.list}>
            {parts.map((part) => (
              <li key={`${part.file} ${part.path.join('.')}`}>
                <div>
                  <p className={actionList.where}>
                    <Where session={session} judged={part} />
                  </p>
                  <p lang={languageAt(session, part.file, part.path)}>{part.text}</p>
                </div>
                <Link className="button" to={fieldLink(part.file, part.path)}>
                  {words.access.open}
                  <span className="vh">
                    {' '}
                    <Where session={session} judged={part} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
