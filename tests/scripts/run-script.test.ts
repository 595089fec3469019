import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'run-script-')));
// An installed engine with one more command, which is built already.
const root = path.join(scratch, 'node_modules', 'engine');
const site = path.join(scratch, 'site');
const name = 'probe';

beforeAll(() => {
  mkdirSync(site);
  mkdirSync(path.join(root, 'scripts'), { recursive: true });
  for (const file of readdirSync('scripts')) {
    if (!file.endsWith('.mjs') || file === 'build-engine.mjs') continue;
    cpSync(path.join('scripts', file), path.join(root, 'scripts', file));
  }
  const built = process.env['ENGINE_BUILT'] ?? '';
  cpSync(built, path.join(root, 'lib'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  writeFileSync(path.join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(root, 'lib', 'version'), '1');
  const command = path.join(root, 'lib', 'commands', `${name}.js`);
  writeFileSync(
    command,
    `export async function main(args) {
  if (args.includes('--crash')) throw new Error('out of paper');
  if (args.includes('--crash-later')) {
    await new Promise(() => setTimeout(() => { throw new Error('out of ink'); }, 10));
  }
  const { SITE_CONTENT, NODE_ENV } = process.env;
  console.log(JSON.stringify({ args, folder: process.cwd(), SITE_CONTENT, NODE_ENV }));
  return 3;
}
`,
  );
  // The second line of the command is the third of its source.
  const source = `../../scripts/${name}.ts`;
  const map = { version: 3, sources: [source], names: [], mappings: ';AAEA' };
  writeFileSync(`${command}.map`, JSON.stringify(map));
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

test('nothing is written into the folder of an installed engine', () => {
  const before = readdirSync(root);
  run([name]);
  expect(readdirSync(root)).toEqual(before);
});

test('a mistake in a source of the engine is reported with its line', () => {
  const engine = path.join(scratch, 'engine');
  for (const part of ['schema', 'scripts', 'src', 'package.json', 'tsconfig.json']) {
    cpSync(part, path.join(engine, part), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(engine, 'node_modules'), 'junction');
  writeFileSync(
    path.join(engine, 'scripts', `${name}.ts`),
    'export const main = 0;\nasink function other() {}\n',
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(engine, 'scripts/run.mjs'), name],
    { cwd: site, encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  );
  expect(status).toBe(2);
  expect(stderr).toContain('an error in the program, not in the content');
  expect(stderr).toContain(`scripts/${name}.ts:2:`);
});
