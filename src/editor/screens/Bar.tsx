import { Link, useLocation } from 'react-router-dom';
import { openText } from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { addressOfFile } from '../../site/index.ts';
import type { SessionState, Session } from '../session/index.ts';
import { Spoken, counted, fill, useWords } from '../words/index.ts';
import { AsOf, RadioRow, EditorIcon, type EditorIconName } from '../ui/index.ts';
import { languageOf } from '../site/index.ts';
import { ariaKey } from '../keys.ts';
import { useGuideOfScreen } from './guide-key.ts';
import { AskUndo, OutcomeNotice, StepButtons } from '../steps/index.ts';
import styles from './Bar.module.css';

export type Widths = 'phone' | 'tablet' | 'desktop';

/** In pixels; null is all available space. */
export const pageWidths: Record<Widths, number | null> = { phone: 390, tablet: 768, desktop: null };

const widthIcons: Record<Widths, EditorIconName> = {
  phone: 'smartphone',
  tablet: 'tablet',
  desktop: 'monitor',
};

const widthNames = ['phone', 'tablet', 'desktop'] as const;

/** The page controls. `isTried`: links on the page work, and a click selects no field. */
export type BarProps = {
  session: Session;
  state: SessionState;
  width: Widths;
  setWidth: (width: Widths) => void;
  isTried: boolean;
  setIsTried: (isTried: boolean) => void;
  hasPage?: boolean;
};

/** The global controls: the site's name, undo and redo, the saving state, and publishing. */
export function Bar({ hasPage = false, ...props }: BarProps) {
  const words = useWords();
  const { session, state } = props;
  const name = valueAt(openText(session.textOf('site.yaml') ?? '')?.value, ['name']);
  const showsOtherDays = hasPage && session.runtime.showsOtherDays;
  const look = [styles.bar, hasPage && styles.withPage, showsOtherDays && styles.withDays];
  return (
    <header id="bar" className={look.filter(Boolean).join(' ')} aria-label={words.bar.region}>
      <div className={styles.site}>
        <Link className="button square flat" to="/@edit" aria-label={words.bar.allPages}>
          <EditorIcon name="menu" />
        </Link>
        <div>
          <b lang={languageOf(session)}>{typeof name === 'string' ? name : ''}</b>
          <span>{fill(words.bar.folder, { folder: state.site.folder })}</span>
        </div>
      </div>
      <div className={styles.middle}>
        <StepButtons session={session} state={state} />
        {!hasPage && <GuideLink session={session} />}
        {hasPage && <PageView {...props} />}
        {showsOtherDays && <AsOf />}
      </div>
      <div className={styles.end}>
        <MistakeCount state={state} />
        <SaveState state={state} />
        {state.saveStatus === 'signed-out' && session.runtime.account && (
          <button
            className={`button go ${styles.publish}`}
            type="button"
            onClick={session.runtime.account.signInAgain}
          >
            {words.web.again}
          </button>
        )}
        <LeaveLink session={session} />
        <PublishLink {...props} />
      </div>
      <OutcomeNotice session={session} state={state} />
      {state.asksToUndo && <AskUndo session={session} />}
      <Warning isShown={state.isElsewhere}>{words.bar.elsewhere}</Warning>
      <Warning isShown={state.draftProblem === 'full'}>{words.bar.draftFull}</Warning>
      <Warning isShown={state.draftProblem === 'blocked'}>{words.bar.draftNotStored}</Warning>
      <ConnectionIsBack state={state} />
      <Warning isShown={state.isUnchecked}>{words.bar.unchecked}</Warning>
      <Warning isShown={state.isUnloaded}>{words.bar.unloaded}</Warning>
    </header>
  );
}

function GuideLink({ session }: { session: Session }) {
  const words = useWords();
  const guide = useGuideOfScreen(session.runtime.guide);
  return (
    <a
      className="button square flat"
      href={guide}
      target="_blank"
      rel="noreferrer"
      aria-label={words.help.guide}
      aria-keyshortcuts={ariaKey('guide')}
      title={words.help.guideKey}
    >
      <EditorIcon name="circle-question-mark" />
    </a>
  );
}

/** Publications have waited for a connection, which is back. */
function ConnectionIsBack({ state: { saveStatus, queued } }: { state: SessionState }) {
  const words = useWords();
  if (queued.length === 0 || saveStatus === 'away') return null;
  return (
    <p className={styles.elsewhere} role="status">
      <EditorIcon name="upload" />
      <span>
        {counted(words.waiting.isBack, queued.length)}{' '}
        <Link to="/@edit/waiting">{words.waiting.look}</Link>
      </span>
    </p>
  );
}

/** Warns across the full width that work may be lost. */
const Warning = ({ isShown, children }: { isShown: boolean; children: string }) =>
  isShown && (
    <p className={styles.elsewhere} role="alert">
      <EditorIcon name="circle-alert" />
      {children}
    </p>
  );

function PageView({ width, setWidth, isTried, setIsTried }: BarProps) {
  const words = useWords();
  return (
    <>
      <RadioRow
        className={styles.widths}
        legend={words.bar.width}
        name="width"
        options={widthNames}
        chosen={width}
        choose={setWidth}
      >
        {(name) => (
          <>
            <EditorIcon name={widthIcons[name]} />
            <span>{words.bar[name]}</span>
          </>
        )}
      </RadioRow>
      <button
        className={`button flat ${styles.try}`}
        type="button"
        aria-pressed={isTried}
        onClick={() => setIsTried(!isTried)}
      >
        <EditorIcon name="mouse-pointer-click" />
        <span>{words.bar.tryPage}</span>
      </button>
    </>
  );
}

function PublishLink({ session }: BarProps) {
  const words = useWords();
  const count = session.changes().length;
  return (
    <Link className={`button go ${styles.publish}`} to="/@edit/publish">
      {words.bar.publish}
      {count > 0 && (
        <span className={styles.count}>
          <span className="vh">, </span>
          {count}
          <span className="vh"> {counted(words.bar.changedPages, count)}</span>
        </span>
      )}
    </Link>
  );
}

function MistakeCount({ state: { diagnostics } }: { state: SessionState }) {
  const words = useWords();
  const count = diagnostics.filter(({ severity }) => severity === 'error').length;
  if (count === 0) return null;
  return (
    <Link className={styles.mistakeCount} to="/@edit/publish">
      <EditorIcon name="circle-alert" />
      {counted(words.bar.mistakes, count)}
    </Link>
  );
}

/** The saving state and the last action, in one live region. */
function SaveState({ state: { saveStatus, notice, conflicts } }: { state: SessionState }) {
  const words = useWords();
  const isSafe = saveStatus === 'saved' || saveStatus === 'nothing';
  const shown = saveStatus === 'browser' && conflicts.length > 0 ? 'undecided' : saveStatus;
  return (
    <p className={styles.state} role="status">
      <EditorIcon name={saveStatus === 'away' ? 'cloud-off' : isSafe ? 'check' : 'pencil'} />
      <span>
        {notice !== '' && (
          <span className="vh">
            <Spoken sentence={notice} />{' '}
          </span>
        )}
        {saveStatus === 'away' ? (
          <Link to="/@edit/waiting">{words.saveStatus.away}</Link>
        ) : (
          words.saveStatus[shown]
        )}
      </span>
    </p>
  );
}

function LeaveLink({ session }: { session: Session }) {
  const words = useWords();
  const { pathname } = useLocation();
  const { lastPage, runtime } = session;
  const last = lastPage === null ? '/' : addressOfFile(lastPage);
  const page = runtime.visitorsSee(pathname.startsWith('/@edit') ? last : pathname);
  return (
    <a className={`button ${styles.leave}`} href={page} title={words.bar.leave}>
      <EditorIcon name="log-out" />
      <span>{words.bar.leave}</span>
    </a>
  );
}
