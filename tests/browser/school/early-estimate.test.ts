import { expect, test } from 'vitest';
import { firstOf } from '../../school/school.ts';
import { openPage } from '../harness.ts';

test('what is chosen in an estimate before its script has come is estimated', async () => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  const page = await openPage(firstOf('fee-estimate').address, {
    prepare: (context) =>
      context.route(/\/hydrate-island-[^/]+\.js$/, async (route) => {
        await held;
        await route.continue();
      }),
  });
  const choice = page.getByRole('main').getByRole('combobox');
  const check = page.getByRole('main').getByRole('checkbox').first();
  const name = await choice.locator('option').nth(1).getAttribute('value');
  await choice.selectOption({ index: 1 });
  await check.check();
  letCome();
  await page.waitForURL((url) => url.searchParams.get('fees') === name);
  await expect.poll(() => page.url()).toContain('new=1');
  expect(await choice.inputValue()).toBe(name);
  expect(await check.isChecked()).toBe(true);
});
