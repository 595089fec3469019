import { expect, test } from 'vitest';
import { openPage, phone } from './harness.ts';
import { noteShifts, shiftOf, notifyWhenRendered } from './layout-shift.ts';

test('on a phone the home page shows its text before the fonts load, and hardly shifts when they do', async () => {
  let letFontsCome = () => {};
  const rendered = new Promise<void>((resolve) => {
    letFontsCome = resolve;
  });
  const page = await openPage('/', {
    viewport: phone,
    moves: true,
    prepare: async (context) => {
      await noteShifts(context);
      await notifyWhenRendered(context, letFontsCome);
      await context.route(/\.woff2$/, async (route) => {
        await rendered;
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
  const named = (name: string) => fonts.filter(({ family }) => family.replaceAll('"', '') === name);
  for (const name of ['Ojuju', 'Atkinson Hyperlegible Next']) {
    // Of its two files only the second one is fetched, which has the characters of the site.
    expect(
      named(name).map(({ status }) => status),
      name,
    ).toEqual(['unloaded', 'loaded']);
    expect(named(name)[1], name).toMatchObject({ display: 'swap' });
  }
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
});
