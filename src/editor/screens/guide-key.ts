import { useLocation } from 'react-router-dom';
import { guideOfScreen } from '../panel/guide-at.ts';
import { useEditorLanguage } from '../words/editor-language.ts';
import { useScreenKey } from '../ui/use-screen-key.ts';

/** The URL of the guide, at the chapter about the screen that is shown, in the language of the editor. */
export function useGuideOfScreen(guide: string): string {
  const { pathname } = useLocation();
  return guideOfScreen(guide, useEditorLanguage(), pathname);
}

/** A key opens the guide on every screen; beside a page, that screen opens it at what is chosen there. */
export function useGuideKey(guide: string): void {
  const url = useGuideOfScreen(guide);
  useScreenKey('guide', () => window.open(url));
}
