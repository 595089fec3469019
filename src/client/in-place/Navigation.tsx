import { useEffect, useRef, useState, type RefObject, useCallback } from 'react';
import { useLocation, useNavigationType, type Location, useNavigate } from 'react-router-dom';
import { NavigationStatus, type StatusWords } from '../../layout/index.ts';
import { loadPage } from './load-page.ts';
import { recallScroll, rememberScroll, storeScroll } from './scroll-memory.ts';
import { showPage } from './show-page.ts';
import { readableAddress } from '../../site/index.ts';
import { watchLocalLinks } from '../links/local-links.ts';

/** The delay before the loading indicator is shown, in milliseconds. */
const quietFor = 400;

type Loading = {
  loading: boolean;
  /** Waits for a page instead of the previous one; null to stop waiting. */
  waitFor: (page: Promise<unknown> | null) => void;
};

/** Tracks whether the visitor has to wait. Most pages load at once and need no indicator. */
function useLoading(): Loading {
  const [loading, setLoading] = useState(false);
  const awaited = useRef<Promise<unknown>>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const waitFor = useCallback((page: Promise<unknown> | null) => {
    clearTimeout(timer.current);
    setLoading(false);
    awaited.current = page;
    if (page === null) return;
    timer.current = setTimeout(() => setLoading(true), quietFor);
    const end = () => {
      if (awaited.current !== page) return;
      clearTimeout(timer.current);
      setLoading(false);
    };
    page.then(end, end);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { loading, waitFor };
}

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

type Arrival = {
  hash: string;
  /** The position that Back and Forward return to. */
  scroll: number | undefined;
  /** Whether only the fragment has changed, which the browser handles. */
  isSamePage: boolean;
};

/** Sets focus and scroll position after a navigation (to the top with smooth scrolling; Back restores the position). */
function arrive({ hash, scroll, isSamePage }: Arrival): void {
  if (!isSamePage) focusHeading();
  const target = isSamePage ? null : findTarget(hash);
  // Styles follow an option only where the browser itself went to its anchor (src/layout/ui/Choices.module.css).
  if (target?.dataset['choice']) location.replace(hash);
  if (scroll !== undefined) window.scrollTo({ top: scroll, behavior: 'instant' });
  else if (target) target.scrollIntoView();
  else if (!isSamePage || hash === '') scrollToTop();
}

function scrollToTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}

/**
 * The page's main heading gets the focus, so that keyboard and screen reader continue from there; if the heading
 * contains a link, the link gets it.
 */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  (heading?.closest('a') ?? heading)?.focus({ preventScroll: true });
}

/** The element for the fragment of a URL, found as browsers do: first as written, then decoded. */
function findTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  return document.getElementById(name) ?? document.getElementById(readableAddress(name));
}

/**
 * Handles clicks on local links: the page is fetched first, which is passed to `waitFor`, and then the URL changes,
 * unless the visitor has gone elsewhere meanwhile.
 */
function useLocalLinks(waitFor: (page: Promise<unknown>) => void): void {
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
