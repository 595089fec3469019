import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publish } from '../../src/build/publish/publish.ts';
import { SiteOutput } from '../../src/build/publish/site-output.ts';
import { resolveTarget } from '../../src/build/publish/target.ts';
import { buildOf, readFiles, writeFiles } from './publish-sites.ts';

let root: string;
let contentDir: string;
let target: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'publish-')));
  contentDir = path.join(root, 'content');
  target = path.join(root, 'dist');
  writeFiles(root, {
    'content/site.yaml': 'name: A',
    'content/pages/index.yaml': 'title: A',
    'src/index.ts': '',
    'package.json': '{}',
    'notes/plan.txt': 'ours',
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const resolveOut = (out: string) => resolveTarget(out, { root, contentDir });
const published = (folder = target) => readFiles(folder);
const site = (text: string) => ({ 'index.html': text });

const withAsset = (name: string) => ({ ...site(name), [`assets/${name}.js`]: name });
const fail = async () => {
  throw new Error('The disk is full.');
};
const refused =
  ' . ./ .. / content content/ ./content/../content content/pages content/new src src/new link-to-content ' +
  'link-to-content/x notes package.json package.json/dist ring ring/dist far-dangling node_modules/x/..';

describe('where a site may be published', () => {
  test('a folder with anything but a built site is refused with a message, and nothing is touched', () => {
    mkdirSync(path.join(root, 'node_modules'));
    symlinkSync(contentDir, path.join(root, 'link-to-content'));
    symlinkSync(path.join(root, 'ring'), path.join(root, 'ring'));
    symlinkSync(path.join(root, 'missing', 'place'), path.join(root, 'far-dangling'));
    const outs = [
      ' ',
      ...refused.split(' '),
      root,
      contentDir,
      path.join('..', path.basename(root), 'content'),
    ];
    const before = readFiles(root, true);
    for (const out of outs) {
      expect(() => resolveOut(out), out).toThrow(
        expect.objectContaining({
          name: 'CommandError',
          message: expect.stringMatching(/^[^\n]+$/),
        }),
      );
    }
    expect(readFiles(root, true)).toEqual(before);
  });

  test('content elsewhere is as safe, and so are its parent folders', () => {
    const elsewhere = path.join(root, 'notes', 'site', 'content');
    mkdirSync(elsewhere, { recursive: true });
    const at = (out: string) => () =>
      resolveTarget(out, { root: contentDir, contentDir: elsewhere });
    expect(at('../notes/site')).toThrow('holds what the site is made from');
    expect(at('../notes/site/content/dist')).toThrow('belongs to what the site is made from');
    expect(at('../notes/dist')()).toBe(path.join(root, 'notes', 'dist'));
  });

  test('a missing or empty folder, a fresh disk and an earlier site are accepted', async () => {
    expect(resolveOut('a/b/dist')).toBe(path.join(root, 'a', 'b', 'dist'));
    mkdirSync(path.join(target, 'lost+found'), { recursive: true });
    expect(resolveOut('dist')).toBe(target);
    await publish(target, buildOf(site('one')));
    expect(resolveOut('dist')).toBe(target);
    expect(() => resolveOut('dist/assets')).toThrow('inside another published site');
  });

  test('recorded paths outside the folder are ignored', async () => {
    await publish(target, buildOf(site('one')));
    const record = { hash: '', size: 0, modified: 0 };
    const files = { '../notes/plan.txt': record };
    writeFiles(target, {
      '.publish/manifest.json': JSON.stringify({ version: 1, files, kept: {} }),
    });
    expect(() => resolveOut('dist')).toThrow('damaged');
    await expect(publish(target, buildOf(site('two')))).rejects.toThrow('damaged');
    expect(existsSync(path.join(root, 'notes', 'plan.txt'))).toBe(true);
  });
});

describe('a folder that is a link', () => {
  test.each(['served', 'not/../not-there-yet'])('is published into: %s', async (to) => {
    mkdirSync(path.join(root, 'served'));
    symlinkSync(path.join(root, to), target);
    for (const text of ['one', 'two']) {
      await publish(resolveOut('dist'), buildOf(site(text)));
      expect(readlinkSync(target)).toBe(path.join(root, to));
      expect(published(path.join(root, to))).toEqual(site(text));
    }
  });

  test('a link inside the site is refused, and its target is kept', async () => {
    await publish(target, buildOf({ 'a/one.html': 'one' }));
    rmSync(path.join(target, 'a'), { recursive: true });
    symlinkSync(path.join(root, 'notes'), path.join(target, 'a'));
    writeFiles(root, { 'notes/one.html': 'ours' });
    const outside = published(path.join(root, 'notes'));
    await expect(publish(target, buildOf({ 'a/two.html': 'two' }))).rejects.toThrow(
      'needs a folder',
    );
    await expect(publish(target, buildOf(site('three')))).rejects.toThrow('is a link');
    expect(published(path.join(root, 'notes'))).toEqual(outside);
  });
});

describe('what is published', () => {
  test('a new site replaces the old one, and deleted pages are removed', async () => {
    await publish(
      target,
      buildOf({ ...site('one'), 'gone/index.html': 'gone', 'x/y/z.html': 'z' }),
    );
    await publish(target, buildOf(site('two')));
    expect(published()).toEqual(site('two'));
    expect(readdirSync(target).toSorted()).toEqual(['.publish', 'index.html']);
    expect(readdirSync(path.join(target, '.publish'))).toEqual(['manifest.json']);
  });

  test('hashed files are kept for open pages until they are two versions old', async () => {
    const names = () => Object.keys(published()).filter((file) => file.startsWith('assets/'));
    await publish(target, buildOf(withAsset('one')));
    await publish(target, buildOf(withAsset('two')));
    expect(names().toSorted()).toEqual(['assets/one.js', 'assets/two.js']);
    await publish(target, buildOf(withAsset('two')));
    expect(names().toSorted()).toEqual(['assets/one.js', 'assets/two.js']);
    await publish(target, buildOf(withAsset('three')));
    expect(names().toSorted()).toEqual(['assets/three.js', 'assets/two.js']);
    await publish(target, buildOf(withAsset('two')));
    expect(published()).toMatchObject(withAsset('two'));
  });

  test('an identical file is not rewritten; one that was changed by hand is', async () => {
    const both = { ...site('one'), 'fees/index.html': 'fees' };
    await publish(target, buildOf(both));
    const inode = () => statSync(path.join(target, 'index.html')).ino;
    const before = inode();
    writeFiles(target, { 'fees/index.html': 'feet' });
    utimesSync(path.join(target, 'fees/index.html'), 1, 1);
    await publish(target, buildOf(both));
    expect(published()).toEqual(both);
    expect(inode()).toBe(before);
  });

  test('files that have not changed need not be staged again', async () => {
    await publish(target, buildOf({ ...site('one'), 'fees/index.html': 'fees' }));
    await publish(target, async ({ staging, published: { files } }) => {
      const changed = await buildOf(site('two'))({
        staging,
        published: { version: 1, files, kept: {} },
      });
      const stays = files['fees/index.html'];
      if (!changed || !stays) throw new Error('not published');
      return [...changed, { ...stays, path: 'fees/index.html', isStaged: false }];
    });
    expect(published()).toEqual({ ...site('two'), 'fees/index.html': 'fees' });
  });

  test('foreign files in the folder are kept; if they conflict with the site, they are named and nothing changes', async () => {
    await publish(target, buildOf(site('one')));
    writeFiles(target, { CNAME: 'ours', 'fees/index.html/notes.txt': 'ours' });
    const before = published();
    const second = publish(target, buildOf({ ...site('two'), 'fees/index.html': 'fees' }));
    await expect(second).rejects.toThrow('fees/index.html/notes.txt');
    const asFolder = publish(target, buildOf({ ...site('two'), 'CNAME/index.html': 'name' }));
    await expect(asFolder).rejects.toThrow('CNAME');
    expect(published()).toEqual(before);
    await publish(target, buildOf(site('two')));
    expect(published()).toEqual({ ...before, ...site('two') });
  });

  test('a build that fails or finds errors leaves the earlier site, or the empty target, untouched', async () => {
    const absent = path.join(root, 'a', 'b');
    await expect(publish(absent, fail)).rejects.toThrow('The disk is full.');
    expect(await publish(absent, async () => null)).toBe(false);
    expect(existsSync(path.join(root, 'a'))).toBe(false);
    await publish(target, buildOf(site('one')));
    const before = readFiles(target, true);
    await expect(publish(target, fail)).rejects.toThrow('The disk is full.');
    expect(await publish(target, async () => null)).toBe(false);
    expect(readFiles(target, true)).toEqual(before);
  });
});

describe('two builds at once', () => {
  test('the one that ends first is published, and the other one says so and changes nothing', async () => {
    await publish(target, buildOf(site('one')));
    const late = publish(target, async (workplace) => {
      await publish(target, buildOf(site('two')));
      return buildOf(site('late'))(workplace);
    });
    await expect(late).rejects.toThrow('ended before this one. Build again.');
    expect(published()).toEqual(site('two'));
    expect(readdirSync(path.join(target, '.publish'))).toEqual(['manifest.json']);
  });

  test('a build removes the staging folder of a killed one, and leaves that of a running one', async () => {
    const running = `staging-${process.pid}-abc123`;
    writeFiles(target, {
      [`.publish/staging-${2 ** 31 - 2}-abc123/index.html`]: 'killed',
      [`.publish/${running}/index.html`]: 'running',
    });
    await publish(target, buildOf(site('one')));
    expect(readdirSync(path.join(target, '.publish')).toSorted()).toEqual([
      'manifest.json',
      running,
    ]);
  });
});

const twins = (fees: string) => ({
  'index.html': 'home',
  'fees/index.html': fees,
  'fees.html': fees,
  'join/how/index.html': 'join',
  'join/how.html': 'join',
});

test('documents under two names follow their pages from build to build, and only changed ones are written', async () => {
  const build = (fees: string) =>
    publish(target, async ({ staging, published: before }) => {
      const output = new SiteOutput({ staging, target: { folder: target, published: before } });
      output.write('index.html', 'home');
      output.write('fees/index.html', fees);
      output.write('join/how/index.html', 'join');
      output.twinDocuments();
      return output.files();
    });
  await build('2026');
  expect(published()).toEqual(twins('2026'));
  const before = statSync(path.join(target, 'join/how.html')).ino;
  await build('2027');
  expect(published()).toEqual(twins('2027'));
  expect(statSync(path.join(target, 'join/how.html')).ino).toBe(before);
});
