import { Link } from 'react-router-dom';
import type { FileChange } from '../../../editing/edit-op.ts';
import { valueWords } from '../../site/value-words.ts';
import type { Session } from '../../session/session.ts';
import { counted } from '../../words/words.ts';
import { useWords } from '../../words/use-words.ts';
import { EditorIcon } from '../../ui/EditorIcon.tsx';
import { leftExamples } from './left-examples.ts';
import { fieldLink } from '../../site/field-link.ts';
import { languageAt, languageOf } from '../../site/site-language.ts';
import noticeStyles from '../../ui/NoticeBox.module.css';

const maxExamples = 5;

type LeftExamplesProps = { session: Session; changes: readonly FileChange[] };

/** Warns of examples that nobody has replaced, each with a link to its place. */
export function LeftExamples({ session, changes }: LeftExamplesProps) {
  const words = useWords();
  const language = languageOf(session);
  const found = changes.flatMap((change) =>
    leftExamples(change, session.state.examples[change.file] ?? []).map((example) => ({
      ...example,
      file: change.file,
    })),
  );
  if (found.length === 0) return null;
  return (
    <div className={noticeStyles.notice} role="status">
      <EditorIcon name="circle-alert" />
      <div>
        <p>
          <b>{counted(words.publish.examples, found.length)}</b> {words.publish.examplesText}
        </p>
        <ul>
          {found.slice(0, maxExamples).map(({ file, path, value }) => (
            <li key={`${file} ${path.join('.')}`}>
              <Link to={fieldLink(file, path)} lang={languageAt(session, file, path)}>
                {valueWords(value, null, { language })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
