import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { watchLocalLinks } from '../links/local-links.ts';
import { loadPage } from './load-page.ts';

/**
 * Handles clicks on local links: the page is fetched first, which is passed to `waitFor`, and then the URL changes,
 * unless the visitor has gone elsewhere meanwhile.
 */
export function useLocalLinks(waitFor: (page: Promise<unknown>) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    let nextUrl: URL | null = null;
    return watchLocalLinks({
      expect: (url) => void loadPage(url.pathname + url.search).catch(() => undefined),
      follow: (url) => {
        const clickedAt = window.location.href;
        const isStillWanted = () => nextUrl === url && window.location.href === clickedAt;
        nextUrl = url;
        const page = loadPage(url.pathname + url.search);
        waitFor(page);
        page.then(
          () => {
            if (isStillWanted()) void navigate(url.pathname + url.search + url.hash);
          },
          // Offline, a server error, a page of another version: normal navigation shows it.
          () => {
            if (isStillWanted()) window.location.assign(url);
          },
        );
      },
    });
  }, [navigate, waitFor]);
}
