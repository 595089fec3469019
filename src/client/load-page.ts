import { loadIslands } from '../blocks/islands.ts';
import type { PageComponents } from '../layout/App.tsx';
import { readDocument, type ReadDocument } from '../layout/page-contract.tsx';
import { ownAddress } from './own-address.ts';
import { loadStylesheets, stylesheetsOf } from './stylesheets.ts';

/** A page that is ready to be shown: what its document says, and the code that it needs besides `App`. */
export type LoadedPage = ReadDocument & { components: PageComponents; stylesheets: string[] };

/** How long a fetched page may be shown without asking again, in milliseconds. */
const freshFor = 5 * 60_000;

/** How long a page may take to come with all it needs, in milliseconds. */
export const patience = 8000;

type Entry = { page: Promise<LoadedPage>; fetchedAt: number };

const entries = new Map<string, Entry>();

async function loadComponents({ view, data }: ReadDocument): Promise<PageComponents> {
  const types = view.segments.flatMap((segment) =>
    segment.kind === 'island' ? [segment.type] : [],
  );
  const components: PageComponents = await loadIslands(types);
  if (data.flyer) components.flyer = (await import('../layout/Flyer.tsx')).Flyer;
  if (data.notFound)
    components.notFound = (await import('../layout/NotFoundPage.tsx')).NotFoundPage;
  return components;
}

/** Makes a document's page ready to be shown: fetches the code that it needs. */
export async function readPage(document: Document): Promise<LoadedPage> {
  const read = readDocument(document);
  return {
    ...read,
    components: await loadComponents(read),
    stylesheets: stylesheetsOf(document),
  };
}

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

async function fetchPage(path: string, signal: AbortSignal): Promise<LoadedPage> {
  const address = ownAddress(path);
  if (!address) throw new Error(`${path} is not an address of this site.`);
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    mode: 'same-origin',
    signal,
  });
  if (!mayBePage(response)) throw new Error(`${path} is not a page of this site.`);
  const fetched = new DOMParser().parseFromString(await response.text(), 'text/html');
  // What speaks of the language stands around all that changes from page to page.
  if (fetched.documentElement.lang !== document.documentElement.lang) {
    throw new Error(`${path} is in another language.`);
  }
  const [page] = await Promise.all([readPage(fetched), loadStylesheets(stylesheetsOf(fetched))]);
  return page;
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

/** Keeps a page that is at hand already: the one the browser opened. */
export function keepPage(path: string, page: LoadedPage): void {
  entries.set(path, { page: Promise.resolve(page), fetchedAt: Date.now() });
}

/** Forgets every page, for when the content has changed. */
export const forgetPages = (): void => entries.clear();
