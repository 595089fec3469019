import type { FileChange, Version } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';
import { fillSentence, Spoken, counted, useWords } from '../../words/index.ts';
import {
  spokenTitle,
  describeFiles,
  type DescribedFile,
  siteTitles,
  languageOfDays,
} from '../../site/index.ts';
import { EditorIcon, noticeBoxStyles as noticeStyles } from '../../ui/index.ts';
import { undoPublication } from '../publish/undo-publication.ts';
import { More } from './More.tsx';
import { NotTakenValues } from './NotTakenValues.tsx';
import { useVersions } from './use-version.ts';
import { VersionChanges } from './VersionChanges.tsx';
import { VersionHead } from './VersionHead.tsx';
import changeList from '../review/ChangeList.module.css';
import styles from './SiteVersion.module.css';

type SiteVersionProps = { session: Session; version: Version };

/** A version of more files is a new site rather than an edit: its files are named, and its changes are not read. */
const maxFiles = 20;

/** The changes of a publication on the site, and taking back a part of it, all of it, or everything since. */
export function SiteVersion({ session, version }: SiteVersionProps) {
  const words = useWords();
  const { id } = version;
  const language = languageOfDays(session);
  const files = version.files.length > maxFiles ? [] : version.files;
  const texts = useVersions(session, [
    { id, file: null, isBefore: false },
    ...files.flatMap((file) => [true, false].map((isBefore) => ({ id, file, isBefore }))),
  ]);
  if (!texts) return null;
  const [then = {}] = texts;
  const changes = files.map((file, index): FileChange => {
    const [before = null, after = null] = texts
      .slice(1 + 2 * index, 3 + 2 * index)
      .map((one) => one[file]);
    return { file, before, after };
  });
  const described = describeFiles(changes, siteTitles(session));
  const isUndone = changes.every(({ file, before }) => session.textOf(file) === before);
  return (
    <>
      <VersionHead version={version} language={language} />
      {files.length < version.files.length && (
        <ul className={styles.files}>
          {version.files.map((file) => (
            <li key={file}>
              <Spoken sentence={spokenTitle(session, file)} />
            </li>
          ))}
        </ul>
      )}
      {described.map((one) => (
        <FileOfVersion key={one.file} session={session} described={one} />
      ))}
      <NotTakenValues session={session} version={version} file={null} language={language} />
      <More>
        {changes.length > 0 && !isUndone && (
          <button
            className="button"
            type="button"
            onClick={() => undoPublication(session, { changes })}
          >
            <EditorIcon name="undo-2" />
            {words.publish.undo}
          </button>
        )}
        <WholeSite session={session} then={then} />
      </More>
    </>
  );
}

function FileOfVersion({ session, described }: { session: Session; described: DescribedFile }) {
  const words = useWords();
  const { file, after } = described;
  const title = spokenTitle(session, file);
  const now = session.textOf(file);
  return (
    <section className={changeList.file} aria-labelledby={`version:${file}`}>
      <h3 id={`version:${file}`}>
        <Spoken sentence={title} />
      </h3>
      <VersionChanges session={session} described={described} file={file} />
      {after !== null && after !== now && (
        <button
          className="button"
          type="button"
          onClick={() =>
            session.changeTexts([{ file, before: now, after }], words.history.broughtBack)
          }
        >
          <Spoken sentence={fillSentence(words.history.bringFileBack, { title })} />
        </button>
      )}
    </section>
  );
}

type WholeSiteProps = { session: Session; then: Readonly<Record<string, string | null>> };

function WholeSite({ session, then }: WholeSiteProps) {
  const words = useWords();
  const changes = Object.entries(then).flatMap(([file, after]): FileChange[] => {
    const before = session.textOf(file);
    return before === after ? [] : [{ file, before, after }];
  });
  if (changes.length === 0) return <p className={noticeStyles.good}>{words.history.siteIsNow}</p>;
  return (
    <section aria-labelledby="whole-site">
      <h3 id="whole-site">{words.history.bringSiteBack}</h3>
      <p>{counted(words.history.filesChange, changes.length)}</p>
      <ul className={styles.files}>
        {changes.map(({ file, before, after }) => (
          <li key={file}>
            <Spoken sentence={spokenTitle(session, file)} />{' '}
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
        className="button"
        type="button"
        onClick={() => session.changeTexts(changes, words.history.broughtBack)}
      >
        <EditorIcon name="history" />
        {words.history.bringSiteBackNow}
      </button>
    </section>
  );
}
