import { expect, test } from 'vitest';
import { openPage } from './harness.ts';

test.each(['/privacy-policy', '/disclaimer'])(
  '%s was last updated on the day it is read',
  async (address) => {
    const page = await openPage(address, { clock: '2031-03-01T00:10:00' });
    expect(await page.getByRole('main').innerText()).toContain('1 March 2031');
    expect(await page.getByRole('contentinfo').innerText()).toContain('© 2031');
  },
);

test('the day is right as well after moving on inside the site', async () => {
  const page = await openPage('/fees', { clock: '2028-02-29T12:00:00' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await page.waitForURL('**/disclaimer');
  await expect.poll(() => page.getByRole('main').innerText()).toContain('29 February 2028');
  expect(await page.getByRole('contentinfo').innerText()).toContain('© 2028');
});
