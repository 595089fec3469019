import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { longTest, sampleOf } from '../sample.ts';
import { hydrated, movesInPlace, openPage, siteOrigin } from './harness.ts';
import { libraryOrigin, openLibrary } from './library.ts';

/** Notes what the policy of a page has refused, in every document of a browser. */
async function watch(context: BrowserContext, refused: string[]): Promise<void> {
  await context.exposeBinding('noteRefused', (_, what: string) => void refused.push(what));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, documentURI } = event;
      const note: unknown = Reflect.get(window, 'noteRefused');
      if (typeof note === 'function') {
        note(`${effectiveDirective} ${blockedURI} ${sample} on ${documentURI}`);
      }
    });
  });
}

/** Opens pages one after the other, with all that is hydrated on them. */
async function openAll(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page);
  }
}

test('no page violates its Content Security Policy: each kind and state, by full load and by navigation', async () => {
  const refused: string[] = [];
  const page = await openLibrary('/', {
    // The end of the test brings such about; what pages bring about is noted.
    allow: [/status of 404/, /Trusted(?:Script|HTML)/],
    prepare: (context) => watch(context, refused),
  });
  await hydrated(page);
  const addresses: string[] = await page.evaluate(async () => {
    const response = await fetch('/addresses.json');
    return (await response.json()).pages;
  });
  expect(addresses.length).toBeGreaterThan(4);
  await openAll(
    page,
    [...sampleOf(addresses, 1), '/search?q=kitabu', '/no-such-page', '/rooms/index.html'].map(
      (address) => libraryOrigin + address,
    ),
  );
  await page.goto(`${libraryOrigin}/visit`);
  await movesInPlace(page);
  await page.locator('footer a[href="/borrow"], a[href="/borrow"]').last().click();
  await page.waitForURL('**/borrow');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('kitabu');
  await page.getByRole('option').first().waitFor();
  expect(refused).toEqual([]);
  // What is written into a page from outside is nothing to a browser.
  await page.evaluate(() => {
    const attempts = [
      () => {
        const image = document.createElement('img');
        image.setAttribute('onerror', 'document.title = "taken over"');
        image.src = 'data:,';
        document.body.append(image);
      },
      () => {
        document.body.innerHTML += '<b>taken over</b>';
      },
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Text alone becomes neither a script nor HTML.
      }
    }
  });
  // Header and document have a policy each, and both tell.
  await expect.poll(() => new Set(refused).size).toBe(2);
  expect(await page.title()).not.toBe('taken over');
  expect(await page.getByText('taken over').count()).toBe(0);
});

longTest(
  'none of all pages of the first site does',
  async () => {
    const refused: string[] = [];
    const page = await openPage('/', {
      allow: [/status of 404/],
      prepare: (context) => watch(context, refused),
    });
    const addresses = [...inject('sitePages'), '/search?q=fees', '/no-such-page'];
    await openAll(
      page,
      addresses.map((address) => siteOrigin + address),
    );
    expect(refused).toEqual([]);
  },
  600_000,
);
