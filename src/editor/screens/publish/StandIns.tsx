import { Link } from 'react-router-dom';
import { openText } from '../../../content/index.ts';
import { findStandIns } from '../../../site/index.ts';
import type { Session } from '../../session/index.ts';
import { fieldLink } from '../../site/index.ts';
import { EditorIcon, noticeBoxStyles as noticeStyles } from '../../ui/index.ts';
import { counted, inEditorWords, useWords } from '../../words/index.ts';

const maxShown = 5;

/** The placeholders of the settings and of the changed files: a site may be published with them, but is not finished. */
export function StandIns({ session, files }: { session: Session; files: readonly string[] }) {
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
      <div>
        <p>
          <b>{counted(words.publish.standIns, found.size)}</b> {words.publish.standInsText}
        </p>
        <ul>
          {[...found].slice(0, maxShown).map(([text, link]) => (
            <li key={text}>
              <Link to={link}>{text}</Link>
            </li>
          ))}
          {found.size > maxShown && <li>…</li>}
        </ul>
      </div>
    </div>
  );
}
