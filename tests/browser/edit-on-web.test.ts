import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { textId } from '../../src/editor/store/git-host/blob-id.ts';
import { GithubDouble } from '../github-double/github-double.ts';
import { longTest } from '../sample.ts';
import { barriersOf } from './barriers.ts';
import { press, write } from './edit-clinic.ts';
import { openPage } from './harness.ts';
import { answerAsGithub, noDrafts, signIn, startWebClinic, type WebClinic } from './web-clinic.ts';

const small = { width: 360, height: 640 };
let clinic: WebClinic;
let github: GithubDouble;

beforeAll(async () => {
  clinic = await startWebClinic();
});
beforeEach(() => {
  github = new GithubDouble({ files: clinic.files() });
  github.addToken('github_pat_good');
});
afterEach(() => expect(github.mistakes).toEqual([]));
afterAll(() => clinic.close());

const openEditor = (options: Parameters<typeof openPage>[1] = {}): Promise<Page> =>
  openPage('/town/edit', {
    origin: clinic.origin,
    prepare: async (context) => {
      await answerAsGithub(context, github);
      await context.clock.install();
    },
    routesOthers: true,
    viewport: small,
    touch: true,
    ...options,
  });

/** Waits for a text, while seconds go by on the clock of the page. */
async function waitSeconds(page: Page, text: string | RegExp): Promise<void> {
  const found = page.getByText(text);
  const look = async (): Promise<boolean> => {
    await page.clock.fastForward(2000);
    return found.isVisible();
  };
  await expect.poll(look, { interval: 200 }).toBe(true);
}

test('a page is shown as it is published until the part that renders it has loaded', async () => {
  const page = await openEditor({ allow: [noDrafts] });
  await page.getByLabel('Access token').waitFor();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(/\/engine[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await signIn(page);
  await press(page.getByRole('link', { name: 'Hours and way', exact: true }));
  const date = page.frameLocator('main iframe').getByText('15 March');
  await date.waitFor();
  release();
  await date.click();
  await page.getByLabel('First day', { exact: true }).waitFor();
});

longTest('on a phone, a date is changed and published with one hand', async () => {
  const page = await openEditor({ allow: [noDrafts] });
  await page.getByLabel('Access token').waitFor();
  expect(await barriersOf(page)).toEqual([]);
  await signIn(page);
  await press(page.getByRole('link', { name: 'Hours and way', exact: true }));
  await page.frameLocator('main iframe').getByText('15 March').click();
  await page.getByLabel('First day', { exact: true }).fill('2026-03-20');
  const shown = page.frameLocator('main iframe');
  await shown.getByText('20 March').waitFor();
  // The site is in a folder of its host, for a page that is being edited too.
  expect(await shown.locator('header a').first().getAttribute('href')).toBe('/town/');
  await waitSeconds(page, 'All changes kept');
  await press(page.getByRole('link', { name: /^Publish/ }));
  await press(page.getByRole('button', { name: 'Publish now' }));
  await page.getByRole('heading', { name: 'Published' }).waitFor();
  await page.getByText(/^Published\. /).waitFor();

  const { repository } = github;
  const before = clinic.files()['content/pages/visit.yaml']?.toString();
  const published = before?.replace('from: 2026-03-15', 'from: 2026-03-20');
  expect(repository.text('main', 'content/pages/visit.yaml')).toBe(published);
  // One commit more, and the drafts restart from it.
  expect(repository.history(repository.branches.get('main') ?? '', null)).toHaveLength(2);
  expect(repository.text('drafts/amina', 'content/pages/visit.yaml')).toBe(published);

  // The next build has it.
  await page.route('**/edit/content.json', async (route) => {
    const { files, ...rest } = JSON.parse(await (await route.fetch()).text());
    const text = published ?? '';
    files['pages/visit.yaml'] = { text, blob: await textId(text) };
    await route.fulfill({ json: { ...rest, files } });
  });
  await waitSeconds(page, 'Visitors see it now.');
  // It is still known after looking at the page.
  await press(page.getByRole('link', { name: 'Back to the page' }));
  await shown.getByText('20 March').waitFor();
  await press(page.getByRole('link', { name: /^Publish/ }));
  await page.getByText('Visitors see it now.').waitFor();
  expect(await barriersOf(page)).toEqual([]);
});

longTest(
  'those who may not edit are told why; a revoked token is asked for again; a conflict is resolved at its field; nothing is lost',
  async () => {
    github.addToken('github_pat_reader', { contents: 'read' });
    const page = await openEditor({ allow: [/status of 40[1345]/, noDrafts] });
    await signIn(page, 'github_pat_mistyped');
    await page.getByRole('alert').getByText('does not know this token').waitFor();
    await signIn(page, 'github_pat_reader');
    await page.getByRole('alert').getByText('It lacks: Contents: Read and write').waitFor();
    await signIn(page);
    await press(page.getByRole('link', { name: 'Hours and way', exact: true }));
    await press(page.getByRole('button', { name: 'About this page' }));

    github.people.clear();
    github.addToken('github_pat_new');
    await write(page.getByLabel('Title', { exact: true }), 'Hours and the way');
    await press(page.getByRole('button', { name: 'Sign in again' }));
    // A colleague at the same screen: the open work must not become hers.
    github.addToken('github_pat_colleague', {}, 'juma');
    await signIn(page, 'github_pat_colleague');
    await page
      .getByRole('alert')
      .getByText('This page has the work of Amina Wanjiru, and you are juma.')
      .waitFor();
    expect(github.repository.branches.has('drafts/juma')).toBe(false);
    await signIn(page, 'github_pat_new');
    await waitSeconds(page, 'All changes kept');
    expect(github.repository.text('drafts/amina', 'content/pages/visit.yaml')).toMatch(
      /^title: Hours and the way$/m,
    );
    const file = 'content/pages/visit.yaml';
    const published = github.repository.text('main', file) ?? '';
    expect(published).toMatch(/^title: Hours and way$/m);

    // A colleague publishes another value of the same field.
    github.repository.commit('main', {
      [file]: published.replace(/^title: .*$/m, 'title: Find us'),
    });
    await press(page.getByRole('link', { name: /^Publish/ }));
    await press(page.getByRole('button', { name: 'Publish now' }));
    const choice = page.getByRole('group', { name: 'Title', exact: true });
    await choice.getByText('Hours and the way').waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await press(choice.getByRole('button', { name: 'Take theirs' }));
    // Then there is no change left.
    await page.getByRole('heading', { name: 'Nothing to publish' }).waitFor();
    await waitSeconds(page, 'All changes kept');
    expect(github.repository.text('main', file)).toMatch(/^title: Find us$/m);
  },
);

test('in a folder of its host, no link and no file of a page is outside of it', () => {
  const { dist } = clinic;
  const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(documents.length).toBeGreaterThan(10);
  for (const file of documents) {
    const outside = /(?:href|src|action)="\/(?!town\/|town")[^"]*/g;
    expect(readFileSync(path.join(dist, file), 'utf8').match(outside), file).toBeNull();
  }
});

test('visitors load nothing of the editor, and search engines do not list it', () => {
  const { dist } = clinic;
  const textOf = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const document = textOf('edit/index.html');
  expect(document).toContain('<meta name="robots" content="noindex"/>');
  const files = [...document.matchAll(/\/([\w.-]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(3);
  const others = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:html|xml|txt|json|webmanifest)$/.test(file))
    .filter((file) => !/^(?:edit|\.publish)\//.test(file) && file !== '.hosting.json');
  expect(others.length).toBeGreaterThan(10);
  const leading = others.filter((file) => {
    const text = textOf(file);
    return text.includes('/edit') || files.some((name) => text.includes(name));
  });
  expect(leading).toEqual([]);
});
