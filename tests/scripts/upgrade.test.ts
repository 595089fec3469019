import { execFileSync } from 'node:child_process';
import {
  cpSync,
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
import { upgradeSite, type UpgradeTools } from '../../scripts/upgrade/upgrade-site.ts';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import {
  planContentUpgrade,
  writeContentUpgrade,
} from '../../src/build/content-files/upgrade-content.ts';
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
function install(target: string, spec: string): boolean {
  const file = path.join(target, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.dependencies['woven-site'] = spec;
  writeFileSync(file, JSON.stringify(manifest));
  writeFileSync(path.join(target, 'package-lock.json'), `locked ${spec}`);
  const engine = path.join(target, 'node_modules', 'woven-site');
  mkdirSync(engine, { recursive: true });
  writeFileSync(path.join(engine, 'package.json'), JSON.stringify({ version: spec }));
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
  say: (line) => {
    output += `${line}\n`;
  },
  ...other,
});

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Amina', '-c', 'user.email=amina@house.example', ...args], {
    cwd: site,
    encoding: 'utf8',
  });

function commitAll(): void {
  git('add', '--all');
  git('commit', '--quiet', '-m', 'site: begin');
}

const upgrade = (other?: Partial<UpgradeTools>): Promise<number> =>
  upgradeSite(site, '2.0.0', tools(other));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  site = path.join(folder, 'my-site');
  output = '';
  cpSync('tests/fixtures/format-1', path.join(site, 'content'), { recursive: true });
  write('package.json', JSON.stringify({ name: 'my-site', dependencies: {} }));
  write('README.md', '# Mine\n');
  write('.gitignore', 'node_modules\n.cache\n');
  install(site, '1.0.0');
  git('init', '--quiet');
  commitAll();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an upgrade rewrites the content, takes the engine, shows both, and says how to go back', async () => {
  const before = everything();
  expect(await upgrade()).toBe(0);
  expect(output).toContain('The engine: 1.0.0 → 2.0.0');
  expect(output).toMatch(/b\/content\/theme\.yaml\n@@ .+\n-dyes:\n\+palette:\n/);
  expect(output).toContain('To go back: git restore ., then npm install');
  expect(read('content/pages/index.yaml')).toContain("pattern: calm   # the page's own\n");
  expect(JSON.parse(read('package.json')).dependencies).toEqual({ 'woven-site': '2.0.0' });
  expect(read('README.md')).toBe('# Mine\n');

  git('restore', '.');
  install(site, JSON.parse(read('package.json')).dependencies['woven-site']);
  expect(everything()).toEqual(before);
});

/** Installs a build with such news in its list of changes. */
const installBuild = (news: string) => (target: string, spec: string) => {
  const engine = path.join(target, 'node_modules', 'woven-site', '.github');
  mkdirSync(engine, { recursive: true });
  writeFileSync(path.join(engine, 'CHANGELOG.md'), `# Changes\n\n${news}- An old change.\n`);
  return install(target, spec);
};

test('an upgrade to another build of the same version shows what is new in it', async () => {
  installBuild('')(site, '1.0.0');
  const news = '- Forms remember what was typed.\n';
  await upgradeSite(site, '1.0.0', tools({ install: installBuild(news) }));
  expect(output).toContain(
    'The engine: another build of 1.0.0\n\nWhat is new in it:\n  - Forms remember what was typed.\n',
  );
  expect(output).not.toContain('An old change');
});

test('what is upgraded already stays as it is', async () => {
  await upgrade();
  commitAll();
  const before = everything();
  expect(await upgrade()).toBe(0);
  expect(output).toContain('There was nothing to upgrade.');
  expect(everything()).toEqual(before);
});

test('changes that git does not have yet must be committed before', async () => {
  write('content/pages/new.yaml', 'title: New\nblocks: []\n');
  const before = everything();
  expect(await upgrade()).toBe(1);
  expect(output).toContain('?? content/pages/new.yaml');
  expect(output).toContain('git commit');
  expect(output).toContain('Nothing has been changed.');
  expect(everything()).toEqual(before);
});

test.each([
  ['in no repository', () => rmSync(path.join(site, '.git'), { recursive: true })],
  [
    'ignored by the repository around it',
    () => {
      rmSync(path.join(site, '.git'), { recursive: true });
      writeFileSync(path.join(folder, '.gitignore'), 'my-site\n');
      execFileSync('git', ['init', '--quiet'], { cwd: folder });
    },
  ],
])('a site that is %s is not touched, and told how to begin', async (_, prepare) => {
  prepare();
  const before = everything();
  expect(await upgrade()).toBe(1);
  expect(output).toContain('nothing in this folder is in a git repository yet');
  expect(output).toContain('git init');
  expect(everything()).toEqual(before);
});

test('where npm cannot install the engine, the content stays as it was', async () => {
  const before = everything();
  expect(await upgrade({ install: () => false })).toBe(1);
  expect(output).toContain('The engine could not be installed. To go back: git restore .');
  expect(everything()).toEqual(before);
});

test('a site that is not valid once it is rewritten is shown, with the way back', async () => {
  write('content/pages/extra.yaml', 'title: Extra\nblocks: nonsense\n');
  commitAll();
  expect(await upgrade()).toBe(1);
  expect(output).toContain('The site is not valid with it.');
  expect(output).toContain('go back: git restore .');
});

test('a folder that depends on no engine has its content rewritten by the one that runs', async () => {
  rmSync(path.join(site, 'package.json'));
  commitAll();
  expect(await upgradeSite(site, undefined, tools())).toBe(0);
  expect(read('content/site.yaml')).toContain('format: 5');
  expect(output).toContain('To go back: git restore .\n');
});

test('a folder whose pages are all news becomes a collection, and a page of news alone has a date', () => {
  const news = 'title: News\nnews: 2026-01-08\nblocks: []\n';
  write('content/site.yaml', 'format: 4\nname: Hill\n');
  write('content/pages/news/index.yaml', 'title: News # of the hill\nblocks: []\n');
  write('content/pages/news/one.yaml', news);
  write('content/pages/news/two.yaml', news);
  write('content/pages/alone.yaml', news);
  const content = path.join(site, 'content');
  writeContentUpgrade(content, planContentUpgrade(content));
  expect(read('content/pages/news/index.yaml')).toContain(
    'title: News # of the hill\ncollection:\n  kind: news\n',
  );
  expect(read('content/pages/news/two.yaml')).toContain('title: News\ndate: 2026-01-08\n');
  expect(read('content/pages/alone.yaml')).toContain('date: 2026-01-08\n');
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
