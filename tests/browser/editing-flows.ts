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
}
