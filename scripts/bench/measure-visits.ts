import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { startStaticServer } from '../preview/static-server.ts';
import { desktop, measureVisit, phone, type VisitCost } from './measure-visit.ts';

/** The measurements, by what the visitor did. */
export type Visits = Record<string, VisitCost>;

/** The addresses of all pages of a built site, with the sizes of their documents. */
function pagesOf(folder: string): { address: string; weight: number }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => ({
      address: `/${path.dirname(file).replaceAll('\\', '/')}`.replace(/^\/\.$/, '/'),
      weight: brotliCompressSync(readFileSync(path.join(folder, file))).length,
    }))
    .toSorted((a, b) => (a.address < b.address ? -1 : 1));
}

/** The page with the largest document in each section of a site. */
function onePageOfEachKind(folder: string): string[] {
  const heaviest = new Map<string, { address: string; weight: number }>();
  for (const page of pagesOf(folder)) {
    const section = page.address.split('/')[1] ?? '';
    const previous = heaviest.get(section);
    if (!previous || previous.weight < page.weight) heaviest.set(section, page);
  }
  return Array.from(heaviest.values(), ({ address }) => address);
}

/**
 * Opens a built site in a browser: a first view of each kind of page, and a visit of several, on all devices. `tell` is
 * called with what is measured next, because this takes minutes.
 */
export async function measureVisits(
  folder: string,
  visit: readonly string[],
  tell: (words: string) => void = () => {},
): Promise<Visits> {
  const views = onePageOfEachKind(folder).map((address) => ({
    name: `first view of ${address}, ${phone.name}`,
    visit: { addresses: [address], equipment: phone },
  }));
  const walks = [phone, desktop].flatMap((equipment) =>
    [false, true].map((scrolls) => ({
      name: `${visit.length} pages${scrolls ? ', scrolled' : ''}, ${equipment.name}`,
      visit: { addresses: visit, equipment, scrolls },
    })),
  );
  const measurements = [...views, ...walks];
  const server = await startStaticServer(folder);
  const browser = await launchBrowser('chromium', await ensureBrowser());
  const visits: Visits = {};
  try {
    for (const [index, { name, visit: one }] of measurements.entries()) {
      tell(`${index + 1} of ${measurements.length}: ${name} ...`);
      visits[name] = await measureVisit(browser, server.origin, one);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return visits;
}
