import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { guideOfScreen } from '../panel/guide-at.ts';
import { useEditorLanguage } from '../words/editor-language.ts';

/** The URL of the guide, at the chapter about the screen that is shown, in the language of the editor. */
export function useGuideOfScreen(guide: string): string {
  const { pathname } = useLocation();
  return guideOfScreen(guide, useEditorLanguage(), pathname);
}

/** Shift+F1 opens the guide on every screen; beside a page, that screen opens it at what is chosen there. */
export function useGuideKey(guide: string): void {
  const url = useGuideOfScreen(guide);
  const latest = useRef(url);
  useEffect(() => {
    latest.current = url;
  }, [url]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F1' || !event.shiftKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      window.open(latest.current);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
