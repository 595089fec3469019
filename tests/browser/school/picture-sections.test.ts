import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, openPage } from '../harness.ts';
import { blocksOf, firstOf } from '../../school/school.ts';
import { longTest } from '../../sample.ts';

const widths = [320, 360, 390, 600, 768, 1024, 1440, 1920];

/** What is wrong with the sections of a page that are to be filled by their pictures. */
const notFilled = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main section:has(img)'), (section) => {
      const whole = section.getBoundingClientRect();
      const picture = section.querySelector('img')?.getBoundingClientRect() ?? whole;
      const heading = section.querySelector('h1, h2')?.getBoundingClientRect() ?? whole;
      const isFilled =
        picture.top <= whole.top &&
        picture.left <= whole.left &&
        picture.bottom >= whole.bottom &&
        picture.right >= whole.right;
      const isBehind = picture.top < heading.top && picture.bottom > heading.bottom;
      const rest = window.innerHeight - whole.height;
      const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
      return [
        isFilled && isBehind
          ? ''
          : `${Math.round(picture.height)} of ${Math.round(whole.height)} px`,
        rest <= header + 1 ? '' : `${Math.round(rest)} px of the screen are left`,
      ];
    })
      .flat()
      .filter(Boolean),
  );

longTest('sections with a picture behind them fill the screen with it', async () => {
  const { address } = firstOf('full-section');
  const page = await openPage(address);
  const sections = blocksOf('full-section').filter((section) => section.address === address);
  expect(await page.locator('main section:has(img)').count()).toBe(sections.length);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await notFilled(page), `at ${width} px`).toEqual([]);
  }
});

describe('the report frames', () => {
  longTest('are below their header in the configured aspect ratio, on every screen', async () => {
    const { address, block } = firstOf('dashboards');
    const page = await openPage(address);
    const reports = page.getByRole('main').getByRole('article');
    expect(await reports.count()).toBe(block.items.length);
    for (const width of widths) {
      await page.setViewportSize({ ...desktop, width });
      const seen = await reports.evaluateAll((articles) =>
        articles.map((article) => {
          const header = article.querySelector('header')?.getBoundingClientRect();
          const frame = article.querySelector('[data-phase]')?.getBoundingClientRect();
          if (!header || !frame) throw new Error('A report has no header or no frame.');
          return { isBelow: frame.top >= header.bottom, ratio: frame.width / frame.height };
        }),
      );
      const shapes = block.items.map(({ aspectRatio }) => {
        const [across = 0, down = 1] = aspectRatio.split('/').map(Number);
        return across / down;
      });
      for (const [index, { isBelow, ratio }] of seen.entries()) {
        expect(isBelow, `report ${index + 1} at ${width} px`).toBe(true);
        expect(ratio, `report ${index + 1} at ${width} px`).toBeCloseTo(shapes[index] ?? 0, 1);
      }
    }
  });
});

longTest(
  'a section further down the page is animated once, when it first comes into view',
  async () => {
    const { address } = firstOf('full-section');
    const page = await openPage(address, { viewport: desktop, moves: true });
    const later = page.locator('main section[data-enters]').first();
    await expect.poll(() => later.getAttribute('data-waits')).toBe('');
    await later.evaluate((section) => {
      let count = 0;
      section.addEventListener('animationstart', () => {
        count += 1;
        section.setAttribute('data-started', String(count));
      });
    });
    await later.scrollIntoViewIfNeeded();
    await expect.poll(() => later.getAttribute('data-started')).not.toBeNull();
    const first = await later.getAttribute('data-started');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await later.scrollIntoViewIfNeeded();
    expect(await later.getAttribute('data-waits')).toBeNull();
    expect(await later.getAttribute('data-started')).toBe(first);
  },
);

longTest('on a wide screen the header, the heading and the text are aligned', async () => {
  const page = await openPage('/', { viewport: { width: 1920, height: 1000 }, looksOnly: true });
  const edges: number[] = [];
  for (const address of ['/', firstOf('fee-table').address, firstOf('people').address]) {
    await page.goto(new URL(address, page.url()).href);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')?.close());
    edges.push(
      ...(await page.evaluate(() =>
        ['header > a', 'main h1'].map((part) =>
          Math.round(document.querySelector(part)?.getBoundingClientRect().left ?? -1),
        ),
      )),
    );
  }
  expect(Math.max(...edges) - Math.min(...edges), edges.join()).toBeLessThanOrEqual(12);
});
