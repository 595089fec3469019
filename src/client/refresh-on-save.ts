import { useEffect, type RefObject } from 'react';
import { forgetPages, loadPage, type LoadedPage } from './load-page.ts';

/** The event by which the development server's own script says that a file of the site was saved. */
export const savedEvent = 'site:saved';

/** Under development: loads the page that is open again when a file was saved, and hands it to `show`. */
export function useRefreshOnSave(
  currentPath: RefObject<string>,
  show: (page: LoadedPage) => void,
): void {
  useEffect(() => {
    const refresh = () => {
      forgetPages();
      loadPage(currentPath.current).then(show, () => window.location.reload());
    };
    addEventListener(savedEvent, refresh);
    return () => removeEventListener(savedEvent, refresh);
  });
}
