import type { Session } from '../../session/session.ts';
import type { Version } from '../../store/store.ts';
import { counted, words } from '../../words/words.ts';
import { Change } from '../review/ChangeView.tsx';
import { shownSite } from '../review/shown-value.ts';
import { tellFile } from '../review/told-files.ts';
import { EditorIcon } from '../EditorIcon.tsx';
import { languageOf } from '../site-language.ts';
import { useVersions } from './use-version.ts';

type PageVersionProps = { session: Session; file: string; version: Version };

/** What a version changed on a page, and restoring it. */
export function PageVersion({ session, file, version }: PageVersionProps) {
  const language = languageOf(session);
  const { id, files } = version;
  const then = files[0] ?? file;
  const texts = useVersions(session, [
    { id, file: then, isBefore: true },
    { id, file: then, isBefore: false },
  ]);
  if (!texts) return null;
  const [before = null, after = null] = texts.map((one) => one[then]);
  const now = session.textOf(file);
  const { changes } = tellFile({ file, before, after }, { titleOf: () => '', language });
  const site = shownSite(session, language);
  return (
    <>
      <h2>{version.what}</h2>
      <p className="hint">
        {before === null
          ? words.history.made
          : after === null
            ? words.publish.deleted
            : counted(words.publish.changes, changes.length)}
      </p>
      {changes.map((change) => (
        <Change key={change.id} change={change} site={site} file={null} />
      ))}
      {after === now || after === null ? (
        <p className="notice good">
          {after === null ? words.publish.deleted : words.history.isNow}
        </p>
      ) : (
        <>
          <button
            className="button go"
            type="button"
            onClick={() =>
              session.changeTexts([{ file, before: now, after }], words.history.broughtBack)
            }
          >
            <EditorIcon name="history" />
            {words.history.bringBack}
          </button>
          <p className="notice">{words.history.likeAnyOther}</p>
        </>
      )}
    </>
  );
}
