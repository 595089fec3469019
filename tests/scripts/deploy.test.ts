import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { main } from '../../scripts/deploy.ts';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { checkLive, somePages } from '../../scripts/deploy/check-live.ts';
import { folderDestination } from '../../scripts/deploy/deploy-to-folder.ts';
import { remoteDestination } from '../../scripts/deploy/deploy-to-target.ts';
import type { DeployTarget } from '../../scripts/deploy/deploy-target.ts';
import { deployedFile, nothingDeployed, packRecord } from '../../scripts/deploy/deployed.ts';
import { rcloneTarget, remoteOfS3 } from '../../scripts/deploy/rclone-target.ts';
import { rsyncTarget } from '../../scripts/deploy/rsync-target.ts';
import { runTool, startTool } from '../../scripts/deploy/run-tool.ts';
import { buildRecordFile, writeBuildRecord } from '../../src/build/build-record.ts';
import { hostingFile, writeHosting } from '../../src/build/hosting/hosting-file.ts';
import { buildHostingTable } from '../../src/build/hosting/hosting-table.ts';
import { thisProcess } from '../../src/build/publish/process-identity.ts';
import { publish } from '../../src/build/publish/publish.ts';
import { ended } from '../build/interrupted-publish.ts';
import { buildOf, readFiles, writeFiles, type Files } from '../build/publish-sites.ts';
import { isLong } from '../sample.ts';
import { siteOf } from '../site/site-of.ts';
import { doubleOfTarget } from './deploy-double.ts';
import { filesIn, newFolder, removeFolders, versionOf } from './deployed-sites.ts';

afterEach(removeFolders);

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

const isRecord = (file: string): boolean => file.startsWith('.deployed/');

/** A target that notes what is done to the files of the site, and is cut off after so many uploads. */
function watched(target: DeployTarget, maxUploads = Infinity) {
  const done: string[] = [];
  let left = maxUploads;
  const watching: DeployTarget = {
    ...target,
    upload: async (folder, files, below) => {
      if (below === undefined && !files.every(isRecord)) {
        if ((left -= 1) < 0) throw new Error('The line is dead.');
        done.push(...files);
      }
      await target.upload(folder, files, below);
    },
    remove: async (files) => {
      done.push(...files.filter((file) => !isRecord(file)).map((file) => `-${file}`));
      await target.remove(files);
    },
  };
  return { watching, done };
}

const isInstalled = (tool: string) =>
  spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0;
const kinds = [
  { kind: 'a double', tool: null, targetAt: (root: string) => doubleOfTarget(root) },
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
    const { deploy } = remoteDestination(target);
    await deploy(versionOf(first));
    expect(filesIn(root)).toEqual(first);
    if (tool === null) {
      const again = watched(target);
      await remoteDestination(again.watching).deploy(versionOf(first));
      expect(again.done).toEqual([]);
    }

    const { watching, done } = watched(target);
    await remoteDestination(watching).deploy(versionOf(second));
    expect(done).toEqual([
      'assets/main-2.js',
      'news/index.html',
      'index.html',
      '-old page/ndoto ya “shule”.html',
    ]);
    // Pages that are open still find their script.
    expect(filesIn(root)).toEqual({ ...second, 'assets/main-1.js': 'script 1' });

    // Each run of a tool takes a while.
    if (tool !== null && !isLong) return;
    const cut = watched(target, 0);
    await expect(
      remoteDestination(cut.watching, { owner: ended() }).deploy(versionOf(third)),
    ).rejects.toThrow('dead');
    expect(await deploy('previous')).toMatchObject({ isResumed: true });
    expect(filesIn(root)).toEqual({ ...second, 'assets/main-1.js': 'script 1' });
    expect(await deploy('previous')).toMatchObject({ uploaded: 2, removed: 1 });
    expect(filesIn(root)).toEqual({ ...first, 'assets/main-2.js': 'script 2' });
    // Of earlier versions only what the last deployment has changed is stored.
    const records = Object.keys(readFiles(root, true)).filter(isRecord);
    expect(records.map((file) => file.replace(/before-2|before/, 'BEFORE')).toSorted()).toEqual([
      '.deployed/BEFORE/index.html',
      '.deployed/BEFORE/news/index.html',
      '.deployed/current.json.gz',
    ]);
  }, 180_000);
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

const inBatches = (to: DeployTarget) =>
  remoteDestination(to, { owner: ended(), batchSize: 5 }).deploy;

test('a deployment that is cut off anywhere is gone on with, also with another build, and can be taken back', async () => {
  const root = newFolder();
  const target = doubleOfTarget(root);
  const [one, two, three] = [versionOf(many(1)), versionOf(many(2)), versionOf(many(3))];
  await expect(inBatches(watched(target, 1).watching)(one)).rejects.toThrow('dead');
  const on = watched(target);
  expect(await inBatches(on.watching)(one)).toMatchObject({ isResumed: true });
  // A batch of five was certainly there already.
  expect(on.done).toHaveLength(13 - 5);
  expect(await inBatches(target)('previous')).toBeNull();

  for (const cut of [0, 1, 1]) {
    await expect(inBatches(watched(target, cut).watching)(two)).rejects.toThrow('dead');
  }
  await inBatches(target)(three);
  expect(filesIn(root)).toEqual({ ...many(3), 'assets/main-1.js': '1' });
  await inBatches(target)('previous');
  expect(filesIn(root)).toEqual({ ...many(1), 'assets/main-3.js': '3' });
});

test('a rollback whose end alone was lost is not done twice', async () => {
  const root = newFolder();
  const target = doubleOfTarget(root);
  for (const files of [first, second]) await inBatches(target)(versionOf(files));
  let isCut = false;
  const losing: DeployTarget = {
    ...target,
    remove: async (files) => {
      if (files.includes('.deployed/journal.json.gz')) {
        isCut = true;
        throw new Error('The line is dead.');
      }
      await target.remove(files);
    },
  };
  await expect(inBatches(losing)('previous')).rejects.toThrow('dead');
  expect(isCut).toBe(true);
  const restored = { ...first, 'assets/main-2.js': 'script 2' };
  expect(filesIn(root)).toEqual(restored);
  expect(await inBatches(target)('previous')).toMatchObject({ uploaded: 0, removed: 0 });
  expect(filesIn(root)).toEqual(restored);
});

function buildAgain(): never {
  throw new Error('It has been built again.');
}

test('a site that is built again while it is deployed is not taken for what was listed', async () => {
  for (const destinationAt of [
    folderDestination,
    (root: string) => remoteDestination(doubleOfTarget(root)),
  ]) {
    const root = newFolder();
    const { deploy } = destinationAt(root);
    await deploy(versionOf(first));
    const changing = versionOf(second);
    await expect(deploy({ ...changing, check: buildAgain })).rejects.toThrow('built again');
    expect(await deploy(versionOf(first))).not.toBeNull();
    expect(filesIn(root)).toEqual(first);
  }
});

test('of a large site with one page changed a handful of files is moved', async () => {
  const files: Record<string, string> = {};
  for (let page = 0; page < (isLong ? 100_000 : 5000); page++)
    files[`p/${page}/index.html`] = 'hash';
  const stored = new Map([[deployedFile, packRecord({ ...nothingDeployed, files })]]);
  const moved: string[] = [];
  const target: DeployTarget = {
    name: 'memory',
    list: async () => [...stored.keys()],
    read: async (file) => stored.get(file) ?? null,
    upload: async (_, names) => void moved.push(...names),
    fetch: async () => {},
    remove: async () => {},
    copy: async (names) => void moved.push(...names),
  };
  const changed = { ...files, 'p/7/index.html': 'another' };
  await remoteDestination(target).deploy({ folder: '/nowhere', files: changed, check: () => {} });
  expect(moved.map((file) => file.replace(/[\da-f]{8}-[\da-f-]{27}/, 'ID'))).toEqual([
    '.deployed/claim-ID.json.gz',
    'p/7/index.html',
    '.deployed/journal.json.gz',
    '.deployed/ID-0.json.gz',
    'p/7/index.html',
    '.deployed/current.json.gz',
  ]);
});

describe('a folder', () => {
  test('is published into as by a build, and the version before comes back, even if the times of files were lost', async () => {
    const root = newFolder();
    const { deploy } = folderDestination(root);
    expect(await deploy('previous')).toBeNull();
    expect(await deploy(versionOf(first))).toEqual({ uploaded: 4, removed: 0, isResumed: false });
    expect(await deploy(versionOf(first))).toEqual({ uploaded: 0, removed: 0, isResumed: false });
    await deploy(versionOf(second));
    expect(filesIn(root)).toEqual({ ...second, 'assets/main-1.js': 'script 1' });
    utimesSync(path.join(root, 'fees/index.html'), 1, 1);
    await deploy('previous');
    expect(filesIn(root)).toEqual({ ...first, 'assets/main-2.js': 'script 2' });
    await deploy('previous');
    expect(filesIn(root)).toEqual({ ...second, 'assets/main-1.js': 'script 1' });
    await deploy(versionOf(third));
    expect(filesIn(root)).toEqual({ ...third, 'assets/main-2.js': 'script 2' });
    expect(readdirSync(path.join(root, '.deployed', 'before'), { recursive: true })).toEqual([
      'index.html',
    ]);
    await publish(root, buildOf(first));
    expect(existsSync(path.join(root, '.deployed'))).toBe(false);
  });

  test('takes concurrent deployments one after the other', async () => {
    const root = newFolder();
    const { deploy } = folderDestination(root);
    await Promise.all([1, 2, 3, 4].map((version) => deploy(versionOf(many(version)))));
    const found = filesIn(root);
    const last = Number(/\d$/.exec(found['page-0/index.html'] ?? '')?.[0]);
    expect(found).toMatchObject(many(last));
    await deploy('previous');
    const before = Number(/\d$/.exec(filesIn(root)['page-0/index.html'] ?? '')?.[0]);
    expect(before).not.toBe(last);
    expect(filesIn(root)).toMatchObject(many(before));
  });
});

const claim = (root: string, owner: object) =>
  writeFileSync(path.join(root, '.deployed/claim-0a.json.gz'), packRecord(owner));

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;

describe('a remote target', () => {
  test('refuses a second deployment while one is running, and takes over from one that has ended', async () => {
    const root = newFolder();
    const { deploy } = remoteDestination(doubleOfTarget(root));
    const results = await Promise.allSettled(
      [1, 2, 3].map((each) => deploy(versionOf(many(each)))),
    );
    for (const result of results) {
      if (result.status === 'rejected')
        expect(String(result.reason)).toContain('Another deployment to the store is running');
    }
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    await deploy(versionOf(first));
    expect(filesIn(root)).toMatchObject(first);

    const far = { ...thisProcess(), system: 'another computer' };
    for (const owner of [thisProcess(), { ...far, renewed: minutesAgo(14) }]) {
      claim(root, { renewed: 0, ...owner });
      await expect(deploy(versionOf(second))).rejects.toThrow('Another deployment');
      expect(filesIn(root)).toMatchObject(first);
    }
    for (const owner of [ended(), { ...far, renewed: minutesAgo(16) }]) {
      claim(root, { renewed: Date.now(), ...owner });
      await deploy(versionOf(second));
      expect(filesIn(root)).toMatchObject(second);
      expect(
        readdirSync(path.join(root, '.deployed')).filter((name) => name.startsWith('claim')),
      ).toEqual([]);
    }
  });

  test('is not written any more by a deployment that stood still, because another one may have taken over', async () => {
    const root = newFolder();
    const { deploy } = remoteDestination(doubleOfTarget(root));
    await deploy(versionOf(first));
    const target = doubleOfTarget(root);
    const asleep: DeployTarget = {
      ...target,
      fetch: async (...args) => {
        vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
        await target.fetch(...args);
      },
    };
    await expect(remoteDestination(asleep).deploy(versionOf(second))).rejects.toThrow(
      'stood still',
    );
    expect(filesIn(root)).toEqual(first);
  });

  test('with files of others or a damaged record is refused in words, and nothing is touched', async () => {
    const foreign = newFolder();
    writeFiles(foreign, { 'index.html': 'ours' });
    const damaged = newFolder();
    const cases = [
      [foreign, 'the store has files that no deployment has put there, such as index.html'],
      [
        damaged,
        '.deployed/current.json.gz at the store is damaged. Nothing was changed. Remove all files there',
      ],
    ] as const;
    await remoteDestination(doubleOfTarget(damaged)).deploy(versionOf(first));
    for (const bytes of ['', 'x', gzipSync('{"version":1,"files":{"../x":""}}')]) {
      writeFileSync(path.join(damaged, deployedFile), bytes);
      for (const [root, words] of cases) {
        const before = readFiles(root, true);
        const { deploy } = remoteDestination(doubleOfTarget(root));
        const refusal = expect.objectContaining({
          name: 'CommandError',
          message: expect.stringContaining(words),
        });
        await expect(deploy(versionOf(second))).rejects.toThrow(refusal);
        await expect(deploy('previous')).rejects.toThrow(refusal);
        expect(readFiles(root, true)).toEqual(before);
      }
    }
  });
});

test('the command says what it did, and refuses foreign files and damaged records in words, with exit code 2', async () => {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  const [from, to, foreign] = [newFolder(), newFolder(), newFolder()];
  const run = async (...args: string[]) => {
    lines.length = 0;
    return [await main([...args, '--out', from, '--live', 'none']), lines.join('\n')];
  };
  await publish(from, buildOf(first));
  expect(await run('--to', to, '--rollback')).toEqual([
    1,
    `No version before this one is known at ${to}.`,
  ]);
  expect(await run('--to', to)).toEqual([0, `${to}: 4 files uploaded, 0 removed.`]);
  await publish(from, buildOf(second));
  expect(await run('--to', to)).toEqual([0, `${to}: 3 files uploaded, 1 removed.`]);
  expect(await run('--to', to, '--rollback')).toEqual([0, `${to} has the version before.`]);
  expect(filesIn(to)).toMatchObject(first);
  for (const [host, tool] of [
    ['netlify', 'npx netlify-cli deploy --prod --no-build --dir dist'],
    ['cloudflare-pages:school', 'npx wrangler pages deploy dist --project-name PROJECT'],
  ] as const) {
    const refusal = [2, expect.stringMatching(`${tool}\n.*npm run deploy -- --live ADDRESS`)];
    expect(await run('--to', host)).toEqual(refusal);
    expect(await run('--to', host, '--rollback')).toEqual(refusal);
  }

  writeFiles(foreign, { 'index.html': 'ours' });
  expect(await run('--to', foreign)).toEqual([2, expect.stringContaining('such as index.html')]);
  expect(filesIn(foreign)).toEqual({ 'index.html': 'ours' });
  for (const [file, remedy] of [
    ['.deployed/before.json.gz', 'Delete it, then deploy again.'],
    ['.publish/manifest.json', 'Move that folder away or delete it, then try again.'],
  ] as const) {
    writeFiles(to, { [file]: 'x' });
    for (const args of [[], ['--rollback']])
      expect(await run('--to', to, ...args)).toEqual([2, expect.stringContaining(remedy)]);
  }
  expect(filesIn(to)).toMatchObject(first);
});

test('a tool that is missing is named with the command that installs it', async () => {
  await expect(
    runTool({ name: 'no-such-tool', install: 'sudo apt-get install it' }, []),
  ).rejects.toThrow('no-such-tool is not installed. Install it: sudo apt-get install it');
  expect(remoteOfS3('s3://school/site/')).toBe(':s3,provider=AWS,env_auth=true:school/site');
});

test('a tool ends with the process that has started it, so that it does not upload into the next deployment', async () => {
  const file = path.join(newFolder(), 'uploaded');
  const upload = `setTimeout(() => require('node:fs').writeFileSync(${JSON.stringify(file)}, ''), 1500);
    console.log('it has begun')`;
  const tool = startTool({ name: process.execPath, install: '' }, ['-e', upload]);
  const closed = once(tool, 'close');
  await once(tool.stdout, 'data');
  // As the system does it when a process is killed.
  tool.stdin.destroy();
  await closed;
  await wait(2000);
  expect(existsSync(file)).toBe(false);
});

test('the live site is compared with the build: its version, ten pages and the headers of its host', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 30 }, (_, page) => [`p${page}/index.html`, `page ${page}`]),
  );
  const files = { 'index.html': 'home', '404.html': 'none', 'worker.js': 'version 1', ...pages };
  expect(somePages(Object.keys(files))).toHaveLength(10);
  expect(somePages(['fees.html', 'fees/index.html'])).toEqual(['fees/index.html']);
  const table = buildHostingTable(siteOf({ index: {} }, { hosting: 'nginx' }), []);
  const built = versionOf({ ...files, [hostingFile]: writeHosting(table) });
  const live = versionOf({ ...files, [hostingFile]: writeHosting(table) });
  const server = await startStaticServer(live.folder);
  const check = (...more: string[]) =>
    checkLive(built.folder, {
      origin: server.origin,
      files: [...Object.keys(built.files), ...more],
      timeout: { tries: 1, pause: 0 },
    });
  expect(await check()).toEqual([]);
  writeFileSync(path.join(live.folder, 'worker.js'), 'version 0');
  rmSync(path.join(live.folder, 'index.html'));
  expect(await check()).toEqual([
    '/worker.js is not what the build has written.',
    '/ answers with status 404.',
  ]);
  const record = { engine: '1.0.0', content: 'a1', day: '2026-11-24' };
  writeFileSync(path.join(built.folder, buildRecordFile), writeBuildRecord(record));
  const shown = { ...record, content: 'b2', day: '2026-11-23' };
  writeFileSync(path.join(live.folder, buildRecordFile), writeBuildRecord(shown));
  expect(await check(buildRecordFile)).toContain(
    'It is another build that is online: content b2 instead of a1, day 2026-11-23 instead of 2026-11-24.',
  );
  writeFileSync(path.join(live.folder, hostingFile), writeHosting({ ...table, headers: [] }));
  expect((await check()).join()).toMatch(/has the header Cache-Control: none instead of no-cache/);
  await server.close();
  expect((await check()).join()).toContain('/worker.js cannot be had');
});
