import { Link } from 'react-router-dom';
import { filesWithErrors, type SessionState, type Session } from '../../session/index.ts';
import { fillSentence, Spoken, useWords } from '../../words/index.ts';
import { spokenTitle } from '../../site/index.ts';
import styles from './OnlyLinks.module.css';

export const onlyLink = (file: string): string => `/@edit/publish?only=${encodeURIComponent(file)}`;

/** Whether a part can be published: only if the published texts are known. */
export const hasParts = ({ site }: SessionState): boolean => site.published !== null;

/** The changed files without mistakes, which can be published although others have some. */
export function OnlyLinks({ session, state }: { session: Session; state: SessionState }) {
  const words = useWords();
  const wrong = filesWithErrors(state.diagnostics);
  const files = session.changes().filter(({ file }) => !wrong.has(file));
  if (files.length === 0 || !hasParts(state)) return null;
  return (
    <nav className={styles.only} aria-labelledby="only-these">
      <h2 id="only-these">{words.part.ready}</h2>
      <ul>
        {files.map(({ file }) => (
          <li key={file}>
            <Link className="button" to={onlyLink(file)}>
              <Spoken
                sentence={fillSentence(words.part.onlyTitle, {
                  title: spokenTitle(session, file),
                })}
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
