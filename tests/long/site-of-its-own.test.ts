import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBrowser } from '../../scripts/browser/ensure-browser.ts';
import { launchBrowser } from '../../scripts/browser/launch-browser.ts';
import {
  commitAll,
  install,
  npm,
  pack,
  packNext,
  serve,
  step,
  stopServers,
} from './site-project.ts';

// What somebody does who has only Node and npm, in this order: each test goes on where the one before has ended.
const scratch = mkdtempSync(path.join(tmpdir(), 'site-of-its-own-'));
const site = path.join(scratch, 'my-site');
const inSite = (file: string): string => path.join(site, file);
const read = (file: string): string => readFileSync(inSite(file), 'utf8');
const home = 'content/pages/index.yaml';

let packed = '';
let browser: Browser;

async function open(address: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(step.timeout);
  await page.goto(address);
  return page;
}

/** Publishes what was written in the editor, once it is in its file: new code of blocks may load the editor again. */
async function publish(page: Page, file: string, words: string): Promise<void> {
  await expect.poll(() => read(file), { timeout: step.timeout / 5 }).toContain(words);
  await page.getByRole('link', { name: /^Publish/ }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('heading', { name: 'Published' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Visitors will see it when' }).waitFor();
}

/** The text of a file in the version that was published last. */
const published = (file: string): string =>
  execFileSync('git', ['show', `main:${file}`], { cwd: site, encoding: 'utf8' });

beforeAll(async () => {
  packed = pack(path.join(scratch, 'packed'));
  browser = await launchBrowser('chromium', await ensureBrowser());
});

afterAll(async () => {
  stopServers();
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('the packed engine is small, the same twice, and has neither tests nor a school', () => {
  expect(statSync(packed).size).toBeLessThan(7_000_000);
  const again = pack(path.join(scratch, 'packed-again'));
  expect(readFileSync(again).equals(readFileSync(packed))).toBe(true);
  const files = execFileSync('tar', ['-tf', packed], { encoding: 'utf8' }).split('\n');
  expect(files.filter((file) => /\.test\.|^package\/(?:content|\.github)\//.test(file))).toEqual([
    // npm run upgrade shows what is new in it.
    'package/.github/CHANGELOG.md',
  ]);
});

test('an installed engine makes a site, whose only dependency it is', step, () => {
  expect(install(packed, scratch, 'my-site', '--from', 'clinic')).toContain('Written: ../my-site');
  execFileSync('git', ['config', 'user.name', 'Amina'], { cwd: site });
  execFileSync('git', ['config', 'user.email', 'amina@clinic.example'], { cwd: site });
  const { dependencies } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'));
  expect(dependencies).toEqual({ 'woven-site': 'file:../packed/woven-site-0.1.0.tgz' });
});

test(
  'it is checked, built, deployed to a folder, and its commands tell their options',
  step,
  () => {
    expect(npm(site, 'run', 'validate').output).toContain('No errors on 11 pages');
    expect(npm(site, 'run', 'build')).toMatchObject({ status: 0 });
    const target = path.join(scratch, 'served');
    const deployed = npm(site, 'run', 'deploy', '--', '--to', target, '--live', 'none');
    expect(deployed).toMatchObject({ status: 0 });
    expect(readFileSync(path.join(target, 'current', 'index.html'))).toEqual(
      readFileSync(path.join(site, 'dist', 'index.html')),
    );
    const options: Record<string, RegExp> = {
      validate: /--content DIR[^]*--fix/,
      build: /--content DIR[^]*--out DIR/,
      preview: /--out DIR[^]*--port N/,
      deploy: /--to TARGET[^]*--out DIR/,
      'new:page': /--content DIR/,
      'new:block': /--content DIR[^]*--island/,
      upgrade: /\[VERSION\|FILE\|FOLDER\]/,
    };
    for (const [name, expected] of Object.entries(options)) {
      expect(npm(site, 'run', name, '--', '--help')).toMatchObject({
        status: 0,
        output: expect.stringMatching(expected),
      });
      expect(npm(site, 'run', name, '--', '--nonsense')).toMatchObject({
        status: 2,
        output: expect.stringContaining('There is no option --nonsense.'),
      });
    }
    // What is in the packages of npm is only read: what commands cache lies in the site.
    expect(readdirSync(path.join(site, 'node_modules', 'woven-site'))).not.toContain('.cache');
  },
);

test('its preview serves the built site', step, async () => {
  const { origin, stop } = await serve(site, 'preview');
  expect(await (await fetch(origin)).text()).toContain('</html>');
  stop();
});

test('in the editor a text is changed and published into the repository', step, async () => {
  const { origin, stop } = await serve(site, 'start');
  const page = await open(`${origin}/?edit&at=blocks.0.title`);
  await page.locator('#field-blocks-0-title').fill('Written on the first day');
  await page.frameLocator('main iframe').getByText('Written on the first day').first().waitFor();
  await publish(page, home, 'title: Written on the first day');
  expect(published(home)).toContain('title: Written on the first day');
  await page.close();
  stop();
});

const siteBlocks = `
  - type: price-table
    title: Prices of this clinic
    items:
      - A visit costs nothing
    tint: true
  - type: queue-board
    title: Who is next
    items:
      - Room one
      - Room two
`;

test('blocks of its own are seen at once, edited, and published', step, async () => {
  const { origin, stop } = await serve(site, 'start');
  expect(npm(site, 'run', 'new:block', 'price-table')).toMatchObject({ status: 0 });
  expect(npm(site, 'run', 'new:block', 'queue-board', '--', '--island').status).toBe(0);
  const count = read(home).match(/^ {2}- type: /gm)?.length ?? 0;
  writeFileSync(inSite(home), read(home).trimEnd() + siteBlocks);

  // New code of blocks starts the server again, which answers nothing for a moment.
  const shown = () =>
    fetch(origin).then(
      (response) => response.text(),
      () => '',
    );
  await expect.poll(shown, { timeout: 60_000 }).toContain('A visit costs nothing');
  const page = await open(origin);
  await page.getByText('A visit costs nothing').waitFor();
  const room = page.getByRole('button', { name: 'Room two' });
  await expect
    .poll(
      async () => {
        await room.press('Enter');
        return room.getAttribute('aria-pressed');
      },
      // The script of an island is loaded after its page.
      { timeout: step.timeout / 5 },
    )
    .toBe('true');

  await page.goto(`${origin}/?edit&at=blocks.${count}.title`);
  await page.locator(`#field-blocks-${count}-title`).fill('Prices of this year');
  await page.frameLocator('main iframe').getByText('Prices of this year').first().waitFor();
  // As README says: the editor publishes pages, and no code.
  execFileSync('git', ['add', 'blocks'], { cwd: site });
  execFileSync('git', ['commit', '--quiet', '-m', 'Blocks of our own'], { cwd: site });
  await publish(page, home, 'title: Prices of this year');
  expect(published(home)).toContain('title: Prices of this year');
  await page.close();
  stop();
});

test('npm test checks types, blocks and pages of the site in a browser', step, () => {
  // Of React and zod, a site has only what the engine exports.
  writeFileSync(
    inSite('blocks/price-table/per-unit.ts'),
    "import { z } from 'woven-site/schema';\nimport { useState } from 'woven-site/components';\n" +
      'export const perUnit = z.number();\nexport const usePrice = () => useState(0);\n',
  );
  const { status, output } = npm(site, 'test');
  expect(output).toMatch(/✓ types of the blocks and rules of this site/);
  expect(output).toMatch(/── pages in a browser ──\npages: \d+ passed, 0 failed\n/);
  expect(status).toBe(0);
  writeFileSync(inSite('blocks/price-table/per-unit.ts'), "export const perUnit: number = 'a';\n");
  expect(npm(site, 'test')).toMatchObject({
    status: 1,
    output: expect.stringContaining('per-unit.ts'),
  });
  rmSync(inSite('blocks/price-table/per-unit.ts'));
});

test('the engine is upgraded to its next version, back, and once more', step, () => {
  const next = packNext(path.join(scratch, 'next'));
  const [before, manifest] = [read(home), read('package.json')];
  const upgrade = () => npm(site, 'run', 'upgrade', '--', next);

  // The lock file was written when the engine was installed.
  commitAll(site);
  const shown = upgrade();
  expect(shown.output).toContain('The engine: 0.1.0 → 99.0.0');
  expect(shown.output).toContain('blocks without a ground of their own.');
  expect(shown.output).toMatch(/^- {4}tint: true$/m);
  expect(shown.status).toBe(0);
  expect(read(home)).toBe(before.replaceAll(/^ {4}tint: true\n/gm, ''));
  expect(read('node_modules/woven-site/package.json')).toContain('"version": "99.0.0"');
  execFileSync('git', ['restore', '.'], { cwd: site });
  expect(npm(site, 'install', '--prefer-offline')).toMatchObject({ status: 0 });
  expect([read(home), read('package.json')]).toEqual([before, manifest]);
  expect(read('node_modules/woven-site/package.json')).toContain('"version": "0.1.0"');

  expect(upgrade()).toMatchObject({ status: 0 });
  expect(npm(site, 'run', 'build')).toMatchObject({ status: 0 });
  const target = path.join(scratch, 'served');
  expect(npm(site, 'run', 'deploy', '--', '--to', target, '--live', 'none').status).toBe(0);
  const html = readFileSync(path.join(target, 'current', 'index.html'), 'utf8');
  expect(html).toContain('Prices of this year');
  expect(html).toContain('Room two');
});
