import { expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { edit, kept, press, write, type EditedClinic } from './edit-clinic.ts';

/** The tests of ways through several screens, on a clinic that is started for them and others. */
export function testFlows(clinic: () => EditedClinic): void {
  test('without a network, a screen that is not loaded says so and offers no change of the content; it opens when the network is back', async () => {
    const allow = [/PublishScreen/, /ERR_FAILED/];
    const { page, panel } = await edit(clinic(), '/@edit', { isNew: true, allow });
    await page.route(/\/@edit\/PublishScreen/, (route) => route.abort());
    await page.goto(new URL('/questions?edit&at=title', clinic().origin).href);
    await write(panel.getByLabel('Title'), 'All questions');
    await kept(page);
    await press(page.getByRole('link', { name: /^Publish/ }));
    const failure = page.getByRole('main').getByRole('alert');
    await failure.getByRole('heading', { name: 'could not be loaded' }).waitFor();
    expect(await failure.getByRole('button').allTextContents()).toEqual([
      'Try again',
      'Load the editor again',
    ]);
    expect(await barriersOf(page)).toEqual([]);
    await page.unroute(/\/@edit\/PublishScreen/);
    await press(failure.getByRole('button', { name: 'Try again' }));
    await page.getByRole('heading', { name: 'Publish 1 change' }).waitFor();
  });

  test('links are followed in the page that is tried, and the panel always has the page that is shown', async () => {
    const { page, panel } = await edit(clinic(), '/people?edit&at=title');
    const shown = page.frameLocator('iframe');
    await shown.getByRole('heading', { level: 1, name: 'Who you meet' }).waitFor();
    await press(page.getByRole('button', { name: 'Try the page' }));
    await press(shown.locator('main a[href="/questions"]').first());
    await shown.getByRole('heading', { level: 1, name: 'What people ask' }).waitFor();
    await expect.poll(() => panel.getByLabel('Title').inputValue()).toBe('Questions');
    expect(new URL(page.url()).pathname).toBe('/questions');
    expect(page.frames().map((frame) => new URL(frame.url()).search)).toEqual([
      '?edit',
      '?in-editor',
    ]);
    expect(await shown.getByRole('button', { name: 'Edit this page' }).count()).toBe(0);

    // A script of the page may leave it too.
    const leaveFor = (address: string) =>
      page.frames()[1]?.evaluate((to) => location.assign(to), address);
    await leaveFor('/people');
    await expect.poll(() => panel.getByLabel('Title').inputValue()).toBe('People');
    await shown.getByRole('heading', { level: 1, name: 'Who you meet' }).waitFor();
    await leaveFor('/wards?edit');
    await expect.poll(() => panel.getByLabel('Title').inputValue()).toBe('Nights in the ward');
    expect(page.frames()).toHaveLength(2);
  });
}
