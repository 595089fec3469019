import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { deploy, rollBack } from '../../scripts/deploy/carry-out.ts';
import { checkLive, somePages } from '../../scripts/deploy/check-live.ts';
import type { DeployTarget } from '../../scripts/deploy/deploy-target.ts';
import {
  deployedFile,
  nothingDeployed,
  writeDeployed,
  type FileHashes,
} from '../../scripts/deploy/deployed.ts';
import { folderTarget } from '../../scripts/deploy/folder-target.ts';
import { hostToolOf } from '../../scripts/deploy/host-tools.ts';
import { rcloneTarget, remoteOfS3 } from '../../scripts/deploy/rclone-target.ts';
import { rsyncTarget } from '../../scripts/deploy/rsync-target.ts';
import { runTool } from '../../scripts/deploy/run-tool.ts';
import { hostingFile, writeHosting } from '../../src/build/hosting/hosting-file.ts';
import { buildHostingTable } from '../../src/build/hosting/hosting-table.ts';
import { isLong } from '../sample.ts';
import { siteOf } from '../site/site-of.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'deploy-test-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let count = 0;
const newFolder = (): string => {
  const folder = path.join(scratch, String((count += 1)));
  mkdirSync(folder);
  return folder;
};

type Files = Record<string, string>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A built site of some files. */
function build(files: Files): { folder: string; hashes: FileHashes } {
  const folder = newFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const hashes = Object.entries(files).map(([file, text]) => [file, hashOf(text)] as const);
  return { folder, hashes: Object.fromEntries(hashes) };
}

/** What visitors find in a folder. */
const filesIn = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => path.join(parentPath, name))
      .map((file) => [
        path.relative(folder, file).split(path.sep).join('/'),
        readFileSync(file, 'utf8'),
      ])
      .filter(([file = '']) => !file.startsWith('.deployed/'))
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );

const first: Files = {
  'index.html': 'home 1, main-1',
  'fees/index.html': 'fees',
  'old page/ndoto ya “shule”.html': 'to be removed',
  'assets/main-1.js': 'script 1',
};
const second: Files = {
  'index.html': 'home 2, main-2',
  'fees/index.html': 'fees',
  'news/index.html': 'new',
  'assets/main-2.js': 'script 2',
};
const third: Files = { ...second, 'assets/main-3.js': 'script 3', 'index.html': 'home 3, main-3' };
delete third['assets/main-2.js'];

/** A target that notes what is done to it, and is cut off after so many uploads. */
function watched(target: DeployTarget, mostUploads = Infinity) {
  const done: string[] = [];
  let left = mostUploads;
  const watching: DeployTarget = {
    ...target,
    upload: async (folder, files, below) => {
      if (below === undefined && !files[0]?.startsWith('.deployed/')) {
        if ((left -= 1) < 0) throw new Error('The line is dead.');
        done.push(...files);
      }
      await target.upload(folder, files, below);
    },
    remove: async (files) => {
      done.push(
        ...files.filter((file) => !file.startsWith('.deployed/')).map((file) => `-${file}`),
      );
      await target.remove(files);
    },
  };
  return { watching, done };
}

const isInstalled = (tool: string) =>
  spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0;
const kinds = [
  { kind: 'a folder', tool: null, targetAt: folderTarget },
  { kind: 'rsync', tool: 'rsync', targetAt: rsyncTarget },
  { kind: 'rclone', tool: 'rclone', targetAt: (root: string) => rcloneTarget(root, root) },
];
const isThere = ({ tool }: (typeof kinds)[number]) => tool === null || isInstalled(tool);
/** Only the long tests run rclone, which takes a second each time. */
const isDue = ({ tool }: (typeof kinds)[number]) => isLong || tool !== 'rclone';

describe.each(kinds.filter(isDue).filter(isThere))('by way of $kind', ({ tool, targetAt }) => {
  test('only what differs is moved, pages come after their files, removals last, and the version before comes back', async () => {
    const root = newFolder();
    const target = targetAt(root);
    const one = build(first);
    await deploy(target, one.folder, one.hashes);
    expect(filesIn(root)).toEqual(first);
    if (tool === null) {
      const again = watched(target);
      await deploy(again.watching, one.folder, one.hashes);
      expect(again.done).toEqual([]);
    }

    const two = build(second);
    const { watching, done } = watched(target);
    await deploy(watching, two.folder, two.hashes);
    expect(done).toEqual([
      'assets/main-2.js',
      'news/index.html',
      'index.html',
      '-old page/ndoto ya “shule”.html',
    ]);
    // Pages that are open still find their script.
    expect(filesIn(root)).toEqual({ ...second, 'assets/main-1.js': 'script 1' });

    expect(await rollBack(target)).toMatchObject({ uploaded: 2, removed: 1 });
    expect(filesIn(root)).toEqual({ ...first, 'assets/main-2.js': 'script 2' });
    // Each run of a tool takes a while; the rest is the same for all.
    if (tool !== null) return;
    expect(await rollBack(target)).not.toBeNull();
    expect(filesIn(root)).toEqual({ ...second, 'assets/main-1.js': 'script 1' });
    const three = build(third);
    await deploy(target, three.folder, three.hashes);
    expect(filesIn(root)).toEqual({ ...third, 'assets/main-2.js': 'script 2' });
    // Of earlier versions only what the last one has changed is kept.
    expect(readdirSync(path.join(root, '.deployed', 'before'), { recursive: true })).toEqual([
      'index.html',
    ]);
  }, 90_000);
});

test.skip.each(kinds.filter((one) => !isThere(one)))(
  'by way of $kind, which is not installed here',
  () => {},
);

/** Twelve pages and a script, all of a version. */
const many = (version: number): Files => ({
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, page) => [`page-${page}/index.html`, `${page} ${version}`]),
  ),
  [`assets/main-${version}.js`]: String(version),
});

test('a deployment that is cut off anywhere is gone on with, also with another build, and can be taken back', async () => {
  const root = newFolder();
  const target = folderTarget(root);
  const inBatches = (to: DeployTarget, { folder, hashes }: ReturnType<typeof build>) =>
    deploy(to, folder, hashes, 5);
  const [one, two, three] = [build(many(1)), build(many(2)), build(many(3))];
  await expect(inBatches(watched(target, 1).watching, one)).rejects.toThrow('dead');
  const on = watched(target);
  expect(await inBatches(on.watching, one)).toMatchObject({ isResumed: true });
  // A batch of five was there already.
  expect(on.done).toHaveLength(13 - 5);
  expect(await rollBack(target)).toBeNull();

  for (const cut of [0, 1, 1]) {
    await expect(inBatches(watched(target, cut).watching, two)).rejects.toThrow('dead');
  }
  await inBatches(target, three);
  expect(filesIn(root)).toEqual({ ...many(3), 'assets/main-1.js': '1' });
  await rollBack(target);
  expect(filesIn(root)).toEqual({ ...many(1), 'assets/main-3.js': '3' });
});

test('of a large site with one page changed a handful of files is moved', async () => {
  const files: Record<string, string> = {};
  for (let page = 0; page < (isLong ? 100_000 : 5000); page++)
    files[`p/${page}/index.html`] = 'hash';
  const stored = new Map([[deployedFile, writeDeployed({ ...nothingDeployed, files })]]);
  const moved: string[] = [];
  const target: DeployTarget = {
    name: 'memory',
    read: async (file) => stored.get(file) ?? null,
    upload: async (_, names) => void moved.push(...names),
    fetch: async () => {},
    remove: async () => {},
    copy: async (names) => void moved.push(...names),
  };
  await deploy(target, '/nowhere', { ...files, 'p/7/index.html': 'another' });
  expect(moved).toEqual([
    'p/7/index.html',
    '.deployed/progress/0.json',
    'p/7/index.html',
    '.deployed/progress/1.json',
    '.deployed/current.json.gz',
  ]);
});

test('a tool that is missing is named with the command that installs it, and each host gets its own instructions', async () => {
  await expect(
    runTool({ name: 'no-such-tool', install: 'sudo apt-get install it' }, []),
  ).rejects.toThrow('no-such-tool is not installed. Install it: sudo apt-get install it');
  expect(remoteOfS3('s3://school/site/')).toBe(':s3,provider=AWS,env_auth=true:school/site');
  expect(hostToolOf('netlify')?.args('dist')).toEqual([
    'deploy',
    '--prod',
    '--no-build',
    '--dir',
    'dist',
  ]);
  expect(hostToolOf('cloudflare-pages:school')?.args('dist')).toEqual([
    'pages',
    'deploy',
    'dist',
    '--project-name',
    'school',
  ]);
  expect(hostToolOf('cloudflare-pages')).toBeNull();
  expect(hostToolOf('/srv/netlify')).toBeNull();
});

test('the live site is compared with the build: its version, ten pages and the headers of its host', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 30 }, (_, page) => [`p${page}/index.html`, `page ${page}`]),
  );
  const files = { 'index.html': 'home', '404.html': 'none', 'worker.js': 'version 1', ...pages };
  expect(somePages(Object.keys(files))).toHaveLength(10);
  const table = buildHostingTable(siteOf({ index: {} }, { hosting: 'nginx' }), []);
  const built = build({ ...files, [hostingFile]: writeHosting(table) });
  const live = build({ ...files, [hostingFile]: writeHosting(table) });
  const server = await startStaticServer(live.folder);
  const check = () =>
    checkLive(built.folder, {
      origin: server.origin,
      files: Object.keys(built.hashes),
      patience: { tries: 1, pause: 0 },
    });
  expect(await check()).toEqual([]);
  writeFileSync(path.join(live.folder, 'worker.js'), 'version 0');
  rmSync(path.join(live.folder, 'index.html'));
  expect(await check()).toEqual([
    '/worker.js is not what the build has written.',
    '/ answers with status 404.',
  ]);
  writeFileSync(path.join(live.folder, hostingFile), writeHosting({ ...table, headers: [] }));
  expect((await check()).join()).toMatch(/has the header Cache-Control: none instead of no-cache/);
  await server.close();
  expect((await check()).join()).toContain('/worker.js cannot be had');
});
