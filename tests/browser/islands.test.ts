import { expect, test } from 'vitest';
import { openLibrary } from './library.ts';

test('an island fetches its scripts when it is near the view, and what was chosen before they came stays', async () => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  const requested: string[] = [];
  const page = await openLibrary('/borrow', {
    viewport: { width: 390, height: 300 },
    prepare: (context) =>
      context.route(/\/(?!main-)[^/]+\.js$/, async (route) => {
        requested.push(route.request().url());
        await held;
        await route.continue();
      }),
  });
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);

  const year = page.getByRole('button', { name: '2024', exact: true });
  await year.click();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  expect(await page.locator('[data-hydrated]').count()).toBe(0);
  letCome();
  await page.locator('[data-island][data-hydrated]').filter({ has: year }).waitFor();
  expect(await year.getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByText('Wageni kwa saa').isVisible()).toBe(false);
  await page.getByText('Rafu zinazopendwa zaidi').waitFor();
});
