import { memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { openText } from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { addressOfFile } from '../../site/index.ts';
import { changesIn, textIn, useSession, type Session } from '../session/index.ts';
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
  width: Widths;
  setWidth: (width: Widths) => void;
  isTried: boolean;
  setIsTried: (isTried: boolean) => void;
  hasPage?: boolean;
};

/** The global controls: the site's name, undo and redo, the saving state, and publishing. */
export const Bar = memo(function Bar({ hasPage = false, ...props }: BarProps) {
  const words = useWords();
  const { session } = props;
  const showsOtherDays = hasPage && session.runtime.showsOtherDays;
  const look = [styles.bar, hasPage && styles.withPage, showsOtherDays && styles.withDays];
  return (
    <header id="bar" className={look.filter(Boolean).join(' ')} aria-label={words.bar.region}>
      <div className={styles.site}>
        <Link className="button square flat" to="/@edit" aria-label={words.bar.allPages}>
          <EditorIcon name="menu" />
        </Link>
        <SiteName session={session} />
      </div>
      <div className={styles.middle}>
        <StepButtons session={session} />
        {!hasPage && <GuideLink session={session} />}
        {hasPage && <PageView {...props} />}
        {showsOtherDays && <AsOf />}
      </div>
      <div className={styles.end}>
        <MistakeCount session={session} />
        <SaveState session={session} />
        <SignInAgain session={session} />
        <LeaveLink session={session} />
        <PublishLink {...props} />
      </div>
      <OutcomeNotice session={session} />
      <Warnings session={session} />
    </header>
  );
});

type OfSession = { session: Session };

function SiteName({ session }: OfSession) {
  const words = useWords();
  const settings = useSession(session, (state) => textIn(state, 'site.yaml'));
  const folder = useSession(session, ({ site }) => site.folder);
  const name = valueAt(openText(settings ?? '')?.value, ['name']);
  return (
    <div>
      <b lang={languageOf(session)}>{typeof name === 'string' ? name : ''}</b>
      <span>{fill(words.bar.folder, { folder })}</span>
    </div>
  );
}

function SignInAgain({ session }: OfSession) {
  const words = useWords();
  const isSignedOut = useSession(session, ({ saveStatus }) => saveStatus === 'signed-out');
  const { account } = session.runtime;
  if (!isSignedOut || !account) return null;
  return (
    <button className={`button go ${styles.publish}`} type="button" onClick={account.signInAgain}>
      {words.web.again}
    </button>
  );
}

/** The obstacles to the work, and the question before something published is undone. */
function Warnings({ session }: OfSession) {
  const words = useWords();
  const asksToUndo = useSession(session, (state) => state.asksToUndo);
  const isElsewhere = useSession(session, (state) => state.isElsewhere);
  const draftProblem = useSession(session, (state) => state.draftProblem);
  const isUnchecked = useSession(session, (state) => state.isUnchecked);
  const isUnloaded = useSession(session, (state) => state.isUnloaded);
  return (
    <>
      {asksToUndo && <AskUndo session={session} />}
      <Warning isShown={isElsewhere}>{words.bar.elsewhere}</Warning>
      <Warning isShown={draftProblem === 'full'}>{words.bar.draftFull}</Warning>
      <Warning isShown={draftProblem === 'blocked'}>{words.bar.draftNotStored}</Warning>
      <ConnectionIsBack session={session} />
      <Warning isShown={isUnchecked}>{words.bar.unchecked}</Warning>
      <Warning isShown={isUnloaded}>{words.bar.unloaded}</Warning>
    </>
  );
}

function GuideLink({ session }: OfSession) {
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
function ConnectionIsBack({ session }: OfSession) {
  const words = useWords();
  const count = useSession(session, ({ queued }) => queued.length);
  const isAway = useSession(session, ({ saveStatus }) => saveStatus === 'away');
  if (count === 0 || isAway) return null;
  return (
    <p className={styles.elsewhere} role="status">
      <EditorIcon name="upload" />
      <span>
        {counted(words.waiting.isBack, count)} <Link to="/@edit/waiting">{words.waiting.look}</Link>
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
  const count = useSession(session, (state) => changesIn(state).length);
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

function MistakeCount({ session }: OfSession) {
  const words = useWords();
  const diagnostics = useSession(session, (state) => state.diagnostics);
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
function SaveState({ session }: OfSession) {
  const words = useWords();
  const saveStatus = useSession(session, (state) => state.saveStatus);
  const notice = useSession(session, (state) => state.notice);
  const conflicts = useSession(session, (state) => state.conflicts);
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

function LeaveLink({ session }: OfSession) {
  const words = useWords();
  const { pathname } = useLocation();
  const lastPage = useSession(session, () => session.lastPage);
  const last = lastPage === null ? '/' : addressOfFile(lastPage);
  const page = session.runtime.visitorsSee(pathname.startsWith('/@edit') ? last : pathname);
  return (
    <a className={`button ${styles.leave}`} href={page} title={words.bar.leave}>
      <EditorIcon name="log-out" />
      <span>{words.bar.leave}</span>
    </a>
  );
}
