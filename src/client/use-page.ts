import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { showIcons } from '../layout/page-contract.tsx';
import { runScripts } from '../ui/run-scripts.ts';
import { showToday } from '../ui/Today.tsx';
import { findTarget } from './find-target.ts';
import { updateHead } from './head.ts';
import { loadPage, type LoadedPage } from './load-page.ts';
import { useRefreshOnSave } from './refresh-on-save.ts';
import { recallScroll, rememberScroll, storeScroll } from './scroll-memory.ts';
import { showStylesheets } from './stylesheets.ts';
import { useLoading } from './use-loading.ts';
import { useLocalLinks } from './use-local-links.ts';

/** Only a page under development changes under the reader's eyes: visitors do not load what it takes. */
const useRefresh: typeof useRefreshOnSave = import.meta.env.DEV
  ? useRefreshOnSave
  : () => undefined;

type Shown = {
  page: LoadedPage;
  /** Whether the visitor has gone to a page since the document was opened. */
  moved: boolean;
  /** How it came: with the document, by a link, by Back or Forward, or changed under the reader's eyes. */
  by: 'document' | 'link' | 'history' | 'refresh';
  hash: string;
  /** The entry of the history that it belongs to. */
  entry: string;
};

/** One entry of the history. Fragment entries that the browser makes itself all have the same key. */
const entryOf = ({ key, pathname, search, hash }: Location) =>
  [key, pathname, search, hash].join(' ');

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets the browser blend the old page into the new one, where it can and the visitor wants movement. */
function withTransition(render: () => void): void {
  if (!('startViewTransition' in document) || prefersReducedMotion()) {
    render();
    return;
  }
  // A transition is skipped where the next one comes before it has begun, or nobody looks; the page is there.
  document.startViewTransition(() => flushSync(render)).ready.catch(() => undefined);
}

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/**
 * The page's own heading takes the focus, so that keyboard and screen reader go on from there; a heading inside
 * a link leaves it to the link.
 */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  (heading?.closest('a') ?? heading)?.focus({ preventScroll: true });
}

type ShownPage = {
  page: LoadedPage;
  /** Whether the visitor has gone to a page since the document was opened. */
  moved: boolean;
  /** Whether the visitor waits for the next page. */
  loading: boolean;
  /** What a screen reader is told. */
  announcement: string;
};

/**
 * The page to show at the present address. It starts with the page of the document; when the address changes it
 * loads the next one, and once that is rendered sees to head, focus and scroll position (specification 2: every
 * route change scrolls smoothly to the top; Back returns to where one was).
 */
export function usePage(opened: LoadedPage): ShownPage {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<Shown>({
    page: opened,
    moved: false,
    by: 'document',
    hash: location.hash,
    entry: entryOf(location),
  });
  const currentEntry = useRef(shown.entry);
  const currentPath = useRef(location.pathname + location.search);
  const { loading, waitFor } = useLoading();
  useLocalLinks(waitFor);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onScroll = () => rememberScroll(currentEntry.current);
    const onPageHide = () => {
      // A reload is the browser's own affair: it puts the page back by itself.
      history.scrollRestoration = 'auto';
      storeScroll();
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', onPageHide);
    };
  }, []);

  useEffect(() => {
    const entry = entryOf(location);
    if (entry === currentEntry.current) return;
    const path = location.pathname + location.search;
    if (path === currentPath.current) {
      waitFor(null);
      currentEntry.current = entry;
      const remembered = navigationType === 'POP' ? recallScroll(entry) : undefined;
      if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: 'instant' });
      else if (location.hash === '') scrollToTop();
      return;
    }
    // The event of a scroll comes with the next frame, which may be after the visitor has gone.
    rememberScroll(currentEntry.current);
    let stale = false;
    const next = loadPage(path);
    waitFor(next);
    next.then(
      (page) => {
        if (stale) return;
        currentEntry.current = entry;
        currentPath.current = path;
        const by = navigationType === 'POP' ? 'history' : 'link';
        withTransition(() => setShown({ page, by, hash: location.hash, entry, moved: true }));
      },
      () => {
        if (!stale) window.location.reload();
      },
    );
    return () => {
      stale = true;
    };
  }, [location, navigationType, waitFor]);

  useLayoutEffect(() => {
    if (shown.by === 'document') return;
    updateHead(shown.page.view);
    showIcons(shown.page.icons);
    showStylesheets(shown.page.stylesheets);
    showToday(document, new Date());
    runScripts(document);
    if (shown.by === 'refresh') return;
    focusHeading();
    const target = findTarget(shown.hash);
    if (shown.by === 'history') {
      window.scrollTo({ top: recallScroll(shown.entry) ?? 0, behavior: 'instant' });
    } else if (target) {
      target.scrollIntoView();
    } else {
      scrollToTop();
    }
  }, [shown]);

  useRefresh(currentPath, (page) => setShown((before) => ({ ...before, page, by: 'refresh' })));
  const announcement = shown.by === 'link' || shown.by === 'history' ? shown.page.view.title : '';
  return { page: shown.page, moved: shown.moved, loading, announcement };
}
