import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { GithubDouble } from '../github-double/github-double.ts';
import { isLong, longTest } from '../sample.ts';
import { barriersOf } from './barriers.ts';
import { openPage } from './harness.ts';
import { answerAsGithub, startWebClinic, type WebClinic } from './web-clinic.ts';

const phone = { width: 390, height: 844 };
let clinic: WebClinic;
let github: GithubDouble;

beforeAll(async () => {
  if (isLong) clinic = await startWebClinic();
});
beforeEach(() => {
  github = new GithubDouble({ files: clinic.files() });
  github.addToken('github_pat_good');
});
afterEach(() => expect(github.mistakes).toEqual([]));
afterAll(async () => {
  if (isLong) await clinic.close();
});

const openEditor = (): Promise<Page> =>
  openPage('/town/edit', {
    origin: clinic.origin,
    storesPages: true,
    allow: [/./],
    prepare: (context) => answerAsGithub(context, github),
    routesOthers: true,
    viewport: phone,
    touch: true,
  });

/** Signs in on a phone of her own, and waits until the editor can do without the network. */
async function signInToStay(page: Page): Promise<void> {
  await page.getByLabel('Stay signed in on this device for a day').check();
  await page.getByLabel('Access token').fill('github_pat_good');
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await page.getByRole('heading', { name: 'Pages', exact: true }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 60_000,
  });
}

longTest(
  'on a phone, the editor opens without a network, and a notice that was written there is published when there is one',
  async () => {
    const page = await openEditor();
    await signInToStay(page);
    const context = page.context();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Urgent notice', exact: true }).tap();
    await page.getByLabel('Text', { exact: true }).fill('The road is under water.');
    await page.frameLocator('main iframe').getByText('The road is under water.').waitFor();
    await page.getByRole('button', { name: 'Publish the notice' }).tap();
    await page.getByText('There is no connection, so nothing is published yet.').waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await page.getByLabel('Then publish it without asking me again').check();
    await page.getByRole('button', { name: 'Publish when there is a connection' }).tap();
    await page.getByRole('heading', { name: 'Waiting for the network' }).waitFor();
    await page.reload();
    const waiting = page.getByRole('article', { name: /The road is under water/ });
    expect(await waiting.getByLabel('Then publish it without asking me again').isChecked()).toBe(
      true,
    );
    expect(await barriersOf(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByText('What waited has been published.').waitFor({ timeout: 60_000 });
    expect(github.repository.text('main', 'content/site.yaml')).toContain(
      'The road is under water.',
    );
  },
);
