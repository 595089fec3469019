import { useLocation } from 'react-router-dom';
import { guideOfScreen } from '../panel/index.ts';
import { useEditorLanguage } from '../words/index.ts';
import { useScreenKey } from '../ui/index.ts';

export function useGuideOfScreen(guide: string): string {
  const { pathname } = useLocation();
  return guideOfScreen(guide, useEditorLanguage(), pathname);
}

/** Opens the guide on a key on every screen; beside a page, the screen opens it at the selection. */
export function useGuideKey(guide: string): void {
  const url = useGuideOfScreen(guide);
  useScreenKey('guide', () => window.open(url));
}
