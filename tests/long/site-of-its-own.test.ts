import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBrowser } from '../../scripts/browser/ensure-browser.ts';
import { launchBrowser } from '../../scripts/browser/launch-browser.ts';

// What somebody does who has only Node and npm, in this order: each test goes on where the one before has ended.
const scratch = mkdtempSync(path.join(tmpdir(), 'site-of-its-own-'));
const site = path.join(scratch, 'my-site');
/** Each step may take minutes on a busy machine, and needs the one before: trying it again alone would not help. */
const step = { timeout: 15 * 60_000, retry: 0 };

const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_CONTENT: undefined };

/** Runs npm in a folder, without what this project's own npm has put into the environment. */
function npm(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    env,
    shell: process.platform === 'win32',
  });
  return { status, said: stripVTControlCharacters(stdout + stderr) };
}

const pack = (to: string): string => {
  mkdirSync(to);
  expect(npm('.', 'pack', '--silent', '--pack-destination', to).status).toBe(0);
  return path.join(to, readdirSync(to)[0] ?? '');
};

let packed = '';
let browser: Browser;
const started: ChildProcess[] = [];

/** Starts a command that goes on, and waits for the address that it prints. */
async function serve(...args: string[]): Promise<string> {
  const server = spawn(
    process.execPath,
    ['node_modules/woven-site/scripts/woven-site.mjs', ...args],
    {
      cwd: site,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  started.push(server);
  let said = '';
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      said += stripVTControlCharacters(text.toString());
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`It ended: ${said}`)));
  });
}

beforeAll(async () => {
  packed = pack(path.join(scratch, 'packed'));
  browser = await launchBrowser('chromium', await ensureBrowser());
});

afterAll(async () => {
  for (const server of started) server.kill();
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('the packed engine is small, the same twice, and has neither tests nor a school', () => {
  expect(statSync(packed).size).toBeLessThan(3_000_000);
  const again = pack(path.join(scratch, 'packed-again'));
  expect(readFileSync(again).equals(readFileSync(packed))).toBe(true);
  const files = execFileSync('tar', ['-tf', packed], { encoding: 'utf8' }).split('\n');
  expect(files.filter((file) => /\.test\.|^package\/(?:content|\.github)\//.test(file))).toEqual(
    [],
  );
});

test('an installed engine makes a site, whose only dependency it is', step, () => {
  const tools = path.join(scratch, 'tools');
  mkdirSync(tools);
  expect(npm(tools, 'install', '--prefer-offline', packed).status).toBe(0);
  const { status, said } = npm(
    tools,
    'exec',
    '--',
    'woven-site',
    'new-site',
    '../my-site',
    '--from',
    'clinic',
  );
  expect(said).toContain('Written: ../my-site');
  expect(status).toBe(0);
  const { dependencies } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'));
  expect(dependencies).toEqual({ 'woven-site': 'file:../packed/woven-site-0.1.0.tgz' });
});

test(
  'it is checked, built, deployed to a folder, and its commands tell their options',
  step,
  () => {
    expect(npm(site, 'run', 'validate').said).toContain('No errors on 11 pages');
    expect(npm(site, 'run', 'build')).toMatchObject({ status: 0 });
    const target = path.join(scratch, 'served');
    const deployed = npm(site, 'run', 'deploy', '--', '--to', target, '--live', 'none');
    expect(deployed).toMatchObject({ status: 0 });
    expect(readFileSync(path.join(target, 'index.html'))).toEqual(
      readFileSync(path.join(site, 'dist', 'index.html')),
    );
    const options: Record<string, RegExp> = {
      validate: /--content DIR[^]*--fix/,
      build: /--content DIR[^]*--out DIR/,
      preview: /--out DIR[^]*--port N/,
      deploy: /--to TARGET[^]*--out DIR/,
      'new:page': /--content DIR/,
    };
    for (const [name, expected] of Object.entries(options)) {
      expect(npm(site, 'run', name, '--', '--help')).toMatchObject({
        status: 0,
        said: expect.stringMatching(expected),
      });
      expect(npm(site, 'run', name, '--', '--nonsense')).toMatchObject({
        status: 2,
        said: expect.stringContaining('There is no option --nonsense.'),
      });
    }
    // What is in the packages of npm is only read: what commands cache lies in the site.
    expect(readdirSync(path.join(site, 'node_modules', 'woven-site'))).not.toContain('.cache');
  },
);

test('its preview serves the built site', step, async () => {
  const origin = await serve('preview', '--port', '0');
  expect(await (await fetch(origin)).text()).toContain('</html>');
});

test('in the editor a text is changed and published into the repository', step, async () => {
  execFileSync('git', ['config', 'user.name', 'Amina'], { cwd: site });
  execFileSync('git', ['config', 'user.email', 'amina@clinic.example'], { cwd: site });
  const origin = await serve('start', '--port', '0');
  const page = await browser.newPage();
  page.setDefaultTimeout(step.timeout);
  await page.goto(`${origin}/?edit&at=blocks.0.title`);
  await page.locator('#field-blocks-0-title').fill('Written on the first day');
  await page.frameLocator('iframe').getByText('Written on the first day').first().waitFor();
  await page.getByText('All changes kept').waitFor();
  await page.locator('#field-blocks-0-title').press('Control+Shift+P');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('heading', { name: 'Published' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Visitors will see it when' }).waitFor();
  const text = execFileSync('git', ['show', 'main:content/pages/index.yaml'], { cwd: site });
  expect(text.toString()).toContain('title: Written on the first day');
});

test('npm test checks the site in a browser', step, () => {
  const { status, said } = npm(site, 'test');
  expect(said).toMatch(/✓ pages in a browser \((\d+) passed, 0 failed\)/);
  expect(status).toBe(0);
});
