import { Fragment, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { SessionState, Session } from '../session/index.ts';
import { Bar, type Widths } from './Bar.tsx';
import { KeysDialog, listenForKeysHelp } from '../panel/index.ts';
import { listenForRegions } from './edit-keys.ts';
import { fitAboveKeyboard, keepFocus, useStoredChoice, loadAhead, onDemand } from '../ui/index.ts';
import { useGuideKey } from './guide-key.ts';
import { useFindPageKey } from './pages/find-page-key.ts';
import { PagesScreen } from './pages/PagesScreen.tsx';
import { usePublishKey } from './publish/publish-key.ts';
import { listenForSteps, useGoToStep } from '../steps/index.ts';
import { useEditorLanguage, currentLanguage } from '../words/index.ts';
import { useSession } from './use-session.ts';
import frame from './EditorFrame.module.css';

type ScreenProps = { session: Session; state: SessionState };

/** Loads after the first screen. */
const EditScreen = onDemand(async () => (await import('./EditScreen.tsx')).EditScreen);
const AccessScreen = onDemand(async () => (await import('./access/AccessScreen.tsx')).AccessScreen);
const FindScreen = onDemand(async () => (await import('./find/FindScreen.tsx')).FindScreen);
const HistoryScreen = onDemand(
  async () => (await import('./history/HistoryScreen.tsx')).HistoryScreen,
);
const FileScreen = onDemand(async () => (await import('./FileScreen.tsx')).FileScreen);
const NoticeScreen = onDemand(async () => (await import('./notice/NoticeScreen.tsx')).NoticeScreen);
const NewPageScreen = onDemand(
  async () => (await import('./pages/NewPageScreen.tsx')).NewPageScreen,
);
const PublishScreen = onDemand(
  async () => (await import('./publish/PublishScreen.tsx')).PublishScreen,
);
/** Large for how rarely it opens, so it is not preloaded. */
const PicturesScreen = onDemand(
  async () => {
    const [{ PicturesScreen: Screen }, { speakOfPictures }] = await Promise.all([
      import('./pictures/PicturesScreen.tsx'),
      import('./pictures/pictures-words.ts'),
    ]);
    await speakOfPictures(currentLanguage());
    return Screen;
  },
  { isAhead: false },
);
const WaitingScreen = onDemand(
  async () => (await import('./waiting/WaitingScreen.tsx')).WaitingScreen,
);

const screens: Record<string, ComponentType<ScreenProps>> = {
  '/@edit': PagesScreen,
  '/@edit/access': AccessScreen,
  '/@edit/file': FileScreen,
  '/@edit/find': FindScreen,
  '/@edit/history': HistoryScreen,
  '/@edit/new': NewPageScreen,
  '/@edit/notice': NoticeScreen,
  '/@edit/pictures': PicturesScreen,
  '/@edit/publish': PublishScreen,
  '/@edit/waiting': WaitingScreen,
};

export function App({ session }: { session: Session }) {
  const state = useSession(session);
  const language = useEditorLanguage();
  const [isKeysOpen, setIsKeysOpen] = useState(false);
  useGoToStep(state.stepChanges);
  useFindPageKey();
  usePublishKey();
  useGuideKey(session.runtime.guide);
  const [width, setWidth] = useStoredChoice<Widths>('width', ['desktop', 'tablet', 'phone']);
  const [isTried, setIsTried] = useState(false);
  useEffect(() => listenForSteps(document, session), [session]);
  useEffect(() => keepFocus(document), []);
  useEffect(() => fitAboveKeyboard(), []);
  useEffect(() => listenForRegions(document), []);
  useEffect(() => listenForKeysHelp(document, () => setIsKeysOpen(true)), []);
  useEffect(() => void loadAhead(), []);
  const { pathname } = useLocation();
  // Every key renders this: a table of routes would be compiled and searched each time.
  const Screen = screens[pathname.toLowerCase().replace(/\/$/, '')];
  const bar = { session, state, width, setWidth, isTried, setIsTried };
  return (
    <Fragment key={language}>
      {Screen ? (
        <div className={`${frame.editor} ${frame.wide}`}>
          <Bar {...bar} />
          <Screen session={session} state={state} />
        </div>
      ) : (
        <EditScreen session={session} state={state} bar={bar} />
      )}
      {isKeysOpen && <KeysDialog close={() => setIsKeysOpen(false)} />}
    </Fragment>
  );
}
