import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated } from './harness.ts';
import { libraryOrigin, openLibrary } from './library.ts';

/** Clicks a link to an address, whatever it is, without waiting for what comes of it. */
const click = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);

const shows = (page: Page, address: string) => page.locator(`[data-page="${address}"]`).waitFor();

/** Marks the document, to know it from one that the browser has opened anew. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['before'] = '';
  });

const isSameDocument = async (page: Page) => (await page.locator('html[data-before]').count()) > 0;

/** A page of this site as another host would forge it, with a script that tells on itself. */
const forged = `<!doctype html><title>Forged</title>
<div data-page="/x"><main><div data-static="block"><img src=x onerror="document.title='it ran'"></div></main></div>
<script id="page-data" type="application/json">{"site":{"site":{"name":"x","logo":null},"menu":[],"countdown":null,"dock":[]},"islands":[],"notFound":null,"flyer":null}</script>`;

describe('an address that could be read as another host', () => {
  const confusing = `${libraryOrigin}//other.example/x`;

  test('is never asked of that host', async () => {
    const asked: string[] = [];
    const page = await openLibrary(confusing, {
      status: 404,
      allow: [/404/],
      reducedMotion: true,
      prepare: (context) =>
        context.route(/^https?:\/\/other\.example/, (route) => {
          asked.push(route.request().url());
          return route.fulfill({
            contentType: 'text/html',
            headers: { 'access-control-allow-origin': '*' },
            body: forged,
          });
        }),
    });
    await hydrated(page);
    await click(page, '/');
    await shows(page, '/');
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await shows(page, '');
    await click(page, confusing);
    await shows(page, '');
    expect(page.url()).toBe(confusing);
    expect(await page.title()).not.toContain('it ran');
    expect(asked).toEqual([]);
  });
});

describe('what comes instead of a page', () => {
  test.each<[string, { contentType: string; body: string; status?: number }]>([
    ['a page of something else', { contentType: 'text/html', body: '<h1>Log in</h1>' }],
    ['a page with broken values', { contentType: 'text/html', body: forged.replace('[],', '{') }],
    [
      'one with other values',
      { contentType: 'text/html', body: forged.replace('"islands":[]', '"islands":[5]') },
    ],
    ['a file with the look of a page', { contentType: 'text/plain', body: forged }],
    ['an error with the look of a page', { contentType: 'text/html', body: forged, status: 500 }],
  ])('%s is not shown: the browser goes there by itself', async (_what, answer) => {
    const page = await openLibrary('/visit', { allow: [/rooms/] });
    await hydrated(page);
    await mark(page);
    await page.route('**/visit/rooms', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill(answer),
    );
    await click(page, '/visit/rooms');
    await page.getByRole('heading', { level: 1, name: 'Vyumba vya kukodi' }).waitFor();
    expect(await isSameDocument(page)).toBe(false);
  });

  test('a page that another host sends on is not fetched', async () => {
    const page = await openLibrary('/visit', { allow: [/rooms|other\.example|CORS/] });
    await hydrated(page);
    await page.route('**/visit/rooms', (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ status: 302, headers: { location: 'https://other.example/x' } }),
    );
    await click(page, '/visit/rooms');
    await page.getByRole('heading', { level: 1, name: 'Vyumba vya kukodi' }).waitFor();
  });
});

describe('a page that does not come', () => {
  test('is told of, and after a while left to the browser', async () => {
    const page = await openLibrary('/visit', { clock: '2026-02-03T10:00:00' });
    await hydrated(page);
    await mark(page);
    await page.route('**/visit/rooms', (route) =>
      route.request().isNavigationRequest() ? route.continue() : undefined,
    );
    await click(page, '/visit/rooms');
    await page.clock.runFor(1000);
    await page.getByRole('progressbar', { name: 'The page is loading' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'The page is loading.' }).waitFor();
    expect(page.url()).toBe(new URL('/visit', libraryOrigin).href);
    await page.clock.runFor(10_000);
    await page.getByRole('heading', { level: 1, name: 'Vyumba vya kukodi' }).waitFor();
    expect(await isSameDocument(page)).toBe(false);
  });

  test('does not fetch a visitor back who has gone elsewhere', async () => {
    const page = await openLibrary('/visit', { clock: '2026-02-03T10:00:00', reducedMotion: true });
    await hydrated(page);
    await mark(page);
    await page.route('**/visit/rooms', () => undefined);
    await click(page, '/visit/rooms');
    await page.clock.runFor(1000);
    await page.getByRole('progressbar', { name: 'The page is loading' }).waitFor();
    await click(page, '/borrow');
    await shows(page, '/borrow');
    await page.clock.runFor(20_000);
    expect(page.url()).toBe(new URL('/borrow', libraryOrigin).href);
    expect(await page.getByRole('progressbar', { name: 'The page is loading' }).count()).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.each(['#%', '#%zz', '#%c0%ae', '#"]', '#__proto__', '#page-data'])(
  'Back to a page with %s behind its address shows the page',
  async (hash) => {
    for (const address of ['/visit', '/borrow']) {
      const page = await openLibrary(address + hash, { reducedMotion: true });
      await hydrated(page);
      await click(page, '/whats-on');
      await shows(page, '/whats-on');
      await page.goBack();
      await shows(page, address);
      await click(page, `/whats-on${hash}`);
      await shows(page, '/whats-on');
      expect(await page.getByRole('main').textContent()).not.toBe('');
    }
  },
);

test.each(['null', '7', '"text"', '[]', '{', '{"here":"far down"}'])(
  'a page wakes up whatever is stored: %s',
  async (stored) => {
    const page = await openLibrary('/visit', {
      reducedMotion: true,
      prepare: (context) =>
        context.addInitScript((value) => {
          const get = Storage.prototype.getItem;
          Storage.prototype.getItem = function getItem(key: string) {
            return get.call(this, key) ?? value;
          };
        }, stored),
    });
    await hydrated(page);
    await click(page, '/whats-on');
    await shows(page, '/whats-on');
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await shows(page, '/visit');
  },
);

test('entries of the history that another script has written are gone through', async () => {
  const page = await openLibrary('/visit', { reducedMotion: true });
  await hydrated(page);
  for (const state of ['text', 5, { key: {}, usr: 5, idx: 'x' }, [1], null]) {
    await page.evaluate((value) => history.pushState(value, '', '/visit/rooms'), state);
    await click(page, '/whats-on');
    await shows(page, '/whats-on');
    await page.goBack();
    await shows(page, '/visit/rooms');
  }
});

test('going on before a page has blended in is no error', async () => {
  const page = await openLibrary('/visit');
  await hydrated(page);
  for (let round = 0; round < 10; round++) {
    await page.evaluate(
      async (addresses) => {
        for (const address of addresses) {
          const link = document.createElement('a');
          link.href = address;
          document.body.append(link);
          link.click();
          link.remove();
          await new Promise((resolve) => setTimeout(resolve, 15));
        }
      },
      ['/visit/rooms', '/borrow', '/whats-on', '/visit'],
    );
  }
  await shows(page, '/visit');
});

/** The document with a part whose values its component cannot be rendered from. */
const withBrokenPart = (html: string) =>
  html.replace(/("islands":\[)\{.*?\}(?=\],"notFound")/s, '$1{"type":"track-explorer"}');

describe('a part that cannot be rendered', () => {
  const allow = [/script error|console|Minified React error|reading/];

  test('leaves the page as the document has it', async () => {
    const page = await openLibrary('/borrow', {
      allow,
      prepare: (context) =>
        context.route('**/borrow', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: withBrokenPart(await response.text()) });
        }),
    });
    const text = await page.getByRole('main').textContent();
    await page.waitForEvent('pageerror');
    expect(await page.getByRole('main').textContent()).toBe(text);
    await page.getByRole('main').getByRole('link').first().waitFor();
  });

  test('brings the next page as a document', async () => {
    const page = await openLibrary('/visit', { allow });
    await hydrated(page);
    await mark(page);
    await page.route('**/borrow', async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: withBrokenPart(await response.text()) });
    });
    await click(page, '/borrow');
    await page.locator('html:not([data-before])').waitFor();
    await shows(page, '/borrow');
  });
});
