/** The stylesheets that a page's document links, except for print, as written there. */
export const stylesheetsOf = (page: Document): string[] =>
  Array.from(linksIn(page), (link) => link.getAttribute('href') ?? '');

const linksIn = (page: Document) =>
  page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media^=print])');

/** A stylesheet that is loaded but not applied. */
const resting = 'not all';

/**
 * Loads the stylesheets of a page that the open document lacks, so that the page is never shown unstyled. They are not
 * applied before `showStylesheets`, because the page visible until then must not change.
 * @throws if one cannot be loaded.
 */
export async function loadStylesheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => loading.get(address) ?? loadStylesheet(address)));
}

/** The stylesheets that `loadStylesheets` has requested, by URL. */
const loading = new Map<string, Promise<void>>();

/** Applies only the stylesheets of the current page: together with another page's they have no defined order. */
export function showStylesheets(addresses: readonly string[]): void {
  for (const link of linksIn(document)) {
    const media = addresses.includes(link.getAttribute('href') ?? '') ? 'all' : resting;
    if (link.media !== media && (link.media !== '' || media === resting)) link.media = media;
  }
}

function loadStylesheet(address: string): Promise<void> {
  if (stylesheetsOf(document).includes(address)) return Promise.resolve();
  const loaded = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.media = resting;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading.delete(address);
      reject(new Error(`The styles ${address} could not be loaded.`));
    });
    document.head.append(link);
  });
  loading.set(address, loaded);
  return loaded;
}
