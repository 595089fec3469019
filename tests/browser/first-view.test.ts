import { expect, test } from 'vitest';
import { openPage, phone } from './harness.ts';

declare global {
  interface Window {
    pageWasDrawn: () => Promise<void>;
    movement: number;
  }
}

test('on a phone the home page shows its words before the fonts come, and hardly moves when they do', async () => {
  let letFontsCome = () => {};
  const drawn = new Promise<void>((resolve) => {
    letFontsCome = resolve;
  });
  const page = await openPage('/', {
    viewport: phone,
    prepare: async (context) => {
      await context.exposeFunction('pageWasDrawn', letFontsCome);
      await context.addInitScript(() => {
        window.movement = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') window.movement += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver(() => void window.pageWasDrawn()).observe({
          type: 'paint',
          buffered: true,
        });
      });
      await context.route(/\.woff2$/, async (route) => {
        await drawn;
        await route.continue();
      });
    },
  });
  await page.getByRole('dialog').waitFor();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return Array.from(document.fonts, ({ family, status, display }) => ({
      family,
      status,
      display,
    }));
  });
  const named = (name: string) => fonts.filter(({ family }) => family.includes(name));
  for (const name of ['Ojuju', 'Atkinson Hyperlegible Next']) {
    expect(named(name)[0], name).toMatchObject({ status: 'loaded', display: 'swap' });
  }
  // Another frame, so that what the fonts have moved is counted.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => window.movement)).toBeLessThanOrEqual(0.01);
});
