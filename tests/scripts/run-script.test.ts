import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longTest } from '../sample.ts';

const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'run-script-')));
// A copy of the engine: other tests read all scripts meanwhile, and a new one is another version of the code.
const root = path.join(scratch, 'engine');
const site = path.join(scratch, 'site');
const name = 'probe';
const file = path.join(root, 'scripts', `${name}.ts`);

beforeAll(() => {
  mkdirSync(site);
  const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
  for (const part of ['schema', 'scripts', 'src', ...settings]) {
    cpSync(part, path.join(root, part), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  writeFileSync(
    file,
    `import styles from '../src/ui/Section.module.css';
export async function main(args: string[]): Promise<number> {
  if (args.includes('--crash')) throw new Error('out of paper');
  if (args.includes('--crash-later')) {
    await new Promise(() => setTimeout(() => { throw new Error('out of ink'); }, 10));
  }
  const { SITE_CONTENT, NODE_ENV } = process.env;
  console.log(JSON.stringify({ args, folder: process.cwd(), SITE_CONTENT, NODE_ENV, styles }));
  return 3;
}
`,
  );
});

afterAll(() => rmSync(scratch, { recursive: true }));

const run = (args: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs'), ...args], {
    cwd: site,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'] },
  });

test('runs a script of the engine in the folder of a site and returns its exit code', () => {
  const { status, stdout } = run([name, 'one', '--two']);
  expect(status).toBe(3);
  expect(JSON.parse(stdout)).toMatchObject({
    args: ['one', '--two'],
    folder: site,
    NODE_ENV: 'production',
    styles: { section: expect.stringMatching(/./) },
  });
});

test.each([[['--content', 'my-site']], [['--content=my-site']]])(
  '%j names the content folder, seen from where the command is typed',
  (option) => {
    const { stdout } = run([name, 'one', ...option, 'two']);
    expect(JSON.parse(stdout)).toMatchObject({
      args: ['one', 'two'],
      SITE_CONTENT: path.join(site, 'my-site'),
    });
  },
);

test.each([
  { command: 'preview', words: 'There is no built site in dist/ yet.' },
  { command: 'deploy', words: 'Say with --to where the site goes' },
])('$command, which needs no content, takes its folder as others do', ({ command, words }) => {
  expect(run([command, '--content', 'my-site']).stderr).toContain(words);
});

test('a crash is 2 and names the line of the script itself', () => {
  const { status, stderr } = run([name, '--crash']);
  expect(status).toBe(2);
  expect(stderr).toContain('an error in the program, not in the content');
  expect(stderr).toContain('out of paper');
  expect(stderr).toMatch(new RegExp(`scripts[\\\\/]${name}\\.ts:3:`));
});

test('an unhandled rejection exits with 2 as well: 1 means that the content has errors', () => {
  const { status, stderr } = run([name, '--crash-later']);
  expect(status).toBe(2);
  expect(stderr).toContain('out of ink');
});

test.each([
  [[], 'Say which script to run'],
  [['no-such-script'], 'Say which script to run'],
  [[name, '--content'], '--content needs a folder'],
])('%j is answered in one line', (args, message) => {
  const { status, stderr } = run(args);
  expect(status).toBe(2);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(message);
});

test('a mistake that keeps a script from being bundled is reported with its line', () => {
  const text = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, text.replace('async function', 'asink function'));
    const { status, stderr } = run([name]);
    expect(status).toBe(2);
    expect(stderr).toContain('an error in the program, not in the content');
    expect(stderr).toContain(`scripts/${name}.ts:2:`);
  } finally {
    writeFileSync(file, text);
  }
});

const bundles = path.join(site, '.cache', 'scripts');
const bundlesOf = () => readdirSync(bundles).filter((each) => each.startsWith(`${name}-`));

longTest(
  'a bundle is cached in the site for the code it was made of, and rebuilt if it is damaged',
  () => {
    run([name]);
    const [bundle = '', ...others] = bundlesOf();
    expect(others).toEqual([`${bundle}.map`]);
    const text = readFileSync(path.join(bundles, bundle), 'utf8');
    writeFileSync(path.join(bundles, bundle), text.slice(0, text.length / 2));
    expect(run([name]).status).toBe(3);
    expect(readFileSync(path.join(bundles, bundle), 'utf8')).toBe(text);
    writeFileSync(file, readFileSync(file, 'utf8').replace('return 3', 'return 4'));
    expect(run([name]).status).toBe(4);
    const all = bundlesOf();
    expect(all.filter((one) => !one.endsWith('.map'))).toHaveLength(2);
    expect(all.filter((one) => one.endsWith('.map'))).toHaveLength(2);
  },
);

longTest('what a killed command has left is removed, what another is about to read is not', () => {
  const left = path.join(bundles, `${name}-left.mjs.1`);
  const inUse = path.join(bundles, `${name}-in-use.mjs.1`);
  for (const bundle of [left, inUse]) writeFileSync(bundle, '');
  const yesterday = Date.now() / 1000 - 24 * 3600;
  utimesSync(left, yesterday, yesterday);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
  run([name]);
  expect([left, inUse].map((bundle) => existsSync(bundle))).toEqual([false, true]);
});

test('nothing is written into the folder of the engine, wherever it is installed', () => {
  run([name]);
  expect(readdirSync(root)).not.toContain('.cache');
});
