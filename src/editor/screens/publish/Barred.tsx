import { Link } from 'react-router-dom';
import { diagnosticKey, type Diagnostic } from '../../../messages/index.ts';
import { openText } from '../../../content/index.ts';
import { MistakeText } from '../../forms/index.ts';
import type { SessionState, Session } from '../../session/index.ts';
import { counted, Spoken, useWords } from '../../words/index.ts';
import { OnlyLinks } from './OnlyLinks.tsx';
import { fieldLink, languageOf, whereOnSite } from '../../site/index.ts';
import { actionListStyles as actionList } from '../../ui/index.ts';
import styles from './Barred.module.css';

type BarredProps = {
  session: Session;
  state: SessionState;
  errors: readonly Diagnostic[];
  /** Whether a part of the changes would cause the mistakes. */
  isPart?: boolean;
};

export function Barred({ session, state, errors, isPart = false }: BarredProps) {
  const words = useWords();
  const language = languageOf(session);
  return (
    <>
      <h1>{counted(words.bar.mistakes, errors.length)}</h1>
      <p role="alert">{isPart ? words.part.barred : words.publish.barred}</p>
      {isPart && (
        <p>
          <Link to="/@edit/publish">{words.part.all}</Link>
        </p>
      )}
      <ul className={actionList.list}>
        {errors.map((one) => {
          const root = openText(session.textOf(one.file) ?? '')?.value ?? null;
          return (
            <li key={diagnosticKey(one)}>
              <div>
                <p className={actionList.where}>
                  <Spoken sentence={whereOnSite(session, one.file, one.path)} />
                </p>
                <p className="message">
                  <MistakeText
                    diagnostic={one}
                    part="message"
                    open={{ file: one.file, root }}
                    language={language}
                  />
                </p>
              </div>
              <Link className="button" to={fieldLink(one.file, one.path)}>
                {words.publish.correct}
              </Link>
            </li>
          );
        })}
      </ul>
      {!isPart && <OnlyLinks session={session} state={state} />}
      {state.saveStatus === 'browser' && state.conflicts.length === 0 && (
        <div className={styles.asItIs}>
          <p>{words.publish.asItIsHint}</p>
          <button className="button" type="button" onClick={() => void session.save(true)}>
            {words.publish.asItIs}
          </button>
        </div>
      )}
    </>
  );
}
