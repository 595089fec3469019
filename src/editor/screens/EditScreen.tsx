import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import { valueAt, type Value } from '../../../schema/value-at.ts';
import { addressKey, addressOfFile } from '../../site/addresses/addresses.ts';
import type { Form } from '../forms/form-context.ts';
import { useFormOf } from '../fields/use-form-of.ts';
import { pageTitle } from '../site/site-offers.tsx';
import { EditedPage } from '../page/EditedPage.tsx';
import { keyOfPathname } from '../page-key.ts';
import { fileAtUrl } from '../page/left-page.ts';
import { takeClosedPanel } from '../session/load-again/open-field.ts';
import { BrokenPanel } from '../panel/BrokenPanel.tsx';
import { nodesTo } from '../site/edit-node.ts';
import { guideAt } from '../panel/guide-at.ts';
import { moveNode } from '../panel/move-node.ts';
import { Panel, type Choice } from '../panel/Panel.tsx';
import type { SessionState } from '../session/session-state.ts';
import type { Session } from '../session/session.ts';
import { useEditorLanguage } from '../words/editor-language.ts';
import { fillSentence } from '../words/sentence.ts';
import { Spoken } from '../words/Spoken.tsx';
import { currentLanguage, fill } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import { BlockGallery } from './BlockGallery.tsx';
import type { PastedInput } from '../import/pasted-input.ts';
import { goToSearch } from './pages/find-page-key.ts';
import { isNewPage } from './pages/is-new-page.ts';
import { addBlock } from '../starting-content/add-block.ts';
import { ConflictChoices } from './ConflictChoices.tsx';
import { spokenTitle } from '../site/file-title.ts';
import { goToRegion, useEditKeys, type EditKeys } from './edit-keys.ts';
import { hiddenWords } from '../site/page-times.ts';
import { pathInAddress, fieldLink } from '../site/field-link.ts';
import { othersAt, useOthers } from './others/use-others.ts';
import { languageOfDays } from '../site/site-language.ts';
import { ReviewLink } from './review/ReviewLink.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useAddedBlock } from './use-added-block.ts';
import { usePastes } from './use-pastes.ts';
import { useFollowSteps } from '../steps/use-follow-steps.ts';
import { Bar, pageWidths, type BarProps } from './Bar.tsx';
import screen from '../ui/Screen.module.css';
import frame from './EditorFrame.module.css';
import styles from './EditScreen.module.css';

type EditScreenProps = { session: Session; state: SessionState; bar: BarProps };

/** A page with its panel. */
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

/** Where the panel covers a part of the page. */
const narrow = () => matchMedia('(max-width: 59.99rem)');

/** The button that opens the panel again replaces the one that closed it. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

/** The arrow keys move the open block or item. */
function nodeKeys(
  form: Form | null,
  { path }: Choice,
  open: (path: FieldPath) => void,
): Pick<EditKeys, 'up' | 'down' | 'out'> {
  const nodes = form ? nodesTo(form.file, form.root, path) : [];
  const node = nodes.at(-1);
  const move = (by: 1 | -1) => form && node && moveNode(form, node, by);
  return {
    up: () => void move(-1),
    down: () => void move(1),
    out: () => open(nodes.at(-2)?.path ?? []),
  };
}

/** The position after the open block, or else the last. */
function blockBelow([first, index]: FieldPath, form: Form | null): number {
  if (first === 'blocks' && typeof index === 'number') return index + 1;
  return form ? blocksIn(form).length : 0;
}

function blocksIn({ root }: Form): readonly Value[] {
  const blocks = valueAt(root, ['blocks']);
  return Array.isArray(blocks) ? blocks : [];
}

/** Loaded when something is pasted: its readers are large, and most visits to the editor need none. */
const ImportDialog = onDemand(
  async () => {
    const [{ ImportDialog: Dialog }, { speakOfImport }] = await Promise.all([
      import('../import/ImportDialog.tsx'),
      import('../import/import-words.ts'),
    ]);
    await speakOfImport(currentLanguage());
    return Dialog;
  },
  { isAhead: false },
);

function OpenPage({ session, state, bar, file }: EditScreenProps & { file: string }) {
  const words = useWords();
  const { search, state: arrival }: { search: string; state: unknown } = useLocation();
  // Where saving waits for a pause, it need not when one goes on to something else.
  useEffect(() => () => void session.save(), [session]);
  useOthers(session);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(search));
  const [isOpen, setIsOpen] = useState(
    () => !takeClosedPanel() && !(isNewPage(arrival) && narrow().matches),
  );
  const open = (path: FieldPath) => {
    setChoice(({ count }) => ({ path, count: count + 1 }));
    setIsOpen(true);
  };
  useFollowSteps({ stepChanges: state.stepChanges, file, path: choice.path, open });
  const [adding, setAdding] = useState<number | null>(null);
  const openAdded = useAddedBlock({ session, state, file, open });
  /** What is becoming blocks, and where they are added. */
  const [importing, setImporting] = useState<{ input: PastedInput | null; index: number } | null>(
    null,
  );
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const guideLanguage = useEditorLanguage();
  const [shown, setShown] = useState<Document | null>(null);
  const navigate = useNavigate();
  const form = useFormOf({ session, state, file, open, addBlock: setAdding });
  useEditKeys(
    {
      ...nodeKeys(form, choice, open),
      addBelow: () => setAdding(blockBelow(choice.path, form)),
      help: () => setIsHelpOpen(true),
      guide: () =>
        void window.open(
          guideAt(
            session.runtime.guide,
            guideLanguage,
            form ? nodesTo(file, form.root, choice.path) : [],
          ),
        ),
      findPage: () => goToSearch(navigate),
      publish: () => void navigate('/@edit/publish'),
      nextRegion: () => goToRegion(1),
      previousRegion: () => goToRegion(-1),
    },
    shown,
  );
  usePastes(
    shown,
    (input) => form && setImporting({ input, index: blockBelow(choice.path, form) }),
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
            chosen={choice.path}
            isTried={bar.isTried}
            choose={open}
            enter={({ file: other, path }) => void navigate(fieldLink(other, path))}
            follow={follow}
            opened={setShown}
          />
        ) : (
          <p className={styles.waiting}>{words.page.waiting}</p>
        )}
      </main>
      {isOpen && form && (
        <Panel
          form={form}
          choice={choice}
          close={() => setIsOpen(false)}
          notice={toDo}
          isBelowPage
          isHelpOpen={isHelpOpen}
          setIsHelpOpen={setIsHelpOpen}
        />
      )}
      {isOpen && !form && (
        <BrokenPanel session={session} state={state} file={file} close={() => setIsOpen(false)} />
      )}
      {adding !== null && form && (
        <BlockGallery
          session={session}
          file={file}
          blocks={state.site.blocks}
          close={() => setAdding(null)}
          paste={() => {
            setAdding(null);
            setImporting({ input: null, index: adding });
          }}
          add={(example, name) => {
            setAdding(null);
            const notice = fill(words.actions.added, { title: name });
            if (addBlock(session, { file, index: adding, example, notice })) openAdded(adding);
          }}
        />
      )}
      {importing !== null && form && (
        <ImportDialog
          session={session}
          file={file}
          language={form.language}
          input={importing.input}
          close={() => setImporting(null)}
          page={{ title, blocks: blocksIn(form) }}
          index={importing.index}
          changed={openAdded}
        />
      )}
      {!isOpen && (
        <button
          className={`button ${styles.reopen}`}
          type="button"
          ref={takeFocus}
          onClick={() => open(choice.path)}
        >
          {words.panel.open}
        </button>
      )}
      {state.refusal !== '' && (
        <p className={styles.refusal} role="alert">
          {state.refusal}
        </p>
      )}
    </div>
  );
}
