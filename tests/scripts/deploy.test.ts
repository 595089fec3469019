import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { main } from '../../scripts/deploy.ts';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { checkLive, somePages } from '../../scripts/deploy/check-live.ts';
import { readBuiltSite } from '../../scripts/deploy/destination.ts';
import { rcloneDestination, remoteOfS3 } from '../../scripts/deploy/rclone-destination.ts';
import { folderDestination, rsyncDestination } from '../../scripts/deploy/releases.ts';
import { runTool, startTool } from '../../scripts/deploy/run-tool.ts';
import { buildRecordFile, writeBuildRecord } from '../../src/build/build-record.ts';
import { hostingFile, writeHosting } from '../../src/build/hosting/hosting-file.ts';
import { buildHostingTable } from '../../src/build/hosting/hosting-table.ts';
import { publish } from '../../src/build/publish/publish.ts';
import { buildOf, readFiles, writeFiles, type Files } from '../build/publish-sites.ts';
import { isLong } from '../sample.ts';
import { siteOf } from '../site/site-of.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-test-'));
  folders.push(folder);
  return folder;
}

async function built(files: Files) {
  const folder = newFolder();
  await publish(folder, buildOf(files));
  const site = readBuiltSite(folder);
  if (!site) throw new Error('It is not built.');
  return site;
}

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

/** What visitors find in a folder, without the records of deployments. */
const shown = (folder: string): Files =>
  Object.fromEntries(
    Object.entries(readFiles(folder)).filter(
      ([file]) => file !== '.version' && !file.startsWith('.previous/'),
    ),
  );

const isInstalled = (tool: string) =>
  spawnSync(tool, ['version'], { stdio: 'ignore' }).status !== null;
const kinds = [
  { tool: 'a folder', shows: 'current', destinationAt: folderDestination },
  { tool: 'rsync', shows: 'current', destinationAt: rsyncDestination },
  {
    tool: 'rclone',
    shows: '',
    destinationAt: (root: string) => rcloneDestination(root, root),
  },
];
const isThere = ({ tool }: { tool: string }) => tool === 'a folder' || isInstalled(tool);
/** Each run of rclone takes a second, so that only the long tests deploy with it. */
const isDue = ({ tool }: { tool: string }) => isLong || tool !== 'rclone';

describe.each(kinds.filter(isDue).filter(isThere))(
  'by way of $tool',
  ({ shows, destinationAt }) => {
    test('a version replaces the one before, which comes back, also after a deployment that was cut off', async () => {
      const root = newFolder();
      const visited = path.join(root, shows);
      const { deploy, rollBack } = destinationAt(root);
      expect(await rollBack()).toBe(false);
      expect(await deploy(await built(first))).toBe(true);
      expect(shown(visited)).toEqual(first);
      expect(await deploy(await built(first))).toBe(false);
      expect(await rollBack()).toBe(false);

      const broken = { ...(await built(second)), folder: path.join(root, 'missing') };
      await expect(deploy(broken)).rejects.toThrow();
      expect(shown(visited)).toEqual(first);
      expect(await deploy(await built(second))).toBe(true);
      expect(shown(visited)).toEqual(second);
      expect(await rollBack()).toBe(true);
      expect(shown(visited)).toEqual(first);
      const third = { ...second, 'index.html': 'home 3, main-2' };
      expect(await deploy(await built(third))).toBe(true);
      expect(shown(visited)).toEqual(third);
      await rollBack();
      expect(shown(visited)).toEqual(first);
    }, 180_000);
  },
);

test.skip.each(kinds.filter((one) => !isThere(one)))(
  'by way of $tool, which is not installed here',
  () => {},
);

test('a folder keeps two releases, and files that both have take room once', async () => {
  const root = newFolder();
  const { deploy } = folderDestination(root);
  for (const files of [first, second, { ...second, 'index.html': 'home 3' }]) {
    await deploy(await built(files));
  }
  expect(readdirSync(path.join(root, 'releases'))).toHaveLength(2);
  const fees = (link: string) => statSync(path.join(root, link, 'fees/index.html')).ino;
  expect(fees('current')).toBe(fees('previous'));
});

test.runIf(isLong && isInstalled('rclone'))(
  'a store with files of others is left alone',
  async () => {
    const root = newFolder();
    writeFiles(root, { 'index.html': 'ours' });
    const { deploy } = rcloneDestination('the store', root);
    await expect(deploy(await built(first))).rejects.toThrow(
      'the store has files that no deployment has put there, such as index.html',
    );
    expect(readFiles(root)).toEqual({ 'index.html': 'ours' });
  },
);

test('the command reports its work, and refuses what it cannot do in words, with exit code 2', async () => {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  const [from, to] = [newFolder(), newFolder()];
  const run = async (...args: string[]) => {
    lines.length = 0;
    return [await main([...args, '--out', from, '--live', 'none']), lines.join('\n')];
  };
  expect(await run('--to', to)).toEqual([2, expect.stringContaining('no built site')]);
  await publish(from, buildOf(first));
  expect(await run('--to', to, '--rollback')).toEqual([
    1,
    `No version before this one is known at ${to}.`,
  ]);
  expect(await run('--to', to)).toEqual([0, `${to} has this build.`]);
  expect(await run('--to', to)).toEqual([0, `${to} had this build already.`]);
  await publish(from, buildOf(second));
  expect(await run('--to', to)).toEqual([0, `${to} has this build.`]);
  expect(await run('--to', to, '--rollback')).toEqual([0, `${to} has the version before.`]);
  expect(shown(path.join(to, 'current'))).toEqual(first);
  for (const [host, tool] of [
    ['netlify', 'npx netlify-cli deploy --prod --no-build --dir dist'],
    ['cloudflare-pages:school', 'npx wrangler pages deploy dist --project-name PROJECT'],
  ] as const) {
    const refusal = [2, expect.stringMatching(`${tool}\n.*npm run deploy -- --live ADDRESS`)];
    expect(await run('--to', host)).toEqual(refusal);
    expect(await run('--to', host, '--rollback')).toEqual(refusal);
  }
  const manifest = path.join(from, '.publish/manifest.json');
  const whole = JSON.parse(readFiles(from, true)['.publish/manifest.json'] ?? '');
  writeFileSync(manifest, JSON.stringify({ ...whole, isPartial: true }));
  expect(await run('--to', to)).toEqual([2, expect.stringContaining('Build again')]);
  writeFileSync(manifest, 'x');
  expect(await run('--to', to)).toEqual([2, expect.stringContaining('Move that folder away')]);
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
  const site = await built({ ...files, [hostingFile]: writeHosting(table) });
  const live = await built({ ...files, [hostingFile]: writeHosting(table) });
  const server = await startStaticServer(live.folder);
  const check = (...more: string[]) =>
    checkLive(site.folder, {
      origin: server.origin,
      files: [...Object.keys(site.files), ...more],
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
  writeFileSync(path.join(site.folder, buildRecordFile), writeBuildRecord(record));
  const other = { ...record, content: 'b2', day: '2026-11-23' };
  writeFileSync(path.join(live.folder, buildRecordFile), writeBuildRecord(other));
  expect(await check(buildRecordFile)).toContain(
    'It is another build that is online: content b2 instead of a1, day 2026-11-23 instead of 2026-11-24.',
  );
  writeFileSync(path.join(live.folder, hostingFile), writeHosting({ ...table, headers: [] }));
  expect((await check()).join()).toMatch(/has the header Cache-Control: none instead of no-cache/);
  await server.close();
  expect((await check()).join()).toContain('/worker.js cannot be had');
});
