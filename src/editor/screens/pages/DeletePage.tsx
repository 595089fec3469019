import styles from './DeletePage.module.css';
import { type FileChange, deletePage } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';
import { fillSentence, counted, currentWords, useWords } from '../../words/index.ts';
import { spokenTitle } from '../../site/index.ts';
import { LinkList } from './LinkList.tsx';
import { filesBelow, type ListedPage } from './page-tree.ts';
import { actionRowStyles as actionRow, noticeBoxStyles as noticeStyles } from '../../ui/index.ts';

/** Deletes a page, after a warning if that breaks anything. Returns whether it did. */
export function deleteIfFree(session: Session, page: ListedPage): boolean {
  const found = deletePage(session.texts(), page.file);
  const isFree = 'changes' in found && found.links.length === 0;
  if (isFree) remove(session, page, found.changes);
  return isFree;
}

/** Deletes a page, reports it, and offers to take that back. */
function remove(session: Session, page: ListedPage, changes: readonly FileChange[]): void {
  const words = currentWords();
  const text = fillSentence(words.pages.deleted, { title: spokenTitle(session, page.file) });
  session.changeTexts(changes, text);
  session.tellOutcome({ text, back: 'undo' });
}

type DeletePageProps = { session: Session; page: ListedPage; close: () => void };

/** What breaks when a page is deleted: links to it, and its child pages. */
export function DeletePage({ session, page, close }: DeletePageProps) {
  const words = useWords();
  const found = deletePage(session.texts(), page.file);
  if ('refused' in found) return null;
  const below = filesBelow(session.files(), page.file).length;
  const deleteAnyway = () => {
    remove(session, page, found.changes);
    close();
  };
  return (
    <div className={`${noticeStyles.bad} ${styles.ask}`} role="alert">
      <div>
        <p>
          <b>{counted(words.pages.brokenLinks, found.links.length)}</b>{' '}
          {below > 0 && counted(words.pages.leftBelow, below)}
        </p>
        <LinkList session={session} links={found.links} intro={words.pages.theyStand} />
        <div className={`${actionRow.row} ${noticeStyles.actions}`}>
          <button className="button" type="button" onClick={deleteAnyway}>
            {words.pages.deleteAnyway}
          </button>
          <button className="button flat" type="button" onClick={close}>
            {words.pages.cancel}
          </button>
        </div>
      </div>
    </div>
  );
}
