import { useState } from 'react';
import { Link } from 'react-router-dom';
import { openText } from '../../editing/open-text.ts';
import { deletePage, duplicatePage } from '../../editing/move-page.ts';
import { addressOfFile } from '../../site/addresses.ts';
import { pageTitle } from '../pickers/site-offers.tsx';
import type { SessionState } from '../session/session-state.ts';
import type { Session } from '../session/session.ts';
import { filesWithErrors } from '../session/session-state.ts';
import { counted, fill, words } from '../words/words.ts';
import { EditorIcon } from './EditorIcon.tsx';
import { SearchField } from './SearchField.tsx';
import { NewPage } from './NewPage.tsx';

type ScreenProps = { session: Session; state: SessionState };

/** All pages of the site, by their addresses, with what became of each. */
export function PagesScreen({ session, state }: ScreenProps) {
  const [search, setSearch] = useState('');
  const [isMaking, setIsMaking] = useState(false);
  const [asked, setAsked] = useState<{ file: string; links: number } | null>(null);
  const wanted = search.trim().toLowerCase();
  const pages = session
    .files()
    .filter((file) => file.startsWith('pages/'))
    .map((file) => ({ file, address: addressOfFile(file), title: pageTitle(session, file) }))
    .filter(({ address, title }) => `${title} ${address}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => (a.address < b.address ? -1 : 1));
  const wrong = filesWithErrors(state.diagnostics);
  const remove = (file: string, anyway = false) => {
    const found = deletePage(session.texts(), file);
    if ('refused' in found) return;
    if (found.links.length > 0 && !anyway) {
      setAsked({ file, links: found.links.length });
      return;
    }
    const title = pageTitle(session, file);
    setAsked(null);
    session.changeTexts(found.changes, fill(words.pages.deleted, { title }));
  };
  const duplicate = (file: string) => {
    const title = fill(words.pages.copyTitle, { title: pageTitle(session, file) });
    const to = freeCopy(session, file);
    const copied = duplicatePage(session.texts(), { from: file, to, title });
    if ('changes' in copied) {
      session.changeTexts(copied.changes, fill(words.pages.made, { title }));
    }
  };
  return (
    <main className="screen" tabIndex={-1}>
      <div className="screen-head">
        <h1>{words.pages.title}</h1>
        <button className="button go" type="button" onClick={() => setIsMaking(!isMaking)}>
          <EditorIcon name="plus" />
          {words.pages.newPage}
        </button>
      </div>
      {isMaking && <NewPage session={session} />}
      <div className="field find-pages">
        <SearchField
          id="find-pages"
          label={words.pages.search}
          value={search}
          onChange={setSearch}
          found={counted(words.pages.found, pages.length)}
        />
      </div>
      <ul className="pages">
        {pages.map(({ file, address, title }) => (
          <li key={file}>
            <div className="page-name">
              <Link to={`${address}?edit`}>{title}</Link>
              <span className="hint">{address}</span>
            </div>
            <PageState session={session} file={file} isWrong={wrong.has(file)} />
            <div className="page-actions">
              <button
                className="button square flat"
                type="button"
                aria-label={`${words.pages.duplicate}: ${title}`}
                title={words.pages.duplicate}
                onClick={() => duplicate(file)}
              >
                <EditorIcon name="copy" />
              </button>
              <button
                className="button square flat"
                type="button"
                aria-label={`${words.pages.delete}: ${title}`}
                title={words.pages.delete}
                onClick={() => remove(file)}
              >
                <EditorIcon name="trash-2" />
              </button>
            </div>
            {asked?.file === file && (
              <div className="notice bad" role="alert">
                <p>{counted(words.pages.brokenLinks, asked.links)}</p>
                <button className="button" type="button" onClick={() => remove(file, true)}>
                  {words.pages.deleteAnyway}
                </button>
                <button className="button flat" type="button" onClick={() => setAsked(null)}>
                  {words.pages.cancel}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}

type PageStateProps = { session: Session; file: string; isWrong: boolean };

/** What became of a page; colour never says it alone. */
function PageState({ session, file, isWrong }: PageStateProps) {
  const [before, now] = [session.originOf(file), session.textOf(file)];
  const isReadable = now !== null && openText(now) !== null;
  return (
    <span className="page-state">
      {isWrong && (
        <span className="message">
          <EditorIcon name="circle-alert" />
          {isReadable ? words.panel.hasMistake : words.pages.unreadable}
        </span>
      )}
      {before === now ? (
        !isWrong && words.pages.same
      ) : (
        <span className="changed">{before === null ? words.pages.isNew : words.pages.changed}</span>
      )}
    </span>
  );
}

/** A file for a copy: the first of its name that is not taken. */
function freeCopy(session: Session, file: string): string {
  const stem = file.replace(/\.yaml$/, '').replace(/\/index$/, '');
  for (let number = 1; ; number += 1) {
    const name = `${stem === 'pages' ? 'pages/home' : stem}-copy${number > 1 ? `-${number}` : ''}.yaml`;
    if (session.textOf(name) === null) return name;
  }
}
