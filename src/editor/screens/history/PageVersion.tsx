import type { Session } from '../../session/session.ts';
import type { Version } from '../../../edit-protocol/store.ts';
import { useWords } from '../../words/use-words.ts';
import { describeFile } from '../../site/describe-files.ts';
import { siteTitles } from '../../site/site-titles.ts';
import { EditorIcon } from '../../ui/EditorIcon.tsx';
import { languageOfDays } from '../../site/site-language.ts';
import { TakeBackAll } from './TakeBackAll.tsx';
import { useVersions } from './use-version.ts';
import { VersionChanges } from './VersionChanges.tsx';
import { VersionHead } from './VersionHead.tsx';
import noticeStyles from '../../ui/NoticeBox.module.css';

type PageVersionProps = { session: Session; file: string; version: Version };

/** The changes of a version on a page, and restoring it or a part of it. */
export function PageVersion({ session, file, version }: PageVersionProps) {
  const words = useWords();
  const language = languageOfDays(session);
  const { id, files } = version;
  const then = files[0] ?? file;
  const texts = useVersions(session, [
    { id, file: then, isBefore: true },
    { id, file: then, isBefore: false },
  ]);
  if (!texts) return null;
  const [before = null, after = null] = texts.map((one) => one[then]);
  const now = session.textOf(file);
  const described = describeFile({ file, before, after }, siteTitles(session));
  return (
    <>
      <VersionHead version={version} language={language} />
      <TakeBackAll session={session} described={described} />
      <VersionChanges session={session} described={described} file={file} />
      {after === null ? null : after === now ? (
        <p className={noticeStyles.good}>{words.history.isNow}</p>
      ) : (
        <>
          <button
            className="button"
            type="button"
            onClick={() =>
              session.changeTexts([{ file, before: now, after }], words.history.broughtBack)
            }
          >
            <EditorIcon name="history" />
            {words.history.bringBack}
          </button>
          <p className={noticeStyles.notice}>{words.history.likeAnyOther}</p>
        </>
      )}
    </>
  );
}
