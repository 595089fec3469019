import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { addressOfFile } from '../../../site/index.ts';
import type { SessionState, Session } from '../../session/index.ts';
import type { Version } from '../../../content/index.ts';
import { fillSentence, Spoken, useWords, counted } from '../../words/index.ts';
import { BackLink } from '../BackLink.tsx';
import { DayField } from '../pages/DayField.tsx';
import {
  EditorIcon,
  screenStyles as screen,
  noticeBoxStyles as noticeStyles,
} from '../../ui/index.ts';
import {
  spokenTitle,
  languageOfDays,
  describeFile,
  type DescribedFile,
  siteTitles,
} from '../../site/index.ts';
import { ChangesSince } from './ChangesSince.tsx';
import { More } from './More.tsx';
import { NotTakenValues } from './NotTakenValues.tsx';
import { SiteVersion } from './SiteVersion.tsx';
import { VersionList } from './VersionList.tsx';
import styles from './HistoryScreen.module.css';
import { useHistory } from './use-history.ts';
import { useVersions } from './use-version.ts';
import { VersionChanges } from './VersionChanges.tsx';
import { VersionHead } from './VersionHead.tsx';
import { withoutChanges } from '../publish/undo-publication.ts';

type HistoryScreenProps = { session: Session; state: SessionState };

export function HistoryScreen({ session }: HistoryScreenProps) {
  const [search] = useSearchParams();
  const file = search.get('file');
  return (
    <History
      key={file}
      session={session}
      file={file}
      chosenId={search.get('version')}
      since={search.get('since') ?? ''}
      isByPage={search.has('pages')}
    />
  );
}

type HistoryProps = Pick<HistoryScreenProps, 'session'> & {
  file: string | null;
  chosenId: string | null;
  /** The day from which versions are shown; empty for all. */
  since: string;
  /** Whether all changes are shown in one list. */
  isByPage: boolean;
};

function History({ session, file, chosenId, since, isByPage }: HistoryProps) {
  const words = useWords();
  const answer = useHistory(session, file);
  const language = languageOfDays(session);
  const navigate = useNavigate();
  const all = answer?.kind === 'history' ? answer.versions : [];
  // Days begin at midnight where the editor is.
  const from = since === '' ? 0 : new Date(`${since}T00:00`).getTime();
  const versions = all.filter(({ when }) => new Date(when).getTime() >= from);
  const chosen = versions.find(({ id }) => id === chosenId) ?? null;
  const addressWith = (more: Record<string, string>) => {
    const current = { ...(file === null ? {} : { file }), ...(since === '' ? {} : { since }) };
    return `/@edit/history?${new URLSearchParams({ ...current, ...more }).toString()}`;
  };
  const linkTo = ({ id }: Version) => addressWith({ version: id });
  const title =
    file === null
      ? words.history.ofSite
      : fillSentence(words.history.of, { title: spokenTitle(session, file) });
  return (
    <main className={screen.screen} tabIndex={-1}>
      {file?.startsWith('pages/') && session.textOf(file) !== null ? (
        <Link className={screen.back} to={`${addressOfFile(file)}?edit`}>
          <EditorIcon name="arrow-left" />
          {words.publish.back}
        </Link>
      ) : (
        <BackLink />
      )}
      <div className={screen.head}>
        <h1>
          <Spoken sentence={title} />
        </h1>
        {file === null ? (
          <Link className="button" to="/@edit/bin">
            <EditorIcon name="trash-2" />
            {words.bin.title}
          </Link>
        ) : (
          <Link className="button" to="/@edit/history">
            {words.history.ofSite}
          </Link>
        )}
      </div>
      {answer === null && <p role="status">{words.history.loading}</p>}
      {answer?.kind === 'away' && <p>{words.picture.refusals.away}</p>}
      {answer && answer.kind !== 'away' && all.length === 0 && <p>{words.history.none}</p>}
      {all.length > 0 && (
        <div className={styles.since}>
          <DayField
            session={session}
            id="since"
            label={words.history.since}
            value={since}
            setValue={(day) =>
              void navigate(addressWith({ since: day, ...(isByPage && { pages: '' }) }))
            }
          />
          {file === null && versions.length > 0 && (
            <Link to={addressWith(isByPage ? {} : { pages: '' })}>
              {isByPage ? words.history.byVersion : words.history.byPage}
            </Link>
          )}
        </div>
      )}
      {all.length > 0 && versions.length === 0 && <p>{words.history.noneSince}</p>}
      {isByPage && versions.length > 0 && <ChangesSince session={session} versions={versions} />}
      {versions.length > 0 && !isByPage && (
        <div className={styles.history} data-chosen={chosen !== null}>
          <VersionList versions={versions} chosen={chosen} linkTo={linkTo} language={language} />
          <div>
            {chosen === null ? (
              <p className="hint">{words.history.choose}</p>
            ) : file === null ? (
              <SiteVersion key={chosen.id} session={session} version={chosen} />
            ) : (
              <PageVersion key={chosen.id} session={session} file={file} version={chosen} />
            )}
          </div>
        </div>
      )}
    </main>
  );
}

type PageVersionProps = { session: Session; file: string; version: Version };

function PageVersion({ session, file, version }: PageVersionProps) {
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
      <VersionChanges session={session} described={described} file={file} />
      <NotTakenValues session={session} version={version} file={then} language={language} />
      {after !== null && after === now && (
        <p className={noticeStyles.good}>{words.history.isNow}</p>
      )}
      {after !== null && (
        <More>
          <TakeBackAll session={session} described={described} />
          {after !== now && (
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
          )}
        </More>
      )}
    </>
  );
}

type TakeBackAllProps = { session: Session; described: DescribedFile };

/** Takes back everything that a version changed on a page. */
function TakeBackAll({ session, described }: TakeBackAllProps) {
  const words = useWords();
  const { changes, fate } = described;
  // Restoring texts does not undo a new or moved page.
  if (fate !== 'changed') return null;
  const { back, isWhole } = withoutChanges(session, [described]);
  if (back.every(({ before, after }) => before === after)) return null;
  return (
    <button
      className="button"
      type="button"
      onClick={() => {
        const text = isWhole ? words.history.takenBack : words.history.takenBackInPart;
        session.changeTexts(back, text);
        session.tellOutcome({ text, back: 'undo' });
      }}
    >
      <EditorIcon name="undo-2" />
      {counted(words.history.takeBackAll, changes.length)}
    </button>
  );
}
