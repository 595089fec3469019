import { useEffect, useMemo, useState, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { FieldPath } from '../../messages/index.ts';
import { addressKey, addressOfFile } from '../../site/index.ts';
import { useFormOf } from '../fields/index.ts';
import {
  pageTitle,
  spokenTitle,
  hiddenWords,
  pathInAddress,
  fieldLink,
  sourceInAddress,
  sourceLink,
  languageOfDays,
  nodesTo,
} from '../site/index.ts';
import { EditedPage, fileAtUrl, type Door } from '../page/index.ts';
import { keyOfPathname } from '../page-key.ts';
import { takeClosedPanel, type SessionState, type Session } from '../session/index.ts';
import { addBelow, BrokenPanel, Panel, type Choice } from '../panel/index.ts';
import { type TextSelection, screenStyles as screen } from '../ui/index.ts';
import { fillSentence, Spoken, useWords } from '../words/index.ts';
import { AddBlocks, blockBelow, type Adding } from './AddBlocks.tsx';
import { isNewPage } from './pages/is-new-page.ts';
import { ConflictChoices } from './ConflictChoices.tsx';
import { othersAt, useOthers } from './others/use-others.ts';
import { SourcePanel, Summands } from './SourcePanel.tsx';
import { ReviewLink } from './review/ReviewLink.tsx';
import { usePageKeys } from './use-page-keys.ts';
import { usePastes } from './use-pastes.ts';
import { useFollowSteps } from '../steps/index.ts';
import { Bar, pageWidths, type BarProps } from './Bar.tsx';
import frame from './EditorFrame.module.css';
import styles from './EditScreen.module.css';

type EditScreenProps = { session: Session; state: SessionState; bar: BarProps };

export function EditScreen({ session, state, bar }: EditScreenProps) {
  const words = useWords();
  const { pathname } = useLocation();
  const key = keyOfPathname(pathname);
  const files = session.files();
  const file = useMemo(
    () => files.find((one) => one.startsWith('pages/') && addressKey(addressOfFile(one)) === key),
    [files, key],
  );
  if (file === undefined) {
    return (
      <div className={`${frame.editor} ${frame.wide}`}>
        <Bar {...bar} />
        <main className={screen.screen} tabIndex={-1}>
          <h1>{words.page.notThere}</h1>
          <p>{words.page.notThereText}</p>
          <p>
            <Link to="/@edit">{words.pages.back}</Link>
          </p>
        </main>
      </div>
    );
  }
  return <OpenPage key={file} session={session} state={state} bar={bar} file={file} />;
}

/** A link can open a field of the page: /fees?edit&at=blocks.1.title. */
function firstChoice(search: string): Choice {
  const path = pathInAddress(new URLSearchParams(search).get('at'));
  return { path, count: path.length > 0 ? 1 : 0 };
}

/** The width at which the panel covers part of the page. */
const narrow = () => matchMedia('(max-width: 59.99rem)');

/** The button that reopens the panel replaces the one that closed it. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

function OpenPage({ session, state, bar, file }: EditScreenProps & { file: string }) {
  const words = useWords();
  const { search, state: arrival }: { search: string; state: unknown } = useLocation();
  // Saves without the usual pause when somebody leaves the page.
  useEffect(() => () => void session.save(), [session]);
  useOthers(session);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(search));
  const [isOpen, setIsOpen] = useState(
    () => !takeClosedPanel() && !(isNewPage(arrival) && narrow().matches),
  );
  const navigate = useNavigate();
  const source = sourceInAddress(search);
  const isElsewhere = source !== null && session.textOf(source) !== null;
  const path = isElsewhere ? [] : choice.path;
  const [summands, setSummands] = useState<readonly Door[]>([]);
  const show = (next: FieldPath, selection?: TextSelection) => {
    setChoice(({ count }) => ({ path: next, count: count + 1, selection }));
    setIsOpen(true);
  };
  const openDoor = (door: Door, selection?: TextSelection) => {
    const isHere = door.file === file;
    if (!isHere && (door.path.length === 0 || door.path[0] === 'notice')) {
      void navigate(fieldLink(door.file, door.path));
      return;
    }
    show(door.path, selection);
    if (door.file === (isElsewhere ? source : file)) return;
    const link = isHere ? fieldLink(file) : sourceLink(file, door.file, door.path);
    void navigate(link, { replace: true });
  };
  const open = (next: FieldPath) => {
    setSummands([]);
    openDoor({ file, path: next });
  };
  useFollowSteps({ stepChanges: state.stepChanges, file, path, open });
  const [adding, setAdding] = useState<Adding | null>(null);
  const openAdded = useAddedBlock({ session, state, file, open });
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [shown, setShown] = useState<Document | null>(null);
  const addFromGallery = (index: number) => setAdding({ from: 'gallery', index });
  const form = useFormOf({ session, state, file, open, addBlock: addFromGallery });
  usePageKeys({
    session,
    form,
    path,
    open,
    page: shown,
    addBelow: () => {
      const node = form && nodesTo(file, form.root, path).at(-1);
      if (form && node?.inList) addBelow(form, node);
      else addFromGallery(blockBelow(path, form));
    },
    help: () => setIsHelpOpen(true),
  });
  usePastes(
    shown,
    (input) => form && setAdding({ from: 'paste', index: blockBelow(path, form), input }),
  );
  const follow = (url: URL) => {
    const other = fileAtUrl(session, url);
    if (other === null) window.open(url, '_blank', 'noopener');
    else if (other !== file) void navigate(fieldLink(other));
    else shown?.getElementById(url.hash.slice(1))?.scrollIntoView();
  };
  const title = pageTitle(session, file);
  const hidden = hiddenWords(session, file, languageOfDays(session));
  const ofFile = state.conflicts.filter((one) => one.file === file);
  const toDo = (
    <>
      <ReviewLink />
      {ofFile.length > 0 && (
        <ConflictChoices session={session} conflicts={ofFile} choose={() => undefined} />
      )}
    </>
  );
  const panel = {
    choice,
    close: () => setIsOpen(false),
    notice: toDo,
    banner: summands.length > 0 && <Summands session={session} doors={summands} open={openDoor} />,
    isBelowPage: true,
    isHelpOpen,
    setIsHelpOpen,
  };
  return (
    <div className={isOpen ? frame.editor : `${frame.editor} ${frame.closed}`}>
      <a className={styles.skip} href="#panel">
        {words.page.toPanel}
      </a>
      <Bar {...bar} hasPage />
      <main className={styles.stage} data-shows="page" tabIndex={-1} aria-label={words.page.stage}>
        <h1 className="vh">
          <Spoken
            sentence={fillSentence(words.page.heading, { title: spokenTitle(session, file) })}
          />
        </h1>
        {hidden !== null && (
          <p className={styles.ribbon}>
            {words.times.unseen} {hidden}
          </p>
        )}
        {othersAt(state, file).map((sentence) => (
          <p key={sentence} className={styles.ribbon} role="status">
            {sentence}
          </p>
        ))}
        {state.site.files[file] ? (
          <EditedPage
            session={session}
            file={file}
            address={addressOfFile(file)}
            title={title}
            width={pageWidths[bar.width]}
            chosen={path}
            isTried={bar.isTried}
            choose={(doors, selection) => {
              setSummands(doors.length > 1 ? doors : []);
              if (doors[0]) openDoor(doors[0], selection);
            }}
            follow={follow}
            opened={setShown}
          />
        ) : (
          <p className={styles.waiting}>{words.page.waiting}</p>
        )}
      </main>
      {isOpen && isElsewhere && (
        <SourcePanel
          {...panel}
          session={session}
          state={state}
          file={source}
          open={(next) => openDoor({ file: source, path: next })}
        />
      )}
      {isOpen && !isElsewhere && form && <Panel {...panel} form={form} />}
      {isOpen && !isElsewhere && !form && (
        <BrokenPanel session={session} state={state} file={file} close={panel.close} />
      )}
      {adding && form && (
        <AddBlocks form={form} adding={adding} setAdding={setAdding} added={openAdded} />
      )}
      {!isOpen && (
        <button
          className={`button ${styles.reopen}`}
          type="button"
          ref={takeFocus}
          onClick={() => setIsOpen(true)}
        >
          {words.panel.open}
        </button>
      )}
      {state.refusal !== '' && (
        <p className={screen.refusal} role="alert">
          {state.refusal}
        </p>
      )}
    </div>
  );
}

type AddedBlockParts = {
  session: Session;
  state: SessionState;
  file: string;
  open: (path: FieldPath) => void;
};

type Added = { index: number } & Pick<SessionState, 'draft' | 'diagnostics'>;

/** Opens an added block; if the check finds a mistake in it, opens that field, so that its explanation is in view. */
function useAddedBlock(parts: AddedBlockParts): (index: number) => void {
  const { session, state, file, open } = parts;
  const added = useRef<Added | null>(null);
  useEffect(() => {
    const last = added.current;
    if (!last || state.diagnostics === last.diagnostics) return;
    added.current = null;
    if (state.draft !== last.draft) return;
    const wrong = state.diagnostics.find(
      ({ file: other, severity, path: [first, index] }) =>
        other === file && severity === 'error' && first === 'blocks' && index === last.index,
    );
    if (wrong) open(wrong.path);
  });
  return (index) => {
    const { draft, diagnostics } = session.state;
    added.current = { index, draft, diagnostics };
    open(['blocks', index]);
  };
}
