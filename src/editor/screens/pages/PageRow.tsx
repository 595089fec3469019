import type { HTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { openText } from '../../../content/index.ts';
import { keyAlongLine } from '../../../layout/index.ts';
import type { Session } from '../../session/index.ts';
import { fill, useWords } from '../../words/index.ts';
import { EditorIcon, type EditorIconName, noteStyles, Popup } from '../../ui/index.ts';
import { fieldLink, translateLink } from '../../site/index.ts';
import type { FoundWords } from './find-words.ts';
import { MenuPin } from './MenuPin.tsx';
import type { ListedPage } from './page-tree.ts';
import pageList from './PageList.module.css';

export type PageAction = 'move' | 'duplicate' | 'delete';

const actions: readonly { name: PageAction; icon: EditorIconName }[] = [
  { name: 'move', icon: 'folder-input' },
  { name: 'duplicate', icon: 'copy' },
  { name: 'delete', icon: 'trash-2' },
];

/** The position of a page in the tree; `turn` expands or collapses its children, if it has any. */
export type Fold = { depth: number; isFolded: boolean; turn: (() => void) | null };

type PageRowProps = {
  session: Session;
  page: ListedPage;
  /** Null in a flat list. */
  fold: Fold | null;
  isWrong: boolean;
  /** Further states: hidden from visitors, due for review. */
  notes: readonly string[];
  /** The words that a search has found in a text; null if the title has them. */
  found: FoundWords | null;
  /** Whether the page belongs to a section of which the menu leaves pages out. */
  canBePinned: boolean;
  onAction: (action: PageAction) => void;
  /** Changes its place in the tree; null where the list is in another order. */
  reorder: Reorder | null;
};

/** How a page changes its place in the tree. */
export type Reorder = {
  move: (by: number) => void;
  hasNeighbours: boolean;
  /** Below the page before it; to the level above. */
  moveIn: () => void;
  moveOut: () => void;
  handle: HTMLAttributes<HTMLElement>;
};

/** A page in the list: its title and address, its state, and its actions; a phone has them in a menu, in words. */
export function PageRow(props: PageRowProps) {
  const { session, page, fold, isWrong, notes, found, canBePinned, onAction, reorder } = props;
  const words = useWords();
  const { file, address, title, language, collection } = page;
  const inQuery = `file=${encodeURIComponent(file)}`;
  const links: { to: string; icon: EditorIconName; name: string }[] = [
    ...(session.originOf(file) === session.textOf(file)
      ? []
      : [
          {
            to: `/@edit/show?${inQuery}`,
            icon: 'user-round-check' as const,
            name: words.show.title,
          },
        ]),
    ...(collection === null
      ? []
      : [
          {
            to: `/@edit/new?under=${encodeURIComponent(address)}`,
            icon: 'plus' as const,
            name: words.pages.newEntry,
          },
        ]),
    { to: `/@edit/history?${inQuery}`, icon: 'history', name: words.history.title },
    { to: translateLink(file), icon: 'languages', name: words.pages.translate },
  ];
  // The address of the home page is fixed.
  const possible = actions.filter(({ name }) => address !== '/' || name === 'duplicate');
  const indent = fold ? `${2.75 + 1.5 * fold.depth}rem` : '0rem';
  return (
    <>
      <div className={pageList.name} style={{ '--indent': indent }}>
        {fold?.turn && (
          <button
            className={`button square flat ${pageList.fold}`}
            type="button"
            aria-expanded={!fold.isFolded}
            aria-label={fill(fold.isFolded ? words.pages.unfold : words.pages.fold, { title })}
            onClick={fold.turn}
          >
            <EditorIcon name={fold.isFolded ? 'chevron-right' : 'chevron-down'} />
          </button>
        )}
        <Link to={`${address}?edit`} lang={language}>
          {title}
        </Link>
        <span className={`hint ${pageList.address}`} dir="ltr">
          {address}
        </span>
        {notes
          .filter((note) => note !== '')
          .map((note) => (
            <span key={note} className={noteStyles.note}>
              {note}
            </span>
          ))}
        {found && (
          <Link
            className={pageList.found}
            to={fieldLink(file, found.path)}
            state={{ selection: found.selection }}
            lang={language}
          >
            {found.before}
            <mark>{found.words}</mark>
            {found.after}
          </Link>
        )}
      </div>
      <PageState session={session} file={file} isWrong={isWrong} indent={indent} />
      <div className={pageList.actions}>
        {reorder && (
          <button
            {...reorder.handle}
            className={`button square flat ${pageList.handle}`}
            type="button"
            data-handle=""
            data-keeps-focus
            aria-label={`${words.pages.reorder}: ${title}`}
            aria-description={words.pages.reorderKeys}
            title={words.pages.reorderKeys}
            onKeyDown={(event) => {
              const press = actionOfKey(reorder, keyAlongLine(event.key, event.currentTarget));
              if (!press) return;
              event.preventDefault();
              press();
            }}
          >
            <EditorIcon name="grip-vertical" />
          </button>
        )}
        {canBePinned && <MenuPin session={session} file={file} title={title} />}
        <div className={pageList.beside}>
          {links.map(({ to, icon, name }) => (
            <Link
              key={to}
              className="button square flat"
              to={to}
              aria-label={`${name}: ${title}`}
              title={name}
            >
              <EditorIcon name={icon} />
            </Link>
          ))}
          {possible.map(({ name, icon }) => (
            <button
              key={name}
              className="button square flat"
              type="button"
              aria-label={`${words.pages[name]}: ${title}`}
              title={words.pages[name]}
              onClick={() => onAction(name)}
            >
              <EditorIcon name={icon} />
            </button>
          ))}
        </div>
        <div className={pageList.menu}>
          <Popup
            label={`${words.bar.more}: ${title}`}
            className="button square flat"
            button={<EditorIcon name="ellipsis" />}
          >
            <ul>
              {links.map(({ to, icon, name }) => (
                <li key={to}>
                  <Link to={to}>
                    <EditorIcon name={icon} />
                    {name}
                  </Link>
                </li>
              ))}
              {possible.map(({ name, icon }) => (
                <li key={name}>
                  <button type="button" onClick={() => onAction(name)}>
                    <EditorIcon name={icon} />
                    {words.pages[name]}
                  </button>
                </li>
              ))}
            </ul>
          </Popup>
        </div>
      </div>
    </>
  );
}

function actionOfKey(reorder: Reorder, key: string): (() => void) | undefined {
  switch (key) {
    case 'ArrowUp':
      return () => reorder.move(-1);
    case 'ArrowDown':
      return () => reorder.move(1);
    case 'ArrowLeft':
      return reorder.moveOut;
    case 'ArrowRight':
      return reorder.moveIn;
    default:
      return undefined;
  }
}

type PageStateProps = {
  session: Session;
  file: string;
  isWrong: boolean;
  /** On phones the state stands below the name, with the same indent. */
  indent?: string;
};

/** The state of a file, never by colour alone. */
export function PageState({ session, file, isWrong, indent = '0rem' }: PageStateProps) {
  const words = useWords();
  const [before, now] = [session.originOf(file), session.textOf(file)];
  const isReadable = now !== null && openText(now) !== null;
  return (
    <span className={pageList.state} style={{ '--indent': indent }}>
      {isWrong && (
        <span className="message">
          <EditorIcon name="circle-alert" />
          {isReadable ? words.panel.hasMistake : words.pages.unreadable}
        </span>
      )}
      {before === now ? (
        !isWrong && <span className={pageList.same}>{words.pages.same}</span>
      ) : (
        <span className={pageList.changed}>
          {before === null ? words.pages.isNew : words.pages.changed}
        </span>
      )}
    </span>
  );
}
