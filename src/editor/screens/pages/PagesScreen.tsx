import { createFinder } from '../../../site/index.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { filesWithErrors, type SessionState, type Session } from '../../session/index.ts';
import { fillSentence, quoted, counted, currentWords, fill, useWords } from '../../words/index.ts';
import { EditorIcon, RadioRow, SearchField, screenStyles as screen } from '../../ui/index.ts';
import type { EditorRuntime } from '../../runtime.ts';
import { copyPage } from './copy-page.ts';
import { deleteIfFree, DeletePage } from './DeletePage.tsx';
import { MovePage } from './MovePage.tsx';
import { othersAt, useOthers } from '../others/use-others.ts';
import { fileTitle, hiddenWords, languageOfDays, fieldLink } from '../../site/index.ts';
import { StillRight } from '../../panel/index.ts';
import { duePages, dueWords } from './due-pages.ts';
import { findWords } from './find-words.ts';
import { findPagesId, useSearchFocus } from './find-page-key.ts';
import { menuNotes } from './menu-notes.ts';
import { PageRow, PageState, type Fold, type PageAction } from './PageRow.tsx';
import { NewAnswers } from '../show/NewAnswers.tsx';
import { RunningNotice } from '../notice/RunningNotice.tsx';
import { listPages, type ListedPage } from './page-tree.ts';
import { useReorder } from './use-reorder.ts';
import pageList from './PageList.module.css';
import styles from './PagesScreen.module.css';

type ScreenProps = { session: Session; state: SessionState };

const filters = ['all', 'changed', 'unseen', 'review', 'mistakes'] as const;
type Filter = (typeof filters)[number];

export function PagesScreen({ session, state }: ScreenProps) {
  const words = useWords();
  useOthers(session);
  const navigate = useNavigate();
  useSearchFocus();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [pending, setPending] = useState<{ file: string; action: PageAction } | null>(null);
  const all = listPages(session);
  const wrong = filesWithErrors(state.diagnostics);
  const language = languageOfDays(session);
  const due = duePages(session, state.diagnostics);
  const menus = menuNotes(state.menus);
  const dueSince = ({ file }: ListedPage) => due.get(file) ?? '';
  const ofFilter: Record<Filter, readonly ListedPage[]> = {
    all,
    changed: all.filter(({ file }) => session.originOf(file) !== session.textOf(file)),
    unseen: all.filter(({ file }) => hiddenWords(session, file) !== null),
    review: all
      .filter(({ file }) => due.has(file))
      .toSorted((a, b) => (dueSince(a) < dueSince(b) ? -1 : 1)),
    mistakes: all.filter(({ file }) => wrong.has(file)),
  };
  const query = search.trim();
  const isSearching = query !== '';
  // A letter or two would find every page, except in scripts whose letters are syllables or words.
  const isEnough = query.length > 2 || /\p{Lo}/u.test(query);
  const around = (page: ListedPage) =>
    isEnough && !isNamed(page, query) ? findWords(session, page.file, query) : null;
  const isFound = (page: ListedPage) => isNamed(page, query);
  const found = [
    ...ofFilter[filter].filter(isFound),
    ...ofFilter[filter].filter((page) => !isFound(page) && around(page) !== null),
  ];
  const shownFilters = filters.filter(
    (one) => one === 'all' || one === filter || ofFilter[one].length > 0,
  );
  const isTree = filter === 'all' && query === '';
  const pages = isTree ? found.filter(({ above }) => !above.some((one) => folded.has(one))) : found;
  const runAction = (page: ListedPage, action: PageAction) => {
    setPending(null);
    if (action === 'duplicate') duplicate(session, page);
    else if (action !== 'delete' || !deleteIfFree(session, page)) {
      setPending({ file: page.file, action });
    }
  };
  const close = () => setPending(null);
  const reorder = useReorder(session, all);
  const [limits, setLimits] = useState<ReadonlyMap<string, number>>(new Map());
  const rows = rowsOf(pages, isTree, limits);
  return (
    <main className={screen.screen} tabIndex={-1}>
      <div className={styles.head}>
        <h1>{words.pages.title}</h1>
        <div className="field">
          <SearchField
            id={findPagesId}
            label={words.pages.search}
            value={search}
            onChange={setSearch}
            onEnter={() => {
              const [first] = found;
              const at = first && around(first);
              if (query === '' || !first) return;
              void navigate(fieldLink(first.file, at?.path), {
                state: at && { selection: at.selection },
              });
            }}
            found={counted(words.pages.found, found.length)}
          />
        </div>
        <div className={styles.begin} data-searching={isSearching || undefined}>
          <Link className="button" to="/@edit/notice">
            <EditorIcon name="circle-alert" />
            {words.urgent.title}
          </Link>
          <Link className="button go" to={newPageLink(all, session.lastPage)}>
            <EditorIcon name="plus" />
            {words.pages.newPage}
          </Link>
        </div>
      </div>
      {/* On a phone the boxes would leave no room for the pages that are found. */}
      {!isSearching && (
        <>
          <RunningNotice session={session} />
          <NewAnswers session={session} />
        </>
      )}
      <div className={styles.filters}>
        {shownFilters.length > 1 && (
          <RadioRow
            legend={words.pages.show}
            name="filter"
            options={shownFilters}
            chosen={filter}
            choose={setFilter}
          >
            {(one) => (
              <span>
                {words.pages.filters[one]} {ofFilter[one].length}
              </span>
            )}
          </RadioRow>
        )}
      </div>
      <ul className={pageList.list}>
        {rows.map((row) => {
          if ('left' in row) {
            const showMore = () =>
              setLimits(new Map(limits).set(row.list, (limits.get(row.list) ?? atOnce) + atOnce));
            return (
              <li key={`more ${row.list}`}>
                <button className="button flat" type="button" onClick={showMore}>
                  {fill(words.pages.showMore, { count: row.left })}
                </button>
              </li>
            );
          }
          const page = row;
          return (
            <li key={page.file} {...(isTree ? reorder.row(page) : {})}>
              <PageRow
                session={session}
                page={page}
                fold={isTree ? foldOf(page, folded, setFolded) : null}
                isWrong={wrong.has(page.file)}
                notes={[
                  ...(due.has(page.file) ? [dueWords(dueSince(page), language)] : []),
                  hiddenWords(session, page.file) ?? '',
                  menus.get(page.file)?.note ?? '',
                  ...othersAt(state.others, page.file),
                ]}
                found={around(page)}
                canBePinned={menus.get(page.file)?.canBePinned === true}
                onAction={(action) => runAction(page, action)}
                reorder={isTree ? reorder.of(page) : null}
              />
              {filter === 'review' && <StillRight session={session} file={page.file} />}
              {pending?.file === page.file && pending.action === 'move' && (
                <MovePage session={session} page={page} close={close} reorder={reorder.of(page)} />
              )}
              {pending?.file === page.file && pending.action === 'delete' && (
                <DeletePage session={session} page={page} close={close} />
              )}
            </li>
          );
        })}
      </ul>
      <Link className={styles.bin} to="/@edit/bin">
        <EditorIcon name="trash-2" />
        {words.bin.title}
      </Link>
      <OtherFiles session={session} wrong={wrong} />
      {session.runtime.account && <SignedIn account={session.runtime.account} />}
    </main>
  );
}

/** Where a new page begins: under the collection of the page that was shown last, if that has one. */
function newPageLink(pages: readonly ListedPage[], file: string | null): string {
  const last = pages.find((page) => page.file === file);
  const above = last?.isEntry ? last.above.at(-1) : last?.collection ? last.address : undefined;
  return above === undefined ? '/@edit/new' : `/@edit/new?under=${encodeURIComponent(above)}`;
}

/** So many entries of a collection, or pages that were found, are listed at once. */
const atOnce = 100;

/** How many pages of a list are left out, where it would go on. */
type Rest = { list: string; left: number };

/** The pages of a list with the first entries of each collection; of pages that were found, the first ones. */
function rowsOf(
  pages: readonly ListedPage[],
  isTree: boolean,
  limits: ReadonlyMap<string, number>,
): (ListedPage | Rest)[] {
  const counts = new Map<string, number>();
  const rests = new Map<string, Rest>();
  return pages.flatMap((page): (ListedPage | Rest)[] => {
    const list = isTree ? (page.isEntry ? (page.above.at(-1) ?? '') : null) : '';
    if (list === null) return [page];
    const count = (counts.get(list) ?? 0) + 1;
    counts.set(list, count);
    if (count <= (limits.get(list) ?? atOnce)) return [page];
    const rest = rests.get(list);
    if (rest) {
      rest.left += 1;
      return [];
    }
    const started = { list, left: 1 };
    rests.set(list, started);
    return [started];
  });
}

const isNamed = ({ address, title }: ListedPage, query: string): boolean =>
  [title, address].some(createFinder(query));

function foldOf(
  { address, above, hasBelow }: ListedPage,
  folded: ReadonlySet<string>,
  setFolded: (folded: ReadonlySet<string>) => void,
): Fold {
  const isFolded = folded.has(address);
  const others = [...folded].filter((one) => one !== address);
  return {
    depth: above.length,
    isFolded,
    turn: hasBelow ? () => setFolded(new Set(isFolded ? others : [...others, address])) : null,
  };
}

type OtherFilesProps = { session: Session; wrong: ReadonlySet<string> };

function OtherFiles({ session, wrong }: OtherFilesProps) {
  const words = useWords();
  const files = session.files().filter((file) => !file.startsWith('pages/'));
  return (
    <section className={styles.otherFiles} aria-labelledby="other-files">
      <h2 id="other-files">{words.pages.common}</h2>
      <ul className={pageList.list}>
        {files.map((file) => (
          <li key={file}>
            <div className={pageList.name}>
              <Link to={fieldLink(file)}>{fileTitle(session, file)}</Link>
              <span className="hint">{file}</span>
            </div>
            <PageState session={session} file={file} isWrong={wrong.has(file)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function duplicate(session: Session, page: ListedPage): void {
  const words = currentWords();
  const title = fill(words.pages.copyTitle, { title: page.title });
  const notice = fillSentence(words.pages.made, { title: quoted(title, page.language) });
  copyPage(session, { from: page.file, to: freeCopy(session, page.file), title }, notice);
}

function freeCopy(session: Session, file: string): string {
  const stem = file.replace(/\.yaml$/, '').replace(/\/index$/, '');
  for (let number = 1; ; number += 1) {
    const name = `${stem === 'pages' ? 'pages/home' : stem}-copy${number > 1 ? `-${number}` : ''}.yaml`;
    if (session.textOf(name) === null) return name;
  }
}

const SignedIn = ({ account }: { account: NonNullable<EditorRuntime['account']> }) => {
  const words = useWords();
  return (
    <p className={styles.signedIn}>
      <span>
        {fill(words.web.signedIn, { name: account.name() })} {account.notice()}
      </span>
      {account.signOut && (
        <button className="button" type="button" onClick={account.signOut}>
          {words.web.signOut}
        </button>
      )}
    </p>
  );
};
