import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkImports } from '../../scripts/upgrade/check-imports.ts';
import { undoUpgrade, upgradeSite, type UpgradeTools } from '../../scripts/upgrade/upgrade-site.ts';
import { loadSite } from '../../src/content-files/load-site.ts';
import {
  planContentUpgrade,
  writeContentUpgrade,
} from '../../src/content-files/upgrade-content.ts';
import { listNumberColumns } from '../../scripts/upgrade/list-number-columns.ts';
import { Source } from '../../src/content/source.ts';

let folder = '';
let site = '';
let output = '';

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
};

const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');

/** Every file of the site with its text, but for what it has cached. */
const everything = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)))
      .filter((file) => !file.startsWith('.cache') && !file.startsWith('.git'))
      .map((file) => [file, read(file)]),
  );

/** Does to package.json and node_modules what npm does. */
function install(target: string, spec?: string): boolean {
  const file = path.join(target, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  if (spec !== undefined) manifest.dependencies['woven-site'] = spec;
  writeFileSync(file, JSON.stringify(manifest));
  writeFileSync(path.join(target, 'package-lock.json'), `locked ${spec ?? 'again'}`);
  const version: string = manifest.dependencies['woven-site'];
  const engine = path.join(target, 'node_modules', 'woven-site');
  mkdirSync(engine, { recursive: true });
  writeFileSync(path.join(engine, 'package.json'), JSON.stringify({ version }));
  return true;
}

/** The present engine as the next one, which rewrites and checks the content; npm is a double. */
const tools = (other: Partial<UpgradeTools> = {}): UpgradeTools => ({
  install,
  runEngine: async (target, [name]) => {
    const content = path.join(target, 'content');
    if (name === 'upgrade-content') {
      writeContentUpgrade(content, planContentUpgrade(content));
      return 0;
    }
    const { diagnostics } = await loadSite(content);
    return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
  confirm: () => Promise.resolve(true),
  say: (line) => {
    output += `${line}\n`;
  },
  ...other,
});

const withoutNetwork = (): boolean =>
  expect.unreachable('The packages come back from the cache of the site.');

const upgrade = (other?: Partial<UpgradeTools>): Promise<number> =>
  upgradeSite(site, '2.0.0', tools(other));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  site = path.join(folder, 'my-site');
  output = '';
  cpSync('tests/fixtures/format-1', path.join(site, 'content'), { recursive: true });
  write(
    'package.json',
    JSON.stringify({ name: 'my-site', dependencies: { 'woven-site': '1.0.0' } }),
  );
  write('README.md', '# Mine\n');
  install(site);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an upgrade rewrites the content, takes the engine, shows both, and can be taken back', async () => {
  const before = everything();
  expect(await upgrade()).toBe(0);
  expect(output).toContain('The engine: 1.0.0 → 2.0.0');
  expect(output).toMatch(/content\/theme\.yaml\n +1 - dyes:\n +1 \+ palette:\n/);
  expect(read('content/pages/index.yaml')).toContain("pattern: calm   # the page's own\n");
  expect(JSON.parse(read('package.json')).dependencies).toEqual({ 'woven-site': '2.0.0' });
  expect(JSON.parse(read('node_modules/woven-site/package.json'))).toEqual({ version: '2.0.0' });
  expect(read('README.md')).toBe('# Mine\n');
  expect(existsSync(path.join(site, '.cache', 'upgrade', 'copy'))).toBe(false);

  // There is no npm and no network to take it back.
  expect(undoUpgrade(site, false, tools({ install: withoutNetwork }))).toBe(0);
  expect(output).toContain('Taken back: 2.0.0 → 1.0.0.');
  expect(everything()).toEqual(before);
  expect(undoUpgrade(site, false, tools())).toBe(1);
  expect(output).toContain('There is no upgrade to take back.');
});

/** Installs a build with such news in its list of changes. */
const installBuild = (news: string) => (target: string, spec?: string) => {
  const engine = path.join(target, 'node_modules', 'woven-site', '.github');
  mkdirSync(engine, { recursive: true });
  writeFileSync(path.join(engine, 'CHANGELOG.md'), `# Changes\n\n${news}- An old change.\n`);
  return install(target, spec);
};

test('an upgrade to another build of the same version shows what is new in it', async () => {
  installBuild('')(site);
  const news = '- Forms remember what was typed.\n';
  await upgradeSite(site, '1.0.0', tools({ install: installBuild(news) }));
  expect(output).toContain(
    'The engine: another build of 1.0.0\n\nWhat is new in it:\n  - Forms remember what was typed.\n',
  );
  expect(output).not.toContain('An old change');
});

test('what is upgraded already stays as it is', async () => {
  await upgrade();
  const before = everything();
  expect(await upgrade()).toBe(0);
  expect(output).toContain('There is nothing to upgrade.');
  expect(everything()).toEqual(before);
});

test.each<[what: string, code: number, other: Partial<UpgradeTools>]>([
  ['the engine cannot be installed', 1, { install: () => false }],
  ['the new engine says no', 1, { runEngine: () => Promise.resolve(1) }],
  ['the changes are not wanted', 0, { confirm: () => Promise.resolve(false) }],
])('everything stays as it was where %s', async (_, code, other) => {
  const before = everything();
  expect(await upgrade(other)).toBe(code);
  expect(output).toContain('Nothing has been changed.');
  expect(everything()).toEqual(before);
});

test('everything stays as it was where the content is not valid once it is rewritten', async () => {
  write('content/pages/extra.yaml', 'title: Extra\nblocks: nonsense\n');
  const before = everything();
  expect(await upgrade()).toBe(1);
  expect(output).toContain('The site is not valid with it.');
  expect(everything()).toEqual(before);
});

/** An npm that works beside the site, and breaks off in the site itself after it has begun. */
const breaksOff = (how: () => boolean) => (target: string, spec?: string) => {
  install(target, spec);
  return target === site ? how() : true;
};

test('everything is brought back where npm fails in the site, or the program does', async () => {
  const before = everything();
  expect(await upgrade({ install: breaksOff(() => false) })).toBe(1);
  expect(output).toContain('Everything is as it was.');
  expect(everything()).toEqual(before);
  const fullDisk = breaksOff(() => {
    throw new Error('The disk is full.');
  });
  await expect(upgrade({ install: fullDisk })).rejects.toThrow('The disk is full.');
  expect(everything()).toEqual(before);
});

test('an upgrade that was cut off is taken back by the next command', async () => {
  const before = everything();
  // As after a power cut: nothing that would tidy up has run.
  let cut = {};
  const cutOff = breaksOff(() => {
    cut = everything();
    cpSync(path.join(site, '.cache'), path.join(folder, 'cache'), { recursive: true });
    return false;
  });
  await upgrade({ install: cutOff });
  for (const [file, text] of Object.entries(cut)) write(file, String(text));
  cpSync(path.join(folder, 'cache'), path.join(site, '.cache'), { recursive: true });
  expect(everything()).not.toEqual(before);
  expect(undoUpgrade(site, false, tools())).toBe(0);
  expect(output).toContain('The last upgrade was cut off: everything is as it was before.');
  expect(everything()).toEqual(before);
});

test('what was changed since an upgrade is not lost by taking it back', async () => {
  const before = everything();
  await upgrade();
  write('content/pages/index.yaml', `${read('content/pages/index.yaml')}# Written since.\n`);
  const after = everything();
  expect(undoUpgrade(site, false, tools())).toBe(1);
  expect(output).toContain('would lose that: content/pages/index.yaml');
  expect(everything()).toEqual(after);
  expect(undoUpgrade(site, true, tools())).toBe(0);
  expect(everything()).toEqual(before);
});

test('a folder that depends on no engine has its content rewritten by the one that runs', async () => {
  rmSync(path.join(site, 'package.json'));
  expect(await upgradeSite(site, undefined, tools())).toBe(0);
  expect(read('content/site.yaml')).toContain('format: 3');
  expect(existsSync(path.join(site, 'package.json'))).toBe(false);
});

test('in a repository, it names the command that shows the changes', async () => {
  execFileSync('git', ['init', '--quiet'], { cwd: site });
  await upgrade();
  expect(output).toContain('git diff shows the changes');
});

test('blocks of the site that use what the engine no longer has, or may change, are named', () => {
  write('blocks/prices/Prices.tsx', "import { Section, Gone } from 'woven-site/components';\n");
  write(
    'blocks/prices/schema.ts',
    "import { amount, type Offer as O } from 'woven-site/schema';\nimport { Gone } from './gone.ts';\n",
  );
  expect(checkImports(path.join(site, 'blocks'))).toEqual([
    'blocks/prices/Prices.tsx uses Gone, which woven-site/components no longer has.',
    'blocks/prices/schema.ts uses Offer of woven-site/schema, which is experimental: it may have changed.',
  ]);
});

test('columns of numbers that do not say so are listed with what changes on the page', () => {
  const page = `title: Results
blocks:
  - type: table
    columns:
      - label: Year
      - label: Candidates
        areNumbers: true
      - label: Rooms
      - label: Teacher
    rows:
      - [2025, 1240, 12, Amina]
      - [2026, 1310, 14, Brian]
`;
  expect(listNumberColumns(new Source('pages/results.yaml', page), 'en')).toEqual([
    '  pages/results.yaml:5 Year: 2,025 is now shown as 2025. areNumbers: true shows it as before.',
    '  pages/results.yaml:8 Rooms: 12 now stands at the start of the column, like text. areNumbers: true shows it as before.',
  ]);
});
