/** The stylesheets that a page's document asks for, apart from those for paper, as they are written there. */
export const stylesheetsOf = (page: Document): string[] =>
  Array.from(linksIn(page), (link) => link.getAttribute('href') ?? '');

const linksIn = (page: Document) =>
  page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media=print])');

/** A stylesheet that is loaded but does not count. */
const resting = 'not all';

/**
 * Loads the stylesheets of a page that the open document does not have, so that it is never shown unstyled. They do
 * not count before `showStylesheets`: the page that is seen until then must not change.
 * @throws if one cannot be loaded.
 */
export async function loadStylesheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => loading.get(address) ?? loadStylesheet(address)));
}

/** What `loadStylesheets` has asked for, by its address. */
const loading = new Map<string, Promise<void>>();

/** Lets only the stylesheets of the page that is shown now count: two pages' together are in nobody's order. */
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
