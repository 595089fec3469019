import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ensureBrowser } from '../../scripts/browser/ensure-browser.ts';
import { launchBrowser } from '../../scripts/browser/launch-browser.ts';
import { GithubDouble } from '../github-double/github-double.ts';
import { install, npm, pack, serve, step, stopServers } from './site-project.ts';

// The chapters "Put it online" and "Give the secretary access" of a new site's README, with doubles of the git host: a
// repository in a folder, and an interface for the browser. Each test goes on where the one before has ended.
const scratch = mkdtempSync(path.join(tmpdir(), 'site-online-'));
const site = path.join(scratch, 'my-site');
const checkout = path.join(scratch, 'checkout');
const remote = path.join(scratch, 'remote.git');
const owner = 'house';
const name = 'my-site';

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

/** What the README says, for this owner and this repository. */
const readme = (): string =>
  readFileSync(path.join(site, 'README.md'), 'utf8')
    .replaceAll(/```[^]*?```/g, '')
    .replaceAll('OWNER', owner)
    .replaceAll('NAME', name);

/** What stands between backquotes in the README, and begins so. */
const typed = (beginning: string): string[] =>
  Array.from(readme().matchAll(/`([^`]+)`/g), ([, code = '']) => code).filter((code) =>
    code.startsWith(beginning),
  );

/** The words of a command line, which may be quoted. */
const wordsOf = (line: string): string[] =>
  Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word]) => quoted ?? word ?? '');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser('chromium', await ensureBrowser());
  install(pack(path.join(scratch, 'packed')), scratch, 'my-site');
}, step.timeout);
afterAll(async () => {
  stopServers();
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('the commands of the README bring the site to the host, with its engine', step, () => {
  const settings = path.join(site, 'content', 'site.yaml');
  const [address = '', hosting = ''] = [...typed('address: '), ...typed('hosting: ')];
  writeFileSync(
    settings,
    `${readFileSync(settings, 'utf8').replace(/^address: .*$/m, address)}${hosting}\n`,
  );
  const [repository = ''] = typed('repository: ');
  appendFileSync(settings, `editing:\n  ${repository}\n`);

  const file = 'woven-site-0.1.0.tgz';
  copyFileSync(path.join(scratch, 'packed', file), path.join(site, file));
  const [engine = ''] = typed('npm install');
  expect(npm(site, ...wordsOf(engine.replace('FILE', file)).slice(1))).toMatchObject({
    status: 0,
  });

  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
  git(site, 'config', `url.${remote}.insteadOf`, `https://github.com/${owner}/${name}.git`);
  git(site, 'config', 'user.name', 'Amina');
  git(site, 'config', 'user.email', 'amina@house.example');
  const commands = typed('git ');
  expect(commands).toHaveLength(4);
  for (const line of commands) git(site, ...wordsOf(line).slice(1));
  expect(git(remote, 'show', 'main:content/site.yaml')).toContain(address);
});

test('the workflow of the site passes where only the repository is', step, () => {
  execFileSync('git', ['clone', '--quiet', remote, checkout]);
  const workflow = readFileSync(path.join(checkout, '.github', 'workflows', 'site.yml'), 'utf8');
  const steps: { run?: string }[] = parse(workflow).jobs.check.steps;
  const lines = steps.flatMap(({ run }) => run ?? []);
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    const { status, output } = npm(checkout, ...wordsOf(line).slice(1));
    expect(status, output).toBe(0);
  }
});

test('the secretary signs in, changes a page, and publishes it', step, async () => {
  const files = git(checkout, 'ls-files').trim().split('\n');
  const github = new GithubDouble({
    owner,
    name,
    files: Object.fromEntries(files.map((file) => [file, readFileSync(path.join(checkout, file))])),
  });
  github.addToken('github_pat_good');
  const { origin } = await serve(checkout, 'preview');
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(step.timeout);
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const response = await github.answer(
      new Request(request.url(), {
        method: request.method(),
        headers: request.headers(),
        body: request.postData(),
      }),
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  await page.goto(`${origin}/${name}/edit`);
  await page.getByLabel('Access token').fill('github_pat_good');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.frameLocator('main iframe').getByText('Come in and stay a while').first().click();
  await page.locator('#field-blocks-0-title').fill('Come in today');
  await page.frameLocator('main iframe').getByText('Come in today').first().waitFor();
  await page.getByText('All changes kept').waitFor();
  await page.getByRole('link', { name: /^Publish/ }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('heading', { name: 'Published' }).waitFor();
  expect(github.mistakes).toEqual([]);
  const published = github.repository.text('main', 'content/pages/index.yaml') ?? '';
  expect(published).toContain('title: Come in today');

  // What she has published is what the workflow builds next.
  writeFileSync(path.join(checkout, 'content', 'pages', 'index.yaml'), published);
  expect(npm(checkout, 'run', 'build')).toMatchObject({ status: 0 });
  const html = readFileSync(path.join(checkout, 'dist', 'index.html'), 'utf8');
  expect(html).toContain('Come in today');
});
