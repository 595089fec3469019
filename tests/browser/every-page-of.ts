import type { Page } from 'playwright-core';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { sampleOf } from '../sample.ts';
import { coveredControls } from './focus-in-view.ts';
import { openPage, phone } from './harness.ts';
import { fitEverywhere, inTurns, prepareReading, reachEverywhere } from './read-everywhere.ts';

/** A built site served for a test. */
export type ServedSite = Awaited<ReturnType<typeof startStaticServer>>;

/** The URLs in a sitemap. */
export async function addressesOf({ origin }: ServedSite): Promise<string[]> {
  const answer = await fetch(new URL('/sitemap.xml', origin));
  const entries = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  return entries.map(([, url = '']) => new URL(url).pathname);
}

/**
 * What is wrong with pages of a site, in words: wider than a window, closed to a screen reader or a keyboard, not
 * readable in the dark or on paper. All are looked at in one tab, each loaded once.
 */
export async function faultsOfPages(
  site: ServedSite,
  addresses: readonly string[],
): Promise<string[]> {
  const page = await openPage(addresses[0] ?? '/', {
    origin: site.origin,
    looksOnly: true,
    prepare: prepareReading,
  });
  const found: string[] = [];
  for (const [nth, address] of addresses.entries()) {
    await page.goto(site.origin + address);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')?.close());
    const faults = [
      ...(await fitEverywhere(page)),
      ...(await reachEverywhere(page, inTurns(nth))),
      ...(await coveredControls(page)).map((control) => `something covers ${control}`),
      ...(await faultsOnPaper(page)),
    ];
    found.push(...faults.map((fault) => `${address}: ${fault}`));
  }
  return found;
}

/** What is not black on white where a page is printed, and what of the frame is printed with it. */
async function faultsOnPaper(page: Page): Promise<string[]> {
  // Print styles come after everything else.
  await page.waitForFunction(
    () => Array.from(document.styleSheets).some(({ media }) => media.mediaText.startsWith('print')),
    undefined,
    { polling: 50 },
  );
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => {
    const words = Array.from(document.querySelectorAll('main *')).filter(
      (element) => element.checkVisibility() && element.textContent !== '',
    );
    const coloured = words.find((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)');
    const frame = ['body > header', 'body > footer', 'nav', 'aside'].filter((part) =>
      Array.from(document.querySelectorAll(part)).some((element) => element.checkVisibility()),
    );
    const faults = frame.map((part) => `${part} is printed`);
    if (coloured) faults.push(`on paper in a colour: ${coloured.outerHTML.slice(0, 120)}`);
    if (document.querySelector('main h1')?.checkVisibility() !== true) faults.push('no heading');
    return faults;
  });
  await page.emulateMedia({ media: 'screen' });
  return found;
}

/** Which pages of a site, or of a sample of them, are not whole without JavaScript, and what they lack. */
export async function brokenWithoutScripts(site: ServedSite): Promise<string[]> {
  const addresses = sampleOf(await addressesOf(site), 3);
  const page = await openPage(addresses[0] ?? '/', {
    origin: site.origin,
    javaScript: false,
    viewport: phone,
    looksOnly: true,
  });
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(site.origin + address);
    const unseen = await page.evaluate(() =>
      ['header', 'main', 'main h1', 'footer'].filter(
        (part) => document.querySelector(part)?.checkVisibility() !== true,
      ),
    );
    found.push(...unseen.map((part) => `${address} shows no ${part}`));
  }
  return found;
}
