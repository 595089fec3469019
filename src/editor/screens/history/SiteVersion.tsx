import type { FileChange } from '../../../editing/edit-op.ts';
import type { SessionState } from '../../session/session-state.ts';
import type { Session } from '../../session/session.ts';
import type { Version } from '../../store/store.ts';
import { counted, words } from '../../words/words.ts';
import { fileTitle } from '../file-title.ts';
import { EditorIcon } from '../EditorIcon.tsx';
import { useVersions } from './use-version.ts';

type SiteVersionProps = { session: Session; state: SessionState; version: Version };

/** What restoring a version of the whole site would change, and doing it. */
export function SiteVersion({ session, version }: SiteVersionProps) {
  const texts = useVersions(session, [{ id: version.id, file: null, isBefore: false }]);
  if (!texts) return null;
  const changes = Object.entries(texts[0] ?? {}).flatMap(([file, after]): FileChange[] => {
    const before = session.textOf(file);
    return before === after ? [] : [{ file, before, after }];
  });
  return (
    <>
      <h2>{version.what}</h2>
      {changes.length === 0 ? (
        <p className="notice good">{words.history.siteIsNow}</p>
      ) : (
        <>
          <p>{counted(words.history.filesChange, changes.length)}</p>
          <ul className="file-list">
            {changes.map(({ file, before, after }) => (
              <li key={file}>
                {fileTitle(session, file)}{' '}
                <span className="hint">
                  {before === null
                    ? words.history.comesBack
                    : after === null
                      ? words.history.goes
                      : words.pages.changed}
                </span>
              </li>
            ))}
          </ul>
          <button
            className="button go"
            type="button"
            onClick={() => session.changeTexts(changes, words.history.broughtBack)}
          >
            <EditorIcon name="history" />
            {words.history.bringSiteBack}
          </button>
          <p className="notice">{words.history.likeAnyOther}</p>
        </>
      )}
    </>
  );
}
