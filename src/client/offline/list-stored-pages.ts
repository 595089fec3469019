import { fillWords } from '../../messages/index.ts';
import { offlineAddressOf } from '../../site/index.ts';
import { siteBase, storedPrefix, builtHtml } from '../../layout/index.ts';
import { timeLimit } from '../time-limit.ts';
import { forgetVisits } from './count-visits.ts';

/** The caches of this site: one of each build that has not been replaced yet. */
const cacheNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(storedPrefix(siteBase())));

/** Where a visitor can see a stored file as a page: files have an extension. */
const isPage = ({ url }: Request): boolean => !/\.\w+$/.test(new URL(url).pathname);

/** A link to a stored page, with its title and when it was fetched. */
async function linkTo(request: Request, cache: Cache, words: string): Promise<HTMLAnchorElement> {
  const response = await cache.match(request);
  const { pathname } = new URL(request.url);
  const html = builtHtml((await response?.text()) ?? '');
  const { title } = new DOMParser().parseFromString(html, 'text/html');
  const fetched = new Date(response?.headers.get('date') ?? '');
  const language = document.documentElement.lang || undefined;
  const time = fetched.toLocaleString(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    calendar: 'gregory',
  });
  // The name of the site after the bar is left out.
  const label = title.split('|')[0]?.trim() || pathname;
  const hasTime = !Number.isNaN(fetched.getTime());
  const text = hasTime ? fillWords(words, { title: label, time }) : label;
  return Object.assign(document.createElement('a'), { href: pathname, textContent: text });
}

async function readLinks(words: string): Promise<HTMLAnchorElement[]> {
  const links = (await cacheNames()).map(async (name) => {
    const cache = await caches.open(name);
    const pages = (await cache.keys()).filter(isPage);
    return Promise.all(pages.map((request) => linkTo(request, cache, words)));
  });
  return (await Promise.all(links)).flat();
}

/** Deletes what stays on the device when the tab is closed. */
async function deleteStored(): Promise<void> {
  for (const name of await cacheNames()) await caches.delete(name);
  forgetVisits();
  (await import('../ticks/store-ticks.ts')).forgetTicks(`${siteBase()}/`);
}

/**
 * The part that lists the pages, which comes with the page without a connection (src/layout/OfflinePage.tsx): that is
 * stored wherever pages are, in the language of this page too if it is not the main one. Null if it cannot be read.
 */
async function readPart(): Promise<HTMLTemplateElement | null> {
  const { lang } = document.documentElement;
  const addresses = [lang, ''].map(
    (language) => siteBase() + offlineAddressOf(language, { language: '' }),
  );
  const readers = [
    (address: string) => caches.match(address),
    (address: string) => fetch(address, { signal: timeLimit() }).catch(() => undefined),
  ];
  for (const read of readers) {
    for (const address of addresses) {
      const response = await read(address);
      if (!response?.ok) continue;
      const html = builtHtml(await response.text());
      const page = new DOMParser().parseFromString(html, 'text/html');
      return page.querySelector<HTMLTemplateElement>('template[data-deleted]');
    }
  }
  return null;
}

/** Lists the pages that are stored on the device, and deletes all that is when the visitor wants it. */
export async function listStoredPages(holder: HTMLElement): Promise<void> {
  if ((await cacheNames()).length === 0) return;
  const part = await readPart();
  const { words = '', deleted = '' } = part?.dataset ?? {};
  const [list, items, button] = ['nav', 'ul', 'button'].map((selector) =>
    part?.content.querySelector<HTMLElement>(selector),
  );
  const links = await readLinks(words);
  if (!list || !items || !button || links.length === 0) return;
  items.replaceChildren(
    ...links.map((link) => {
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  const remove = async () => {
    await deleteStored();
    const status = document.createElement('p');
    status.setAttribute('role', 'status');
    // The button that had the focus is gone.
    status.tabIndex = -1;
    status.textContent = deleted;
    holder.replaceChildren(status);
    status.focus();
  };
  button.addEventListener('click', () => void remove());
  holder.replaceChildren(list);
}
