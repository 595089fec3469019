import { builtHtml, readPage, type PageParts } from '../../layout/index.ts';
import { siteUrl } from '../links/site-url.ts';
import { loadStylesheets, stylesheetsOf } from './stylesheets.ts';

/** A page that is ready to be shown. */
export type LoadedPage = { document: Document; parts: PageParts; stylesheets: string[] };

/** How long a fetched page may be shown without revalidation, in milliseconds. */
const freshFor = 5 * 60_000;

const timeout = 8000;

type Entry = { page: Promise<LoadedPage>; fetchedAt: number };

const entries = new Map<string, Entry>();

function withinPatience<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      controller.abort();
      reject(new Error('The page did not come in time.'));
    }, timeout);
    void work(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Whether a response may be a page of this site. The not-found page has status 404. */
function mayBePage({ url, status, headers }: Response): boolean {
  const isHtml = /^text\/html *(;|$)/i.test(headers.get('content-type') ?? '');
  return isHtml && (status === 200 || status === 404) && new URL(url).origin === location.origin;
}

const tagsIn = (element: Element) =>
  Array.from(element.querySelectorAll('*'), ({ tagName }) => tagName).join();

/** Whether a page fits the open frame: it must be of the same build and have the same menu. */
function fitsThisDocument({ page, header }: PageParts): boolean {
  const open = readPage(document);
  return (
    page.dataset['script'] === open.page.dataset['script'] && tagsIn(header) === tagsIn(open.header)
  );
}

/**
 * Scripts in a document that was parsed by a script do not run, and the policy allows none here, not even data: island
 * data goes into elements of another kind.
 * @throws if the page has scripts that are executed.
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
  const address = siteUrl(path);
  if (!address) throw new Error(`${path} is not an address of this site.`);
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    mode: 'same-origin',
    signal,
  });
  if (!mayBePage(response)) throw new Error(`${path} is not a page of this site.`);
  const fetched = new DOMParser().parseFromString(builtHtml(await response.text()), 'text/html');
  // The language attributes are on the root element, which stays.
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
 * The page at a path of this site, from memory or from the server; calling it ahead of time makes the next navigation
 * instant. The not-found document counts as a page. It rejects, so that the browser navigates normally, if the path may
 * lead elsewhere, if the response is not a page of this site, or on timeout; the next call tries again.
 */
export function loadPage(path: string): Promise<LoadedPage> {
  const cached = entries.get(path);
  if (cached && Date.now() - cached.fetchedAt < freshFor) return cached.page;
  const page = withinPatience((signal) => fetchPage(path, signal));
  entries.set(path, { page, fetchedAt: Date.now() });
  page.catch(() => {
    if (entries.get(path)?.page === page) entries.delete(path);
  });
  return page;
}

export const forgetPages = (): void => entries.clear();
