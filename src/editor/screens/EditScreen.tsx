import { useCallback, useEffect, useMemo, useState, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { FieldPath } from '../../messages/index.ts';
import { addressKey, addressOfFile } from '../../site/index.ts';
import { useFormOf } from '../fields/index.ts';
import {
  pageTitle,
  languageOfFile,
  hiddenWords,
  pathInAddress,
  fieldLink,
  sourceInAddress,
  sourceLink,
  nodesTo,
} from '../site/index.ts';
import { EditedPage, fileAtUrl, type Door } from '../page/index.ts';
import { keyOfPathname } from '../page-key.ts';
import {
  filesIn,
  takeClosedPanel,
  textIn,
  useSession,
  type Session,
  type SessionState,
} from '../session/index.ts';
import { addBelow, BrokenPanel, Panel, type Choice } from '../panel/index.ts';
import { isNarrow, type TextSelection, screenStyles as screen } from '../ui/index.ts';
import { fillSentence, quoted, Spoken, useWords } from '../words/index.ts';
import { AddBlocks, blockBelow, type Adding } from './AddBlocks.tsx';
import { foundSelection } from './pages/find-words.ts';
import { othersAt, useOthers } from './others/use-others.ts';
import { SourcePanel, SummandList, type Summands } from './SourcePanel.tsx';
import { AlsoChangesLine } from './review/AlsoChanges.tsx';
import { ToDo } from './ToDo.tsx';
import { usePageKeys } from './use-page-keys.ts';
import { usePastes } from './use-pastes.ts';
import { useFollowSteps } from '../steps/index.ts';
import { Bar, pageWidths, type BarProps } from './Bar.tsx';
import frame from './EditorFrame.module.css';
import styles from './EditScreen.module.css';

type EditScreenProps = { session: Session; bar: BarProps };

export function EditScreen({ session, bar }: EditScreenProps) {
  const words = useWords();
  const { pathname } = useLocation();
  const key = keyOfPathname(pathname);
  const files = useSession(session, filesIn);
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
  return <OpenPage key={file} session={session} bar={bar} file={file} />;
}

/** A link can open a field of the page: /fees?edit&at=blocks.1.title, with the words selected that a search has found. */
function firstChoice(search: string, arrival: unknown): Choice {
  const path = pathInAddress(new URLSearchParams(search).get('at'));
  return { path, count: path.length > 0 ? 1 : 0, selection: foundSelection(arrival) };
}

function OpenPage({ session, bar, file }: EditScreenProps & { file: string }) {
  const words = useWords();
  const { search, state: arrival }: { search: string; state: unknown } = useLocation();
  // Saves without the usual pause when somebody leaves the page.
  useEffect(() => () => void session.save(), [session]);
  useOthers(session);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(search, arrival));
  // Where it would cover part of the page, the page comes first.
  const [isOpen, setIsOpen] = useState(
    () => !takeClosedPanel() && (choice.count > 0 || !isNarrow()),
  );
  const navigate = useNavigate();
  const requested = sourceInAddress(search);
  const isThere = useSession(
    session,
    (state) => requested !== null && textIn(state, requested) !== null,
  );
  const source = isThere ? requested : null;
  const path = source === null ? choice.path : [];
  const [summands, setSummands] = useState<Summands>(noSummands);
  const openDoor = useCallback(
    (door: Door, selection?: TextSelection) => {
      const isHere = door.file === file;
      if (!isHere && (door.path.length === 0 || door.path[0] === 'notice')) {
        void navigate(fieldLink(door.file, door.path));
        return;
      }
      setChoice(({ count }) => ({ path: door.path, count: count + 1, selection }));
      setIsOpen(true);
      if (door.file === (source ?? file)) return;
      const link = isHere ? fieldLink(file) : sourceLink(file, door.file, door.path);
      void navigate(link, { replace: true });
    },
    [file, source, navigate],
  );
  const open = useCallback(
    (next: FieldPath) => {
      setSummands(noSummands);
      openDoor({ file, path: next });
    },
    [file, openDoor],
  );
  const [isClosed, setIsClosed] = useState(false);
  const close = useCallback(() => {
    setIsClosed(true);
    setIsOpen(false);
  }, []);
  const stepChanges = useSession(session, (state) => state.stepChanges);
  useFollowSteps({ stepChanges, file, path, open });
  const [shown, setShown] = useState<Document | null>(null);
  const follow = (url: URL) => {
    const other = fileAtUrl(session, url);
    if (other === null) window.open(url, '_blank', 'noopener');
    else if (other !== file) void navigate(fieldLink(other));
    else shown?.getElementById(url.hash.slice(1))?.scrollIntoView();
  };
  const isStored = useSession(session, ({ site }) => site.files[file] !== undefined);
  const title = useSession(session, () => pageTitle(session, file));
  const language = useSession(session, () => languageOfFile(session, file));
  const refusal = useSession(session, (state) => state.refusal);
  return (
    <div className={isOpen ? frame.editor : `${frame.editor} ${frame.closed}`}>
      <a className={styles.skip} href="#panel">
        {words.page.toPanel}
      </a>
      <Bar {...bar} hasPage />
      <main className={styles.stage} data-shows="page" tabIndex={-1} aria-label={words.page.stage}>
        <h1 className="vh">
          <Spoken sentence={fillSentence(words.page.heading, { title: quoted(title, language) })} />
        </h1>
        <Ribbons session={session} file={file} />
        {isStored ? (
          <EditedPage
            session={session}
            file={file}
            address={addressOfFile(file)}
            title={title}
            width={pageWidths[bar.width]}
            chosen={path}
            isTried={bar.isTried}
            choose={(doors, relation, selection) => {
              setSummands(doors.length > 1 ? { doors, relation } : noSummands);
              if (doors[0]) openDoor(doors[0], selection);
            }}
            follow={follow}
            opened={setShown}
          />
        ) : (
          <p className={styles.waiting}>{words.page.waiting}</p>
        )}
      </main>
      <PagePanel
        session={session}
        file={file}
        source={source}
        page={shown}
        choice={choice}
        summands={summands}
        open={open}
        openDoor={openDoor}
        isOpen={isOpen}
        close={close}
      />
      {!isOpen && (
        <button
          className={`button ${styles.reopen}`}
          type="button"
          // It replaces the button that closed the panel.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus would be lost
          autoFocus={isClosed}
          onClick={() => setIsOpen(true)}
        >
          {choice.path.length === 0 ? words.panel.openPage : words.panel.open}
        </button>
      )}
      {refusal !== '' && (
        <p className={screen.refusal} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

/** That visitors do not see the page, and who else has changed it. */
function Ribbons({ session, file }: { session: Session; file: string }) {
  const words = useWords();
  const hidden = useSession(session, () => hiddenWords(session, file));
  const others = useSession(session, (state) => state.others);
  return (
    <>
      {hidden !== null && (
        <p className={styles.ribbon}>
          {words.times.unseen} {hidden}
        </p>
      )}
      {othersAt(others, file).map((sentence) => (
        <p key={sentence} className={styles.ribbon} role="status">
          {sentence}
        </p>
      ))}
    </>
  );
}

const noSummands: Summands = { doors: [], relation: 'sum' };

type PagePanelProps = {
  session: Session;
  file: string;
  /** Another file, whose field is open instead; null if it is one of the page. */
  source: string | null;
  /** The document in the frame. */
  page: Document | null;
  choice: Choice;
  summands: Summands;
  open: (path: FieldPath) => void;
  openDoor: (door: Door) => void;
  isOpen: boolean;
  close: () => void;
};

/** The form of the page, and what acts on its values. Every key renders it, but nothing beside it. */
function PagePanel(props: PagePanelProps) {
  const { session, file, source, page, choice, summands, open, openDoor, isOpen, close } = props;
  const path = source === null ? choice.path : [];
  const [adding, setAdding] = useState<Adding | null>(null);
  const openAdded = useAddedBlock({ session, file, open });
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const addFromGallery = useCallback((index: number) => setAdding({ from: 'gallery', index }), []);
  const form = useFormOf({ session, file, open, addBlock: addFromGallery });
  usePageKeys({
    session,
    form,
    path,
    open,
    page,
    addBelow: () => {
      const node = form && nodesTo(file, form.root, path).at(-1);
      if (form && node?.inList) addBelow(form, node);
      else addFromGallery(blockBelow(path, form));
    },
    help: () => setIsHelpOpen(true),
  });
  usePastes(
    page,
    (input) => form && setAdding({ from: 'paste', index: blockBelow(path, form), input }),
  );
  const notice = useMemo(() => <ToDo session={session} file={file} />, [session, file]);
  const banner = useMemo(
    () =>
      summands.doors.length > 0 && <SummandList session={session} {...summands} open={openDoor} />,
    [session, summands, openDoor],
  );
  const shownFile = source ?? file;
  const footnote = useMemo(
    () => <AlsoChangesLine key={shownFile} session={session} file={shownFile} />,
    [session, shownFile],
  );
  const openSource = useCallback(
    (next: FieldPath) => source !== null && openDoor({ file: source, path: next }),
    [source, openDoor],
  );
  const texts = { notice, banner, footnote };
  const panel = { choice, close, ...texts, isBelowPage: true, isHelpOpen, setIsHelpOpen };
  return (
    <>
      {isOpen && source !== null && (
        <SourcePanel {...panel} session={session} file={source} open={openSource} />
      )}
      {isOpen && source === null && form && <Panel {...panel} form={form} />}
      {isOpen && source === null && !form && (
        <BrokenPanel session={session} file={file} close={close} />
      )}
      {adding && form && (
        <AddBlocks form={form} adding={adding} setAdding={setAdding} added={openAdded} />
      )}
    </>
  );
}

type AddedBlockParts = Pick<PagePanelProps, 'session' | 'file' | 'open'>;

type Added = { index: number } & Pick<SessionState, 'draft' | 'diagnostics'>;

/** Opens an added block; if the check finds a mistake in it, opens that field, so that its explanation is in view. */
function useAddedBlock({ session, file, open }: AddedBlockParts): (index: number) => void {
  const added = useRef<Added | null>(null);
  const diagnostics = useSession(session, (state) => state.diagnostics);
  useEffect(() => {
    const last = added.current;
    if (!last || diagnostics === last.diagnostics) return;
    added.current = null;
    if (session.state.draft !== last.draft) return;
    const wrong = diagnostics.find(
      ({ file: other, severity, path: [first, index] }) =>
        other === file && severity === 'error' && first === 'blocks' && index === last.index,
    );
    if (wrong) open(wrong.path);
  });
  return (index) => {
    const { draft, diagnostics: before } = session.state;
    added.current = { index, draft, diagnostics: before };
    open(['blocks', index]);
  };
}
