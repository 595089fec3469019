import { Fragment, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession, type Session } from '../session/index.ts';
import { Bar, type Widths } from './Bar.tsx';
import { KeysDialog, listenForKeysHelp } from '../panel/index.ts';
import { listenForRegions } from './edit-keys.ts';
import {
  fitAboveKeyboard,
  followPresses,
  keepFocus,
  useStoredChoice,
  loadAhead,
  onDemand,
} from '../ui/index.ts';
import { useGuideKey } from './guide-key.ts';
import { useFindPageKey } from './pages/find-page-key.ts';
import { PagesScreen } from './pages/PagesScreen.tsx';
import { usePublishKey } from './publish/publish-key.ts';
import { listenForSteps, useGoToStep } from '../steps/index.ts';
import { useEditorLanguage, currentLanguage, useWords } from '../words/index.ts';
import { withState } from './with-state.ts';
import frame from './EditorFrame.module.css';

/** What stands in place of the bar while the screen with the page loads. */
const Opening = () => (
  <p data-opening="" role="status">
    {useWords().web.opening}
  </p>
);

/** Loads after the first screen. */
const EditScreen = onDemand(async () => (await import('./EditScreen.tsx')).EditScreen, {
  Waiting: Opening,
});
const AccessScreen = onDemand(async () => (await import('./access/AccessScreen.tsx')).AccessScreen);
const BinScreen = onDemand(async () => (await import('./bin/BinScreen.tsx')).BinScreen);
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
const ShowScreen = onDemand(async () => (await import('./show/ShowScreen.tsx')).ShowScreen);
const TranslateScreen = onDemand(
  async () => {
    const [{ TranslateScreen: Screen }, { speakOfTranslating }] = await Promise.all([
      import('./translate/TranslateScreen.tsx'),
      import('./translate/translate-words.ts'),
    ]);
    await speakOfTranslating(currentLanguage());
    return Screen;
  },
  { isAhead: false },
);
const WaitingScreen = onDemand(
  async () => (await import('./waiting/WaitingScreen.tsx')).WaitingScreen,
);

const screens: Record<string, ComponentType<{ session: Session }>> = {
  '/@edit': withState(PagesScreen),
  '/@edit/access': withState(AccessScreen),
  '/@edit/bin': withState(BinScreen),
  '/@edit/file': FileScreen,
  '/@edit/find': withState(FindScreen),
  '/@edit/history': withState(HistoryScreen),
  '/@edit/new': withState(NewPageScreen),
  '/@edit/notice': withState(NoticeScreen),
  '/@edit/pictures': withState(PicturesScreen),
  '/@edit/publish': withState(PublishScreen),
  '/@edit/show': withState(ShowScreen),
  '/@edit/translate': withState(TranslateScreen),
  '/@edit/waiting': withState(WaitingScreen),
};

export function App({ session }: { session: Session }) {
  const language = useEditorLanguage();
  const [isKeysOpen, setIsKeysOpen] = useState(false);
  useGoToStep(useSession(session, ({ stepChanges }) => stepChanges));
  useFindPageKey();
  usePublishKey();
  useGuideKey(session.runtime.guide);
  const [width, setWidth] = useStoredChoice<Widths>('width', ['desktop', 'tablet', 'phone']);
  const [isTried, setIsTried] = useState(false);
  useEffect(() => listenForSteps(document, session), [session]);
  useEffect(() => keepFocus(document), []);
  useEffect(() => followPresses(document), []);
  useEffect(() => fitAboveKeyboard(), []);
  useEffect(() => listenForRegions(document), []);
  useEffect(() => listenForKeysHelp(document, () => setIsKeysOpen(true)), []);
  useEffect(() => void loadAhead(), []);
  const { pathname } = useLocation();
  const Screen = screens[pathname.toLowerCase().replace(/\/$/, '')];
  const bar = { session, width, setWidth, isTried, setIsTried };
  return (
    <Fragment key={language}>
      {Screen ? (
        <div className={`${frame.editor} ${frame.wide}`}>
          <Bar {...bar} />
          <Screen session={session} />
        </div>
      ) : (
        <EditScreen session={session} bar={bar} />
      )}
      {isKeysOpen && <KeysDialog close={() => setIsKeysOpen(false)} />}
    </Fragment>
  );
}
