import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StoreUnavailable, type ShownDraft } from '../../../content/index.ts';
import type { Session, SessionState } from '../../session/index.ts';
import { languageOfDays, languageOfFile, pageTitle } from '../../site/index.ts';
import {
  Checkbox,
  EditorIcon,
  noticeBoxStyles as noticeStyles,
  screenStyles as screen,
} from '../../ui/index.ts';
import { fill, useWords } from '../../words/index.ts';
import { BackToPage } from '../BackLink.tsx';
import { dayWords } from '../history/VersionList.tsx';
import { PreviewLink } from '../publish/PublishProgress.tsx';
import { draftDocument, draftDocuments } from './draft-documents.ts';
import { DraftLink } from './DraftLink.tsx';
import { useDraftLinks } from './use-draft-links.ts';
import styles from './ShowScreen.module.css';

type ShowScreenProps = { session: Session; state: SessionState };

/** For how many days a link can be open; the server allows no more. */
const spans = [1, 3, 7, 14, 28] as const;

/** What a new link shows, or one that is there. */
type Shown = Pick<ShownDraft, 'files' | 'until'> & { token: string | null };

type Problem = 'notRendered' | 'offline' | 'away';

/** Shows the draft of pages to somebody without an account: at a link, or as a file. */
export function ShowScreen({ session }: ShowScreenProps) {
  const words = useWords();
  const [search] = useSearchParams();
  const requested = search.get('file');
  const changed = session
    .changes()
    .filter(({ file, after }) => file.startsWith('pages/') && after !== null)
    .map(({ file }) => file);
  const offered = [
    ...new Set([
      ...(requested !== null && session.textOf(requested) !== null ? [requested] : []),
      ...changed,
    ]),
  ];
  const [chosen, setChosen] = useState<readonly string[]>(offered.slice(0, 1));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { links, reload } = useDraftLinks(session);
  const files = offered.filter((file) => chosen.includes(file));
  const attempt = async (task: () => Promise<Problem | null>) => {
    setIsBusy(true);
    setProblem(null);
    try {
      setProblem(await task());
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      setProblem('away');
    } finally {
      setIsBusy(false);
    }
  };
  const [span, setSpan] = useState<number>(7);
  const endOf = (days: number): string => {
    const end = new Date(session.now());
    end.setDate(end.getDate() + days);
    end.setHours(23, 59, 59, 0);
    return end.toISOString();
  };
  const show = ({ token, files: shown, until }: Shown) =>
    attempt(async () => {
      const day = dayWords(until, languageOfDays(session));
      const documents = await draftDocuments(session, shown, day);
      if (!documents) return 'notRendered';
      const answer = await session.store.links?.show({
        token,
        files: [...shown],
        until,
        documents,
      });
      reload();
      return answer?.kind === 'offline' ? 'offline' : null;
    });
  const makeFile = () =>
    attempt(async () => {
      const html = await draftDocument(session, files, { kind: 'file', until: '' });
      if (html === null) return 'notRendered';
      download(html, fill(words.show.fileName, { title: pageTitle(session, files[0] ?? '') }));
      return null;
    });
  return (
    <main className={screen.screen} tabIndex={-1}>
      <BackToPage session={session} />
      <h1>{words.show.title}</h1>
      <div className={styles.show}>
        <p>{words.show.intro}</p>
        {offered.length === 0 ? (
          <p>{words.show.noChanges}</p>
        ) : (
          <>
            <fieldset className="field">
              <legend>{words.show.which}</legend>
              {offered.map((file) => (
                <Checkbox
                  key={file}
                  checked={files.includes(file)}
                  turn={(isOn) =>
                    setChosen(isOn ? [...files, file] : files.filter((one) => one !== file))
                  }
                >
                  <span lang={languageOfFile(session, file)}>{pageTitle(session, file)}</span>
                </Checkbox>
              ))}
            </fieldset>
            {problem !== null && (
              <p className={noticeStyles.bad} role="alert">
                <EditorIcon name="circle-alert" />
                {words.show[problem]}
              </p>
            )}
            {session.store.links && links && (
              <>
                <div className="field">
                  <label htmlFor="draft-until">{words.show.openTo}</label>
                  <select
                    className="input"
                    id="draft-until"
                    value={span}
                    onChange={({ target }) => setSpan(Number(target.value))}
                  >
                    {spans.map((days) => (
                      <option key={days} value={days}>
                        {dayWords(endOf(days), languageOfDays(session))}
                      </option>
                    ))}
                  </select>
                </div>
                <div>
                  <button
                    className="button go"
                    type="button"
                    aria-disabled={isBusy || files.length === 0}
                    onClick={() => {
                      if (!isBusy && files.length > 0)
                        void show({ token: null, files, until: endOf(span) });
                    }}
                  >
                    <EditorIcon name="link" />
                    {isBusy ? words.show.making : words.show.makeLink}
                  </button>
                  <p className={`hint ${screen.below}`}>{words.show[links.reach]}</p>
                </div>
              </>
            )}
            <div>
              <button
                className="button"
                type="button"
                aria-disabled={isBusy || files.length === 0}
                onClick={() => {
                  if (!isBusy && files.length > 0) void makeFile();
                }}
              >
                <EditorIcon name="download" />
                {words.show.makeFile}
              </button>
              <p className={`hint ${screen.below}`}>{words.show.fileHint}</p>
            </div>
          </>
        )}
        <PreviewLink store={session.store} />
      </div>
      {links && links.drafts.length > 0 && (
        <section aria-labelledby="draft-links">
          <h2 id="draft-links">{words.show.links}</h2>
          {links.drafts.map((draft) => (
            <DraftLink
              key={draft.token}
              session={session}
              draft={draft}
              isBusy={isBusy}
              show={(one) => void show(one)}
              end={(one: ShownDraft) =>
                void attempt(async () => {
                  await session.store.links?.end(one.token);
                  reload();
                  return null;
                })
              }
            />
          ))}
        </section>
      )}
    </main>
  );
}

function download(html: string, name: string): void {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ').trim()}.html`;
  link.click();
  URL.revokeObjectURL(address);
}
