import { describe, expect, inject, test } from 'vitest';
import { longTest } from '../sample.ts';
import { movesInPlace } from './harness.ts';
import { libraryOrigin, openLibrary } from './library.ts';
import { expectSameAsFresh, follow } from './same-as-fresh.ts';

describe('moving between pages', () => {
  // All pages are among the long tests.
  test('shows the same as a full load, on pages of several kinds', async () => {
    await expectSameAsFresh(inject('samplePages').slice(0, 2));
  }, 600_000);

  longTest('cross-fades the pages, unless the visitor prefers reduced motion', async () => {
    for (const moves of [true, false]) {
      const page = await openLibrary('/visit', {
        moves,
        prepare: (context) =>
          context.addInitScript(() =>
            addEventListener('pagereveal', ({ viewTransition }) => {
              window.name = viewTransition ? 'blended' : 'shown';
            }),
          ),
      });
      const leave = (address: string) =>
        page.evaluate(
          (href) => document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click(),
          address,
        );
      await leave('/visit/rooms');
      await page.locator('[data-page="/visit/rooms"]').waitFor();
      await expect.poll(() => page.evaluate(() => window.name)).toBe(moves ? 'blended' : 'shown');
      // Another page is asked for while the blend goes on; faults of the pages fail the test.
      await page.goBack();
      await page.goForward();
      await page.goBack();
      await page.locator('[data-page="/visit"]').waitFor();
    }
  });

  test('keeps the document, changes title and URL, scrolls to the top and focuses the heading', async () => {
    const page = await openLibrary('/visit');
    await movesInPlace(page);
    await page.evaluate(() => {
      window.name = 'the same document';
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Vyumba' })
      .last()
      .scrollIntoViewIfNeeded();
    await page.getByRole('main').getByRole('link', { name: 'Vyumba' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Vyumba vya kukodi' }).waitFor();
    expect(page.url()).toBe(new URL('/visit/rooms', libraryOrigin).href);
    expect(await page.evaluate(() => window.name)).toBe('the same document');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: await page.title() })
        .count(),
    ).toBe(1);
  });

  test('Back and Forward restore the scroll position', async () => {
    const page = await openLibrary('/borrow');
    await movesInPlace(page);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 900));
    await follow(page, '/visit/rooms');
    await expect.poll(scrolled).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.goBack();
    await page.locator('[data-page="/borrow"]').waitFor();
    await expect.poll(scrolled).toBe(900);
    await page.goForward();
    await page.locator('[data-page="/visit/rooms"]').waitFor();
    await expect.poll(scrolled).toBe(500);
  });

  longTest('goes to an anchor on another page', async () => {
    const page = await openLibrary('/whats-on');
    await movesInPlace(page);
    const anchor = await fetch(new URL('/visit', libraryOrigin)).then(
      async (response) => /<section id="([a-z-]+)"/.exec(await response.text())?.[1],
    );
    await page.evaluate((hash) => {
      const link = document.createElement('a');
      link.href = `/visit#${hash}`;
      document.body.append(link);
      link.click();
    }, anchor);
    await page.locator(`section#${anchor}`).waitFor();
    await expect
      .poll(() =>
        page.evaluate(
          (id) => document.getElementById(id)?.getBoundingClientRect().top,
          anchor ?? '',
        ),
      )
      .toBeLessThan(200);
  });

  longTest('prefetches a page when its link is hovered', async () => {
    const page = await openLibrary('/visit');
    await movesInPlace(page);
    const requested = page.waitForRequest((request) => request.url().endsWith('/visit/rooms'));
    await page.getByRole('main').getByRole('link', { name: 'Vyumba' }).last().hover();
    await requested;
  });

  longTest('leaves the click to the browser when the next page cannot be fetched', async () => {
    const page = await openLibrary('/visit', { allow: [/rooms/] });
    await movesInPlace(page);
    await page.route('**/visit/rooms', (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.abort('internetdisconnected'),
    );
    await page.evaluate(() => {
      window.name = 'the same document';
      document.documentElement.dataset['before'] = '';
    });
    await page.getByRole('main').getByRole('link', { name: 'Vyumba' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Vyumba vya kukodi' }).waitFor();
    expect(await page.locator('html[data-before]').count()).toBe(0);
  });

  longTest('leaves clicks for a new tab to the browser', async () => {
    const page = await openLibrary('/visit');
    await movesInPlace(page);
    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Vyumba' })
      .last()
      .click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL('**/visit/rooms');
    expect(page.url()).toBe(new URL('/visit', libraryOrigin).href);
  });

  longTest('an address without a page shows the not-found page, and Back leaves it', async () => {
    const page = await openLibrary('/visit', { allow: [/404/] });
    await movesInPlace(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/visit/room';
      document.body.append(link);
      link.click();
    });
    await page.getByRole('heading', { name: 'Ukurasa huu haupo kwenye rafu' }).waitFor();
    expect(page.url()).toBe(new URL('/visit/room', libraryOrigin).href);
    await page.goBack();
    await page.locator('[data-page="/visit"]').waitFor();
  });
});

const written: [string, string][] = [
  ['/VISIT/Rooms', '/visit/rooms'],
  ['/Visit/', '/visit'],
  ['/BORROW/', '/borrow'],
];

longTest.each(written)(
  '%s reaches its page on a host that knows only files',
  async (typed, address) => {
    const page = await openLibrary(typed, {
      status: typed === '/borrow/' ? 200 : 404,
      allow: [/404/],
    });
    await page.waitForURL(new URL(address, libraryOrigin).href);
    await page.locator(`[data-page="${address}"]`).waitFor();
  },
);

longTest('links that open a new tab say so and have rel="noopener"', async () => {
  const page = await openLibrary('/');
  const links = page.getByRole('main').getByRole('link');
  const outside = await links.evaluateAll((all) =>
    all.flatMap((link) =>
      link instanceof HTMLAnchorElement &&
      link.protocol === 'https:' &&
      link.origin !== location.origin
        ? [{ target: link.target, rel: link.rel, text: link.textContent }]
        : [],
    ),
  );
  expect(outside).toHaveLength(3);
  for (const link of outside) {
    expect(link).toMatchObject({ target: '_blank', rel: expect.stringContaining('noopener') });
    expect(link.text).toContain('(opens in a new tab)');
  }
});
