import { memo, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { openText } from '../../content/index.ts';
import type { Diagnostic } from '../../messages/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { addressOfFile } from '../../site/index.ts';
import { changesIn, textIn, useSession, type Session } from '../session/index.ts';
import { type EditorWords, Spoken, counted, fill, useWords } from '../words/index.ts';
import { onDemand, Popup, RadioRow, EditorIcon, type EditorIconName } from '../ui/index.ts';
import { languageOf } from '../site/index.ts';
import { ariaKey } from '../keys.ts';
import { useGuideOfScreen } from './guide-key.ts';
import { AskUndo, OutcomeNotice, redoStep, StepButtons, StepList } from '../steps/index.ts';
import { SiteDoors } from './SiteDoors.tsx';
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

/**
 * The global controls, in one line on every screen: the way to all pages, undo and redo, the saving state, a menu of the
 * rest, and publishing.
 */
export const Bar = memo(function Bar({ hasPage = false, ...props }: BarProps) {
  const words = useWords();
  const { session } = props;
  const isSignedOut = useSession(session, ({ saveStatus }) => saveStatus === 'signed-out');
  const { account } = session.runtime;
  return (
    <>
      <header id="bar" className={styles.top} aria-label={words.bar.region}>
        <div className={styles.bar}>
          <Link className="button square flat" to="/@edit" aria-label={words.bar.allPages}>
            <EditorIcon name="menu" />
          </Link>
          <SiteName session={session} />
          <div className={styles.middle}>
            <StepButtons session={session} />
            {hasPage && <PageView {...props} />}
          </div>
          <MistakeCount session={session} />
          <SaveState session={session} />
          <MoreMenu {...props} hasPage={hasPage} />
          {isSignedOut && account ? (
            <button className="button go" type="button" onClick={account.signInAgain}>
              {words.web.again}
            </button>
          ) : (
            <PublishLink {...props} />
          )}
        </div>
        <Warnings session={session} />
      </header>
      <OutcomeNotice session={session} />
    </>
  );
});

type OfSession = { session: Session };

function SiteName({ session }: OfSession) {
  const words = useWords();
  const settings = useSession(session, (state) => textIn(state, 'site.yaml'));
  const folder = useSession(session, ({ site }) => site.folder);
  const name = valueAt(openText(settings ?? '')?.value, ['name']);
  return (
    <div className={styles.site}>
      <b lang={languageOf(session)}>{typeof name === 'string' ? name : ''}</b>
      <span>{fill(words.bar.folder, { folder })}</span>
    </div>
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

/** Publications have waited for a connection, which is back. */
function ConnectionIsBack({ session }: OfSession) {
  const words = useWords();
  const count = useSession(session, ({ queued }) => queued.length);
  const isAway = useSession(session, ({ saveStatus }) => saveStatus === 'away');
  if (count === 0 || isAway) return null;
  return (
    <p className={styles.warning} role="status">
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
    <p className={styles.warning} role="alert">
      <EditorIcon name="circle-alert" />
      {children}
    </p>
  );

/** A phone shows the page at its own width. While the page is tried, the button that ends it stays in view everywhere. */
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
            <span className="vh">{words.bar[name]}</span>
          </>
        )}
      </RadioRow>
      {isTried && (
        <button
          className={`button flat ${styles.try}`}
          type="button"
          aria-pressed
          onClick={() => setIsTried(false)}
        >
          <EditorIcon name="mouse-pointer-click" />
          <span>{words.bar.tryPage}</span>
        </button>
      )}
    </>
  );
}

const AsOf = onDemand(async () => (await import('./AsOf.tsx')).AsOf);

/** The rarely needed actions, each in words. */
function MoreMenu({ session, hasPage = false, isTried, setIsTried }: BarProps) {
  const words = useWords();
  const guide = useGuideOfScreen(session.runtime.guide);
  const hasFuture = useSession(session, ({ draft }) => draft.future.length > 0);
  const page = hasPage ? session.lastPage : null;
  const [isListed, setIsListed] = useState(false);
  return (
    <>
      <Popup
        label={words.bar.more}
        className="button square flat"
        button={<EditorIcon name="ellipsis" />}
      >
        <ul>
          {!hasPage && <SiteDoors />}
          {hasFuture && (
            <li className={styles.narrow}>
              <button type="button" onClick={() => redoStep(session)}>
                <EditorIcon name="redo-2" />
                {words.bar.redo}
              </button>
            </li>
          )}
          <li>
            <button type="button" aria-haspopup="dialog" onClick={() => setIsListed(true)}>
              <EditorIcon name="list-clock" />
              {words.steps.all}
            </button>
          </li>
          <li>
            <Link
              to={`/@edit/show${page === null ? '' : `?${new URLSearchParams({ file: page })}`}`}
            >
              <EditorIcon name="user-round-check" />
              {words.show.title}
            </Link>
          </li>
          {hasPage && !isTried && (
            <li>
              <button type="button" onClick={() => setIsTried(true)}>
                <EditorIcon name="mouse-pointer-click" />
                {words.bar.tryPage}
              </button>
            </li>
          )}
          {hasPage && session.runtime.showsOtherDays && (
            <li>
              <AsOf session={session} />
            </li>
          )}
          <li>
            <a
              href={guide}
              target="_blank"
              rel="noreferrer"
              aria-keyshortcuts={ariaKey('guide')}
              title={words.help.guideKey}
            >
              <EditorIcon name="circle-question-mark" />
              {words.help.guide}
            </a>
          </li>
          <li>
            <LeaveLink session={session} />
          </li>
        </ul>
      </Popup>
      {isListed && <StepList session={session} close={() => setIsListed(false)} />}
    </>
  );
}

function PublishLink({ session }: BarProps) {
  const words = useWords();
  const count = useSession(session, (state) => changesIn(state).length);
  return (
    <Link className="button go" to="/@edit/publish">
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
  const awaited = useSession(session, (state) => state.awaitedItem);
  const isAwaited = ({ file, path }: Diagnostic) =>
    awaited?.file === file && awaited.path.every((step, index) => path[index] === step);
  const count = diagnostics.filter((one) => one.severity === 'error' && !isAwaited(one)).length;
  if (count === 0) return null;
  const sentence = counted(words.bar.mistakes, count);
  return (
    <Link className={styles.mistakeCount} to="/@edit/publish" aria-label={sentence}>
      <EditorIcon name="circle-alert" />
      <span className={styles.narrow}>{count}</span>
      <span className={styles.wide}>{sentence}</span>
    </Link>
  );
}

/** How the state of saving looks. */
function saveIcon(shown: keyof EditorWords['saveStatus']): EditorIconName {
  switch (shown) {
    case 'saved':
      return 'check';
    case 'away':
      return 'cloud-off';
    case 'nothing':
    case 'waiting':
    case 'browser':
    case 'busy':
      return 'pencil';
    default:
      return 'circle-alert';
  }
}

/** In milliseconds: a shorter pause is no news. */
const slowSaving = 1000;

/** Whether something has lasted for a while. */
function useIsSlow(isGoing: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setTimeout(() => setIsSlow(true), slowSaving);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isGoing]);
  return isSlow;
}

/** The saving state in a word, which explains itself when it is pressed; with the last action in one live region. */
function SaveState({ session }: OfSession) {
  const words = useWords();
  const saveStatus = useSession(session, (state) => state.saveStatus);
  const notice = useSession(session, (state) => state.notice);
  const conflicts = useSession(session, (state) => state.conflicts);
  const shown = saveStatus === 'browser' && conflicts.length > 0 ? 'undecided' : saveStatus;
  const sentence = words.saveStatus[shown];
  const isSlow = useIsSlow(shown === 'waiting');
  const isSilent = shown === 'nothing' || (shown === 'waiting' && !isSlow);
  const word = isSilent ? null : words.saveWord[shown];
  const icon = saveIcon(shown);
  const looks = [
    styles.state,
    icon === 'circle-alert' && styles.bad,
    shown === 'saved' && styles.saved,
  ];
  return (
    <>
      <p className="vh" role="status">
        {notice !== '' && (
          <>
            <Spoken sentence={notice} />{' '}
          </>
        )}
        {/* Said once in each pause, and not at each key. */}
        {shown !== 'nothing' && shown !== 'waiting' && sentence}
      </p>
      {word !== null && (
        <Popup
          className={looks.filter(Boolean).join(' ')}
          button={
            <>
              <EditorIcon name={icon} />
              <span>{word}</span>
            </>
          }
        >
          <p>{sentence}</p>
          {shown === 'away' && (
            <p>
              <Link to="/@edit/waiting">{words.waiting.look}</Link>
            </p>
          )}
          {shown === 'undecided' && (
            <p>
              <Link to="/@edit/publish">{words.bar.seeBoth}</Link>
            </p>
          )}
        </Popup>
      )}
    </>
  );
}

function LeaveLink({ session }: OfSession) {
  const words = useWords();
  const { pathname } = useLocation();
  const lastPage = useSession(session, () => session.lastPage);
  const last = lastPage === null ? '/' : addressOfFile(lastPage);
  const page = session.runtime.visitorsSee(pathname.startsWith('/@edit') ? last : pathname);
  return (
    <a href={page}>
      <EditorIcon name="log-out" />
      {words.bar.leave}
    </a>
  );
}
