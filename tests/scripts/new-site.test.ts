import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { command } from '../../scripts/command.ts';
import { main } from '../../scripts/new-site.ts';
import { lookOf } from '../../scripts/new-site/choose-look.ts';
import { newSiteCommand } from '../../scripts/new-site/site-package.ts';
import { loadSite } from '../../src/build/content-files/load-site.ts';

let folder = '';
let output = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sites-'));
  output = '';
  const hear = (text: string) => {
    output += `${text}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
});
afterEach(() => rmSync(folder, { recursive: true }));

const target = () => path.join(folder, 'my-site');
const content = () => path.join(target(), 'content');
const read = (file: string) => readFileSync(path.join(target(), file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: target(), encoding: 'utf8' });
const make = (...args: string[]) => main([target(), '--no-install', ...args]);

test('writes five valid pages, and names the next steps', async () => {
  expect(await make()).toBe(0);
  const { tree, diagnostics } = await loadSite(content());
  expect(diagnostics).toEqual([]);
  expect(tree?.pages).toHaveLength(5);
  expect(output).toContain('a site of 5 pages');
  expect(output).toMatch(/^ {2}3\. npm start$/m);
});

test('a look that is named is that of the site, and a wrong name writes nothing', async () => {
  expect(await make('--look', 'civc')).toBe(1);
  expect(output).toContain('There is no look called civc. Did you mean civic?');
  expect(await make('--look', 'civic')).toBe(0);
  expect(parse(read('content/theme.yaml'))).toEqual({ from: 'civic' });
  expect((await loadSite(content())).tree?.theme.look.name).toBe('civic');
});

test.each([
  ['2', { look: 'editorial' }],
  ['', { look: 'plain' }],
  [' Woven ', { look: 'woven' }],
  ['9', expect.stringContaining('There is no look called 9.')],
])('the answer %j to the question for a look', (answer, chosen) => {
  expect(lookOf(answer)).toEqual(chosen);
});

test('beside the content there are six files at most, in a repository with its first commit', async () => {
  await make();
  const files = git('ls-files').trim().split('\n');
  expect(files.filter((file) => !file.startsWith('content/'))).toEqual([
    '.github/workflows/site.yml',
    '.gitignore',
    'README.md',
    'blocks/README.md',
    'package.json',
    'tsconfig.json',
  ]);
  expect(git('status', '--porcelain')).toBe('');
  expect(read('README.md')).toMatch(/^# Harbour House\n/);
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThan(50);
});

test('the engine is the only dependency, and every command of the workflow is a script', async () => {
  await make('--engine', '1.2.3');
  const { dependencies, scripts } = JSON.parse(read('package.json'));
  expect(dependencies).toEqual({ 'woven-site': '1.2.3' });
  const workflow = read('.github/workflows/site.yml');
  expect(Object.keys(parse(workflow).jobs)).toEqual(['check', 'publish']);
  const named = Array.from(workflow.matchAll(/npm (?:run )?([\w:-]+)/g), ([, name]) => name);
  expect(named.filter((name) => name !== 'install' && !(String(name) in scripts))).toEqual([]);
});

test.each([
  ['this checkout', []],
  ['a folder', ['--engine', '.']],
])('%s is named as the site sees it', async (_, args) => {
  await make(...args);
  const { 'woven-site': engine } = JSON.parse(read('package.json')).dependencies;
  expect(path.resolve(target(), engine.replace('file:', ''))).toBe(process.cwd());
});

test('a new site is made by a script of the repository, or by the command of the installed package', async () => {
  expect(newSiteCommand(process.cwd())).toBe('npm run new:site');
  const installed = path.join(folder, 'node_modules', 'woven-site');
  expect(newSiteCommand(installed)).toBe('npx woven-site new-site');
  const print = command({ typed: newSiteCommand(installed), options: {} }, () => 0);
  expect(await print(['--help'])).toBe(0);
  expect(output).toMatch(/^npx woven-site new-site \[options\]\n/);
});

test('placeholders are reported by strict validation', async () => {
  await make();
  const { diagnostics } = await loadSite(content(), undefined, { strict: true });
  expect(diagnostics.map(({ code }) => code)).toContain('stand-in');
});

test.each(['clinic', 'library', 'school'])('begins as the %s does', async (name) => {
  expect(await make('--from', name)).toBe(0);
  const { tree, diagnostics } = await loadSite(content());
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(tree?.pages.length).toBeGreaterThan(5);
  // Its typefaces are the engine's or files, since those of packages would be further dependencies.
  const { headings, text } = tree?.theme.fonts ?? {};
  expect([headings?.package, text?.package]).toEqual([undefined, undefined]);
});

test('an unknown example is reported with the nearest name', async () => {
  expect(await make('--from', 'clinnic')).toBe(1);
  expect(output).toContain('Did you mean clinic?');
});

test('nothing is written over', async () => {
  mkdirSync(target());
  writeFileSync(path.join(target(), 'site.yaml'), 'name: Mine\n');
  expect(await make()).toBe(1);
  expect(read('site.yaml')).toBe('name: Mine\n');
  expect(readdirSync(target())).toEqual(['site.yaml']);
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  expect(await main([file])).toBe(1);
  expect(output).toContain('is a file');
});

test('says how it is used, and which options there are', async () => {
  expect(await main([])).toBe(1);
  expect(output).toContain('npm run new:site ../my-site');
  expect(await make('--form', 'clinic')).toBe(2);
  expect(output).toContain('There is no option --form. Did you mean --from?');
  expect(output).toMatch(/--engine WHICH .*\n.*--no-install/);
});
