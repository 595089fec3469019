import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, openPage, siteOrigin } from './harness.ts';

type ListedPage = { address: string; title: string };

const answer = await fetch(new URL('/pages.json', siteOrigin));
const pages: ListedPage[] = JSON.parse(await answer.text());

/** Goes to an address as a click on a link does, and waits until its page is shown. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await page.locator(`[data-page="${address}"]`).waitFor();
}

/**
 * Everything of a document that depends on its page. React sets attributes in another order in the browser than
 * in HTML, and renders seams between texts and what is for browsers without scripts in HTML only: none of it can
 * be seen.
 */
const shown = (page: Page) =>
  page.evaluate(() => {
    const htmlOf = (selector: string) => {
      const element = document.querySelector(selector)?.cloneNode(true);
      if (!(element instanceof Element)) return null;
      for (const child of element.querySelectorAll('noscript')) child.remove();
      for (const child of element.querySelectorAll('*')) {
        const attributes = Array.from(
          child.attributes,
          ({ name, value }) => [name, value] as const,
        );
        for (const [name] of attributes) child.removeAttribute(name);
        for (const [name, value] of attributes.toSorted()) child.setAttribute(name, value);
      }
      return element.innerHTML.replaceAll('<!-- -->', '');
    };
    return {
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      pattern: document.querySelector<HTMLElement>('[data-page]')?.dataset['pattern'],
      styles: Array.from(document.styleSheets)
        .filter(({ media }) => ['', 'all'].includes(media.mediaText))
        .map(({ href }) => href)
        .toSorted(),
      icons: Array.from(document.querySelectorAll('symbol'), ({ id }) => id),
      header: htmlOf('header'),
      main: htmlOf('main'),
      footer: htmlOf('footer'),
    };
  });

/** Where two documents differ first, with what stands there in each; null where they do not. */
async function difference(a: Page, b: Page): Promise<string[] | null> {
  const [one, other] = [JSON.stringify(await shown(a)), JSON.stringify(await shown(b))];
  if (one === other) return null;
  const at = Array.from(one).findIndex((sign, index) => sign !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 80));
}

describe('moving between pages', () => {
  test('shows on every page what opening it anew shows', async () => {
    const fresh = await openPage('/404.html', { reducedMotion: true });
    const moved = await openPage('/disclaimer', { reducedMotion: true });
    await hydrated(moved);
    for (const { address } of pages) {
      await fresh.goto(new URL(address, siteOrigin).href);
      await hydrated(fresh);
      await follow(moved, address);
      // Both may still be on their way to the same state: a frame that is asked for when it comes near.
      await expect.poll(() => difference(moved, fresh), { message: address }).toBeNull();
    }
    expect(await moved.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
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
