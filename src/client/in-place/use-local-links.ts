import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { watchLocalLinks } from '../links/local-links.ts';
import { loadPage } from './load-page.ts';

/**
 * Follows clicks on local links: the page is fetched first, which `waitFor` receives, then the address changes. A
 * visitor who has gone elsewhere meanwhile is left there.
 */
export function useLocalLinks(waitFor: (page: Promise<unknown>) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    let wanted: URL | null = null;
    return watchLocalLinks({
      expect: (url) => void loadPage(url.pathname + url.search).catch(() => undefined),
      follow: (url) => {
        const clickedAt = window.location.href;
        const isStillWanted = () => wanted === url && window.location.href === clickedAt;
        wanted = url;
        const page = loadPage(url.pathname + url.search);
        waitFor(page);
        page.then(
          () => {
            if (isStillWanted()) void navigate(url.pathname + url.search + url.hash);
          },
          // Offline, a server in trouble, a page of another version: the browser's own navigation tells.
          () => {
            if (isStillWanted()) window.location.assign(url);
          },
        );
      },
    });
  }, [navigate, waitFor]);
}
