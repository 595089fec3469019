import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { NavigationStatus, type StatusWords } from '../../layout/index.ts';
import { arrive } from './arrive.ts';
import { loadPage } from './load-page.ts';
import { recallScroll, rememberScroll, storeScroll } from './scroll-memory.ts';
import { showPage } from './show-page.ts';
import { useLoading } from './use-loading.ts';
import { useLocalLinks } from './use-local-links.ts';

/** A history entry. Fragment entries created by the browser all have the same key. */
const entryOf = ({ key, pathname, search, hash }: Location) =>
  [key, pathname, search, hash].join(' ');

/** Uses a view transition, if supported and the visitor does not prefer reduced motion. */
function withTransition(render: () => void): void {
  const wantsNone = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!('startViewTransition' in document) || wantsNone) {
    render();
    return;
  }
  // A transition is skipped if the next one starts before it, or the page is hidden; the page is
  // shown anyway.
  document.startViewTransition(render).ready.catch(() => undefined);
}

/**
 * Navigates in the open document: when the URL changes, by a link or by Back and Forward, it loads the page and shows
 * it. It renders only the announcements; the pages themselves are HTML.
 */
export function Navigation({ words }: { words: StatusWords }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const currentEntry = useRef(entryOf(location));
  const currentPath = useRef(location.pathname + location.search);
  const [announcement, setAnnouncement] = useState('');
  const { loading, waitFor } = useLoading();
  useLocalLinks(waitFor);
  useScrollMemory(currentEntry);

  useEffect(() => {
    // From here on clicks are handled in this document; tests wait for this.
    document.documentElement.dataset['inPlace'] = '';
  }, []);

  useEffect(() => {
    const entry = entryOf(location);
    if (entry === currentEntry.current) return;
    const path = location.pathname + location.search;
    const remembered = () => (navigationType === 'POP' ? recallScroll(entry) : undefined);
    if (path === currentPath.current) {
      waitFor(null);
      currentEntry.current = entry;
      arrive({ hash: location.hash, scroll: remembered(), isSamePage: true });
      return;
    }
    // Scroll events are dispatched with the next frame, which may be after the visitor has left.
    rememberScroll(currentEntry.current);
    let stale = false;
    const next = loadPage(path);
    waitFor(next);
    next.then(
      (page) => {
        if (stale) return;
        currentEntry.current = entry;
        currentPath.current = path;
        withTransition(() => {
          showPage(page);
          const scroll = navigationType === 'POP' ? (remembered() ?? 0) : undefined;
          arrive({ hash: location.hash, scroll, isSamePage: false });
          setAnnouncement(page.document.title);
        });
      },
      () => {
        if (!stale) window.location.reload();
      },
    );
    return () => {
      stale = true;
    };
  }, [location, navigationType, waitFor]);

  return <NavigationStatus words={words} loading={loading} announcement={announcement} />;
}

/** Stores the scroll position of every history entry, because browsers only do so for documents. */
function useScrollMemory(currentEntry: RefObject<string>): void {
  useEffect(() => {
    const takeOver = () => (history.scrollRestoration = 'manual');
    const onScroll = () => rememberScroll(currentEntry.current);
    const onPageHide = () => {
      // On a reload the browser restores the position itself.
      history.scrollRestoration = 'auto';
      storeScroll();
    };
    takeOver();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', onPageHide);
    addEventListener('pageshow', takeOver);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', onPageHide);
      removeEventListener('pageshow', takeOver);
    };
  }, [currentEntry]);
}
