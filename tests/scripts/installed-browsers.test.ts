import { expect, test } from 'vitest';
import { installedBrowsers } from '../../scripts/browser/installed-browsers.ts';

const machine = (platform: NodeJS.Platform, env: Record<string, string>, files: string[]) => ({
  platform,
  env,
  exists: (file: string) => files.includes(file),
});

test('on Linux, the commands on the path, a headless shell before Chrome before Chromium before Edge', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const files = [shell, '/usr/bin/chromium', '/opt/bin/google-chrome', '/usr/bin/microsoft-edge'];
  expect(
    installedBrowsers('chromium', machine('linux', { PATH: '/opt/bin:/usr/bin' }, files)),
  ).toEqual([shell, '/opt/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/microsoft-edge']);
});

test('on macOS, the applications of all users and of this one', () => {
  const chrome = '/Users/ann/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const edge = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge';
  const files = [edge, chrome];
  expect(installedBrowsers('chromium', machine('darwin', { HOME: '/Users/ann' }, files))).toEqual([
    chrome,
    edge,
  ]);
});

test('on Windows, the program folders', () => {
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
  const env = { ProgramFiles: 'C:\\Program Files', 'ProgramFiles(x86)': 'C:\\Program Files (x86)' };
  expect(installedBrowsers('chromium', machine('win32', env, [edge]))).toEqual([edge]);
});

test('a machine without a browser has none', () => {
  expect(installedBrowsers('firefox', machine('linux', {}, []))).toEqual([]);
});
