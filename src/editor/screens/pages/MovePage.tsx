import {
  inEditorWords,
  fillSentence,
  quoted,
  counted,
  currentWords,
  fill,
  useWords,
} from '../../words/index.ts';
import { useMemo, useState, type FormEvent } from 'react';
import { addressOfFile } from '../../../site/index.ts';
import {
  actionRowStyles,
  EditorIcon,
  useFirstInvalid,
  noticeBoxStyles as noticeStyles,
} from '../../ui/index.ts';
import type { Reorder } from './PageRow.tsx';
import type { Session } from '../../session/index.ts';
import { FormActions } from './FormActions.tsx';
import { AddressFields, splitPageAddress, wholeAddress } from './AddressFields.tsx';
import { LinkList } from './LinkList.tsx';
import { filesBelow, listPages, type ListedPage } from './page-tree.ts';
import { planMove } from './plan-move.ts';
import { refuseAddress } from './refuse-address.ts';
import pageForm from './PageForm.module.css';

type MovePageProps = {
  session: Session;
  page: ListedPage;
  close: () => void;
  /** Null if it has no neighbours in the menu. */
  reorder: Reorder | null;
};

/** Gives a page another title or address. Shows the consequences first, and applies them in one step of undo. */
export function MovePage({ session, page, close, reorder }: MovePageProps) {
  const words = useWords();
  const [title, setTitle] = useState(page.title);
  const [address, setAddress] = useState(() => splitPageAddress(page.address));
  const { form, refuse } = useFirstInvalid<HTMLFormElement>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const whole = wholeAddress(address);
  const files = session.files();
  const below = filesBelow(files, page.file);
  const isMoved = whole !== page.address;
  const change = useMemo(
    () => planMove(session, { page, below, to: whole, title }),
    [session, page, below, whole, title],
  );
  const move = (event: FormEvent) => {
    event.preventDefault();
    const reason =
      (isMoved ? refuseAddress(session, whole, page.file) : null) ??
      ('refused' in change ? inEditorWords(change.refused) : null);
    setRefusal(reason);
    if (reason !== null) refuse();
    if (reason !== null || 'refused' in change) return;
    session.changeTexts(
      change.changes,
      fillSentence(words.pages.moved, { title: quoted(title, page.language) }),
    );
    close();
  };
  return (
    <form
      className={`${pageForm.form} ${pageForm.inList}`}
      ref={form}
      onSubmit={move}
      aria-label={words.pages.move}
    >
      {reorder?.hasNeighbours && (
        <div className={actionRowStyles.row} role="group" aria-label={words.pages.reorder}>
          {([-1, 1] as const).map((by) => (
            <button
              key={by}
              className="button"
              type="button"
              data-keeps-focus
              onClick={() => reorder.move(by)}
            >
              <EditorIcon name={by < 0 ? 'arrow-up' : 'arrow-down'} />
              {by < 0 ? words.actions.up : words.actions.down}
            </button>
          ))}
        </div>
      )}
      <div className="field">
        <label htmlFor="move-title">{words.pages.newTitle}</label>
        <input
          className="input"
          id="move-title"
          required
          maxLength={70}
          autoComplete="off"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <AddressFields
        address={address}
        setAddress={setAddress}
        pages={listPages(session)}
        without={[page.file, ...below]}
        refusal={refusal}
      />
      {isMoved && 'changes' in change && (
        <div className={`${noticeStyles.notice} ${pageForm.notice}`}>
          <div>
            <p>
              <b>{words.pages.whatChanges}</b>
            </p>
            <p>{followed(session, page, change.changes.length, below.length)}</p>
            <LinkList session={session} links={change.links} intro={words.pages.toLookAt} />
          </div>
        </div>
      )}
      <FormActions submit={words.pages.moveNow} close={close} />
    </form>
  );
}

/** Words the consequences: links in other files, child pages, and the redirect from the old address. */
function followed(session: Session, page: ListedPage, changed: number, below: number): string {
  const words = currentWords();
  const movedFiles = 2 * (1 + below);
  const others = Math.max(0, changed - movedFiles);
  const isNew = session.originOf(page.file) === null;
  return [
    ...(others > 0 ? [counted(words.pages.linksMove, others)] : []),
    ...(below > 0 ? [counted(words.pages.belowMove, below)] : []),
    ...(isNew ? [] : [fill(words.pages.oldGoesOn, { address: addressOfFile(page.file) })]),
    words.pages.oneUndo,
  ].join(' ');
}
