import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findTool } from '../find-tool.ts';
import { installedBrowsers, isHeadlessShell } from './installed-browsers.ts';
import { playwright, startsUp } from './launch-browser.ts';

/** The tests have no browser, and none could be installed. */
export class NoBrowserError extends Error {}

const howToGetOne =
  'Install Google Chrome, Microsoft Edge or Chromium and try again, or name the program of one that is not in\n' +
  'the usual place:\n\n    CHROME_PATH=/path/to/chrome npm test\n';

/** A Chrome, Edge or Chromium that starts: the one in CHROME_PATH, an installed one, or a downloaded one. */
export async function ensureBrowser(): Promise<string> {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (await startsUp('chromium', named)) return named;
    throw new NoBrowserError(`CHROME_PATH is ${named}, and no browser starts there.`);
  }
  for (const candidates of [presentShells, fromDebian, presentBrowsers, fromPlaywright]) {
    for (const browser of await candidates()) {
      if (await startsUp('chromium', browser)) return browser;
    }
  }
  throw new NoBrowserError(`No browser could be found or got.\n${howToGetOne}`);
}

const presentShells = (): string[] => installedBrowsers('chromium').filter(isHeadlessShell);

const presentBrowsers = async (): Promise<string[]> => [
  ...installedBrowsers('chromium'),
  ...(await downloaded()),
];

const downloaded = async (): Promise<string[]> =>
  [(await playwright()).chromium.executablePath()].filter(existsSync);

/** The tests take a third less time in a headless shell, so it is downloaded even if there is another browser. */
async function fromDebian(): Promise<string[]> {
  if (process.getuid?.() !== 0 || !isDebian()) return [];
  const packages = [
    'chromium-headless-shell',
    ...((await presentBrowsers()).length > 0 ? [] : ['chromium']),
  ];
  console.log(`Installing ${packages.join(' and ')} ...`);
  aptGet('update', '-qq');
  for (const name of packages) aptGet('install', '-y', '-qq', '--no-install-recommends', name);
  return installedBrowsers('chromium');
}

/** Fails quickly without a network. */
function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const limits = ['Retries=0', 'http::Timeout=10', 'https::Timeout=10'];
  const options = limits.flatMap((limit) => ['-o', `Acquire::${limit}`]);
  const { status, stderr } = spawnSync('apt-get', [...options, ...args], { env, encoding: 'utf8' });
  if (status !== 0) console.error(`apt-get ${args.join(' ')}: ${stderr}`);
}

/** Debian and derivatives such as Ubuntu. */
function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(file, 'utf8'));
}

function fromPlaywright(): Promise<string[]> {
  console.log("No browser here yet: downloading Playwright's Chromium ...");
  const cli = path.join(findTool('playwright-core'), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  return downloaded();
}
