import { builtHtml } from '../../ui/trusted.ts';
import { readPage, type PageParts } from '../../layout/page-contract.tsx';
import { ownAddress } from '../links/own-address.ts';
import { loadStylesheets, stylesheetsOf } from './stylesheets.ts';

/** A page that is ready to be shown: its document, the parts of it, and the styles that it needs. */
export type LoadedPage = { document: Document; parts: PageParts; stylesheets: string[] };

/** How long a fetched page may be shown without asking again, in milliseconds. */
const freshFor = 5 * 60_000;

/** How long a page may take to come with all it needs, in milliseconds. */
const patience = 8000;

type Entry = { page: Promise<LoadedPage>; fetchedAt: number };

const entries = new Map<string, Entry>();

/** Ends work that takes too long, and then fails. */
function withinPatience<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      controller.abort();
      reject(new Error('The page did not come in time.'));
    }, patience);
    void work(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Whether an answer may hold a page of this site. The not-found page comes with status 404. */
function mayBePage({ url, status, headers }: Response): boolean {
  const isHtml = /^text\/html *(;|$)/i.test(headers.get('content-type') ?? '');
  return isHtml && (status === 200 || status === 404) && new URL(url).origin === location.origin;
}

const tagsIn = (element: Element) =>
  Array.from(element.querySelectorAll('*'), ({ tagName }) => tagName).join();

/** Whether a page goes with the frame that is open: one of another build, or under another menu, does not. */
function fitsThisDocument({ page, header }: PageParts): boolean {
  const open = readPage(document);
  return (
    page.dataset['script'] === open.page.dataset['script'] && tagsIn(header) === tagsIn(open.header)
  );
}

/**
 * A browser runs no script of a document that another script has parsed, and its policy lets none into this one, not
 * even those that hold values: what islands are made from goes into elements of another kind.
 * @throws where the page has scripts that are run.
 */
function setScriptsAside(page: Document): void {
  page.querySelectorAll<HTMLScriptElement>('main script').forEach((script) => {
    if (script.type === '') throw new Error('The page has scripts of its own.');
    const values = page.createElement('template');
    values.textContent = script.textContent;
    values.setAttribute('data-type', script.type);
    script.replaceWith(values);
  });
}

async function fetchPage(path: string, signal: AbortSignal): Promise<LoadedPage> {
  const address = ownAddress(path);
  if (!address) throw new Error(`${path} is not an address of this site.`);
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    mode: 'same-origin',
    signal,
  });
  if (!mayBePage(response)) throw new Error(`${path} is not a page of this site.`);
  const fetched = new DOMParser().parseFromString(builtHtml(await response.text()), 'text/html');
  // What speaks of the language stands around all that changes from page to page.
  if (fetched.documentElement.lang !== document.documentElement.lang) {
    throw new Error(`${path} is in another language.`);
  }
  setScriptsAside(fetched);
  const parts = readPage(fetched);
  if (!fitsThisDocument(parts)) throw new Error(`${path} is a page of another version.`);
  const stylesheets = stylesheetsOf(fetched);
  await loadStylesheets(stylesheets);
  return { document: fetched, parts, stylesheets };
}

/**
 * The page at a path of this site, from memory or from the server; called ahead of time it makes the next
 * navigation instant. The not-found document counts as a page. It fails, so that the browser navigates by itself,
 * where the path may lead elsewhere, where what comes is no page of this site, and where it does not come in time;
 * the next call tries again.
 */
export function loadPage(path: string): Promise<LoadedPage> {
  const known = entries.get(path);
  if (known && Date.now() - known.fetchedAt < freshFor) return known.page;
  const page = withinPatience((signal) => fetchPage(path, signal));
  entries.set(path, { page, fetchedAt: Date.now() });
  page.catch(() => {
    if (entries.get(path)?.page === page) entries.delete(path);
  });
  return page;
}

/** Forgets every page, for when the content has changed. */
export const forgetPages = (): void => entries.clear();
