import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { longTest, sampleOf } from '../sample.ts';
import { phone } from './harness.ts';
import { openLibrary } from './library.ts';

const enroll = (page: Page) => page.getByRole('link', { name: /^Katalogi \(/ });
const toTop = (page: Page) => page.getByRole('link', { name: 'Back to top' });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Shindano la kusoma' });
const clock = (page: Page) => page.getByRole('timer', { name: 'Time left this month' });
const footer = (page: Page) => page.getByRole('contentinfo');
const pill = (page: Page) => page.getByRole('button', { name: 'Shindano la kusoma' });

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  return box;
}

const areClear = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** Those of the given things that lie over another one, at the end of the page. */
async function overlapping(page: Page, things: Locator[]): Promise<string[]> {
  await scrollToEnd(page);
  const boxes = await Promise.all(things.map(boxOf));
  return boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => !areClear(box, other))
      .map(() => `${things[index]}`),
  );
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

const widths = sampleOf([320, 360, 390, 600, 768, 1024, 1440, 1920], 2);

describe('the floating actions', () => {
  longTest(
    'do not overlap each other, the bar, the pill or the footer, on any screen',
    async () => {
      const page = await openLibrary('/borrow');
      await page.locator('#_countdown[data-ticking]').waitFor();
      const footerContent = footer(page).locator('a, p, h2, img');
      const areClearOfFooter = async (things: Locator[]) => {
        const boxes = await Promise.all(things.map(boxOf));
        const lowest = await footerContent.evaluateAll((elements) =>
          Math.max(...elements.map((element) => element.getBoundingClientRect().bottom)),
        );
        return boxes.every((box) => box.y >= lowest);
      };
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(
          await overlapping(page, [enroll(page), toTop(page), clock(page)]),
          `${width}`,
        ).toEqual([]);
        expect(await areClearOfFooter([enroll(page), toTop(page), bar(page)]), `${width}`).toBe(
          true,
        );
        await page.getByRole('button', { name: 'Make the countdown small' }).click();
        expect(
          await overlapping(page, [enroll(page), toTop(page), pill(page)]),
          `${width}`,
        ).toEqual([]);
        expect(await areClearOfFooter([enroll(page), toTop(page), pill(page)]), `${width}`).toBe(
          true,
        );
        await pill(page).click();
      }
      // Eight widths, each with two moving parts.
    },
    60_000,
  );

  longTest('are on the home page and on the not-found page too', async () => {
    const home = await openLibrary('/', { javaScript: false });
    expect(await enroll(home).isVisible()).toBe(true);
    const lost = await openLibrary('/no-such-page', { status: 404 });
    expect(await enroll(lost).getAttribute('href')).toBe('https://catalogue.example/mtoni');
    expect(await enroll(lost).getAttribute('target')).toBe('_blank');
  });
});

describe('on phones', () => {
  longTest('header, countdown and dock leave most of the screen to the page', async () => {
    const page = await openLibrary('/borrow', { viewport: { width: 360, height: 640 } });
    await page.locator('#_countdown[data-ticking]').waitFor();
    const dock = page.getByRole('navigation', { name: 'Quick actions' });
    const heightFrom = async (top: Locator) => 640 - (await boxOf(top)).y;
    for (const width of sampleOf([320, 360, 390, 768], 1)) {
      await page.setViewportSize({ width, height: 640 });
      expect((await boxOf(page.getByRole('banner'))).height, `${width}`).toBe(56);
      expect(await heightFrom(bar(page)), `${width}`).toBeLessThanOrEqual(96);
      await page.getByRole('button', { name: 'Make the countdown small' }).click();
      expect(await heightFrom(pill(page)), `${width}`).toBeLessThanOrEqual(52);
      expect(await heightFrom(dock), `${width}`).toBeLessThanOrEqual(52);
      await pill(page).click();
    }
  });

  test('the dock calls, leads to pages, and marks the page that is shown', async () => {
    const page = await openLibrary('/visit', { viewport: phone });
    const dock = page.getByRole('navigation', { name: 'Quick actions' });
    const links = dock.getByRole('link');
    expect(await dock.getByRole('button').allInnerTexts()).toEqual(['Send']);
    expect(await links.allInnerTexts()).toEqual([
      'Simu',
      'Saa',
      expect.stringMatching(/^Katalogi/),
    ]);
    const addresses = links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect((await addresses).slice(0, 2)).toEqual(['tel:+254700000000', '/visit']);
    expect(await links.nth(1).getAttribute('aria-current')).toBe('page');
    // The menu of wide screens has them, and only the button is left.
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await links.filter({ visible: true }).count()).toBe(1);
    expect(await enroll(page).isVisible()).toBe(true);
  });
});

describe('back to top', () => {
  test('scrolls up and moves the focus to the start, without changing the URL', async () => {
    const page = await openLibrary('/borrow');
    await page.locator('html[data-ready]').waitFor();
    await scrollToEnd(page);
    await toTop(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => window.scrollY === 0);
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Tab');
    const first = page.getByRole('banner').getByRole('link').first();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  longTest('is smooth, unless the visitor prefers reduced motion', async () => {
    for (const moves of [true, false]) {
      const page = await openLibrary('/borrow', { moves });
      await page.locator('html[data-ready]').waitFor();
      await page.evaluate(() => {
        window.scrollTo = new Proxy(window.scrollTo, {
          apply: (scroll, self, options) => {
            document.title = options[0].behavior;
            return Reflect.apply(scroll, self, options);
          },
        });
      });
      await toTop(page).click();
      expect(await page.title()).toBe(moves ? 'smooth' : 'auto');
    }
  });

  longTest('works without JavaScript', async () => {
    const page = await openLibrary('/borrow', { javaScript: false });
    await page.mouse.wheel(0, 900);
    // Without scripts there are no timers to wait with in the page.
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await toTop(page).click();
    await expect.poll(scrolled).toBe(0);
  });
});
