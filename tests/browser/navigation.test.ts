import { describe, expect, inject, test } from 'vitest';
import { hydrated, openPage, siteOrigin } from './harness.ts';
import { expectSameAsFresh, follow } from './same-as-fresh.ts';

describe('moving between pages', () => {
  // All pages are among the long tests.
  test('shows on every kind of page what opening it anew shows', async () => {
    await expectSameAsFresh(inject('samplePages'));
  }, 600_000);

  test('keeps the document, changes title and address, goes to the top and to the heading', async () => {
    const page = await openPage('/fees', { reducedMotion: true });
    await hydrated(page);
    await page.evaluate(() => {
      window.name = 'the same document';
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Form Three Fees' })
      .scrollIntoViewIfNeeded();
    await page.getByRole('main').getByRole('link', { name: 'Form Three Fees' }).click();
    await page.getByRole('heading', { level: 1, name: 'Form Three Fees' }).waitFor();
    expect(page.url()).toBe(new URL('/fees/form-3', siteOrigin).href);
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

  test('Back returns to where one was, Forward too', async () => {
    const page = await openPage('/privacy-policy', { reducedMotion: true });
    await hydrated(page);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 900));
    await follow(page, '/fees/grade-10');
    await expect.poll(scrolled).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.goBack();
    await page.locator('[data-page="/privacy-policy"]').waitFor();
    await expect.poll(scrolled).toBe(900);
    await page.goForward();
    await page.locator('[data-page="/fees/grade-10"]').waitFor();
    await expect.poll(scrolled).toBe(500);
  });

  test('goes to a place on another page', async () => {
    const page = await openPage('/disclaimer', { reducedMotion: true });
    await hydrated(page);
    const anchor = await fetch(new URL('/fees/grade-10', siteOrigin)).then(
      async (response) => /<section id="([a-z-]+)"/.exec(await response.text())?.[1],
    );
    await page.evaluate((hash) => {
      const link = document.createElement('a');
      link.href = `/fees/grade-10#${hash}`;
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

  test('fetches a page ahead when its link is pointed at', async () => {
    const page = await openPage('/fees');
    await hydrated(page);
    const asked = page.waitForRequest((request) => request.url().endsWith('/fees/form-4'));
    await page.getByRole('main').getByRole('link', { name: 'Form Four Fees' }).hover();
    await asked;
  });

  test('leaves the click to the browser when the next page cannot be fetched', async () => {
    const page = await openPage('/fees', { allow: [/form-2/] });
    await hydrated(page);
    await page.route('**/fees/form-2', (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.abort('internetdisconnected'),
    );
    await page.evaluate(() => {
      window.name = 'the same document';
      document.documentElement.dataset['before'] = '';
    });
    await page.getByRole('main').getByRole('link', { name: 'Form Two Fees' }).click();
    await page.getByRole('heading', { level: 1, name: 'Form Two Fees' }).waitFor();
    expect(await page.locator('html[data-before]').count()).toBe(0);
  });

  test('leaves clicks for a new tab to the browser', async () => {
    const page = await openPage('/fees');
    await hydrated(page);
    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Form Four Fees' })
      .click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL('**/fees/form-4');
    expect(page.url()).toBe(new URL('/fees', siteOrigin).href);
  });

  test('an address without a page shows the not-found page, and Back leaves it', async () => {
    const page = await openPage('/fees', { allow: [/404/], reducedMotion: true });
    await hydrated(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/fees/grade-11';
      document.body.append(link);
      link.click();
    });
    await page.getByRole('heading', { name: 'Oops! Page Not Found' }).waitFor();
    expect(page.url()).toBe(new URL('/fees/grade-11', siteOrigin).href);
    await page.goBack();
    await page.locator('[data-page="/fees"]').waitFor();
  });
});

test.each([
  ['/Fees/', '/fees'],
  ['/ai', '/AI'],
  ['/STEM/', '/stem'],
])('%s reaches its page on a host that knows only files', async (typed, address) => {
  const page = await openPage(typed, { status: typed === '/stem/' ? 200 : 404, allow: [/404/] });
  await page.waitForURL(new URL(address, siteOrigin).href);
  await page.locator(`[data-page="${address}"]`).waitFor();
});

test('links that open a new tab say so and give it no hold on this one', async () => {
  const page = await openPage('/general-information');
  const links = page.getByRole('main').getByRole('link');
  const outside = await links.evaluateAll((all) =>
    all.flatMap((link) =>
      link instanceof HTMLAnchorElement && link.origin !== location.origin
        ? [{ target: link.target, rel: link.rel, text: link.textContent }]
        : [],
    ),
  );
  expect(outside).toHaveLength(4);
  for (const link of outside) {
    expect(link).toMatchObject({ target: '_blank', rel: expect.stringContaining('noopener') });
    expect(link.text).toContain('(opens in a new tab)');
  }
});
