import { expect } from 'vitest';
import { longTest } from '../sample.ts';
import { openLibrary } from './library.ts';

longTest('the last update is the day of the visit', async () => {
  const page = await openLibrary('/whats-on', { clock: '2031-03-01T00:10:00' });
  expect(await page.getByRole('main').innerText()).toContain('1 March 2031');
  expect(await page.getByRole('contentinfo').innerText()).toContain('© 2031');
});

longTest('the day is right after navigation too', async () => {
  const page = await openLibrary('/visit', { clock: '2028-02-29T12:00:00' });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Matukio ya mwaka' })
    .click();
  await page.waitForURL('**/whats-on');
  await expect.poll(() => page.getByRole('main').innerText()).toContain('29 February 2028');
  expect(await page.getByRole('contentinfo').innerText()).toContain('© 2028');
});
