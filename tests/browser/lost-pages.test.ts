import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { movesInPlace } from './harness.ts';
import { isLong, longTest, sampleOf } from '../sample.ts';
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

/** Marks the document, to distinguish it from one that the browser has loaded again. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['before'] = '';
  });

const isSameDocument = async (page: Page) => (await page.locator('html[data-before]').count()) > 0;

/** A page as another host would forge it, with a script that tells on itself. */
const forged = `<!doctype html><title>Forged</title>
<div data-page="/x"><main><img src=x onerror="document.title='it ran'"></main></div>`;

describe('an address that could be read as another host', () => {
  const confusing = `${libraryOrigin}//other.example/x`;

  longTest('is never requested from that host', async () => {
    const requested: string[] = [];
    const page = await openLibrary(confusing, {
      status: 404,
      allow: [/404/],
      prepare: (context) =>
        context.route(/^https?:\/\/other\.example/, (route) => {
          requested.push(route.request().url());
          return route.fulfill({
            contentType: 'text/html',
            headers: { 'access-control-allow-origin': '*' },
            body: forged,
          });
        }),
    });
    await movesInPlace(page);
    await click(page, '/');
    await shows(page, '/');
    await page.reload();
    await movesInPlace(page);
    await page.goBack();
    await shows(page, '');
    await click(page, confusing);
    await shows(page, '');
    expect(page.url()).toBe(confusing);
    expect(await page.title()).not.toContain('it ran');
    expect(requested).toEqual([]);
  });
});

describe('a response other than a page', () => {
  type Answer = { contentType?: string; status?: number; body: (page: string) => string };
  const same = (page: string) => page;

  const answers: [string, Answer][] = [
    ['a page of something else', { body: () => '<h1>Log in</h1>' }],
    ['a page without the parts of one', { body: () => forged }],
    [
      'a page of another version of the site',
      { body: (page) => page.replace(/data-script="[^"]*"/, 'data-script="/assets/main-1.js"') },
    ],
    ['a page with another menu', { body: (page) => page.replace('</nav>', '<a>New</a></nav>') }],
    ['a page in another language', { body: (page) => page.replace(/lang="[^"]*"/, 'lang="fr"') }],
    ['a file with the look of a page', { contentType: 'text/plain', body: same }],
    ['an error with the look of a page', { status: 500, body: same }],
  ];

  test.each(sampleOf(answers, 1))(
    '%s is not rendered: the browser navigates there itself',
    async (_what, answer) => {
      // What runs when an element is written into a page is refused by its policy.
      const page = await openLibrary('/visit', { allow: [/rooms|inline event handler/] });
      await movesInPlace(page);
      await mark(page);
      await page.route('**/visit/rooms', async (route) => {
        if (route.request().isNavigationRequest()) return route.continue();
        const response = await route.fetch();
        const { contentType = 'text/html', status = 200, body } = answer;
        return route.fulfill({ contentType, status, body: body(await response.text()) });
      });
      await click(page, '/visit/rooms');
      await page.getByRole('heading', { level: 1, name: 'Vyumba vya kukodi' }).waitFor();
      expect(await isSameDocument(page)).toBe(false);
    },
  );

  longTest('a page that redirects to another host is not fetched', async () => {
    const page = await openLibrary('/visit', { allow: [/rooms|other\.example|CORS/] });
    await movesInPlace(page);
    await page.route('**/visit/rooms', (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ status: 302, headers: { location: 'https://other.example/x' } }),
    );
    await click(page, '/visit/rooms');
    await page.getByRole('heading', { level: 1, name: 'Vyumba vya kukodi' }).waitFor();
  });
});

describe('a page that does not arrive', () => {
  longTest('is announced, and after a timeout the browser handles it', async () => {
    const page = await openLibrary('/visit', { clock: '2026-02-03T10:00:00' });
    await movesInPlace(page);
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

  longTest('does not bring back a visitor who has navigated elsewhere', async () => {
    const page = await openLibrary('/visit', { clock: '2026-02-03T10:00:00' });
    await movesInPlace(page);
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

longTest.each(['#%c0%ae', '#%', '#%zz', '#"]', '#__proto__', '#page-data'])(
  'Back to a page with %s behind its address shows the page',
  async (hash) => {
    for (const address of isLong ? ['/visit', '/borrow'] : ['/visit']) {
      const page = await openLibrary(address + hash);
      await movesInPlace(page);
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

longTest.each(['{', 'null', '7', '"text"', '[]', '{"here":"far down"}'])(
  'a page works whatever is stored: %s',
  async (stored) => {
    const page = await openLibrary('/visit', {
      prepare: (context) =>
        context.addInitScript((value) => {
          const get = Storage.prototype.getItem;
          Storage.prototype.getItem = function getItem(key: string) {
            return get.call(this, key) ?? value;
          };
        }, stored),
    });
    await movesInPlace(page);
    await click(page, '/whats-on');
    await shows(page, '/whats-on');
    await page.reload();
    await movesInPlace(page);
    await page.goBack();
    await shows(page, '/visit');
  },
);

longTest('history entries written by another script are handled', async () => {
  const page = await openLibrary('/visit');
  await movesInPlace(page);
  for (const state of sampleOf(['text', 5, { key: {}, usr: 5, idx: 'x' }, [1], null], 2)) {
    await page.evaluate((value) => history.pushState(value, '', '/visit/rooms'), state);
    await click(page, '/whats-on');
    await shows(page, '/whats-on');
    await page.goBack();
    await shows(page, '/visit/rooms');
  }
});

longTest('navigating during a view transition is not an error', async () => {
  const page = await openLibrary('/visit', { moves: true });
  await movesInPlace(page);
  for (let round = 0; round < (isLong ? 10 : 2); round++) {
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
      ['/visit/rooms', '/borrow', '/whats-on/reading-trail', '/whats-on'],
    );
  }
  await shows(page, '/whats-on');
});

/** The document with an island whose values its component cannot be rendered from. */
const withBrokenIsland = (html: string) =>
  html.replace(
    /(<script type="application\/json">).*?(?=<\/script>)/s,
    '$1{"block":{"type":"track-explorer"},"words":{},"locale":{}}',
  );

describe('an island that cannot be rendered', () => {
  const allow = [/script error|console|Minified React error|reading/];
  const inIsland = (page: Page) => page.locator('main [class] a[href^="#"]:visible').first();

  longTest('keeps its HTML, and the page works', async () => {
    const page = await openLibrary('/borrow', {
      allow,
      prepare: (context) =>
        context.route('**/borrow', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: withBrokenIsland(await response.text()) });
        }),
    });
    const text = (await page.locator('[data-island]').first().textContent()) ?? '';
    const failed = page.waitForEvent('pageerror');
    await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
    await failed;
    await inIsland(page).click();
    await page.waitForURL('**/borrow#*');
    expect(await page.getByRole('main').textContent()).toContain(text);
  });

  longTest('keeps its HTML after navigation too, and links still work', async () => {
    const page = await openLibrary('/visit', { allow });
    await movesInPlace(page);
    await mark(page);
    await page.route('**/borrow', async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, body: withBrokenIsland(await response.text()) });
    });
    await click(page, '/borrow');
    await shows(page, '/borrow');
    const failed = page.waitForEvent('pageerror');
    await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
    await failed;
    await inIsland(page).click();
    await page.waitForURL('**/borrow#*');
    await click(page, '/whats-on');
    await shows(page, '/whats-on');
    expect(await isSameDocument(page)).toBe(true);
  });
});
