import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  integer,
  option,
  record,
  subarray,
} from 'fast-check';
import { expect } from 'vitest';
import { publish } from '../../src/build/publish/publish.ts';
import { buildOf, readFiles, type Files } from './publish-sites.ts';

/** Thrown instead of a step on the disk, and instead of all that follow: as if the process were gone. */
class Killed extends Error {}

/** Everything by which publishing changes the disk. */
const steps = [
  'copyFileSync',
  'mkdirSync',
  'mkdtempSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'unlinkSync',
  'utimesSync',
  'writeFileSync',
] as const;

/** Runs `work`, kills it before its n-th step on the disk, and looks at the disk after each step until then. */
export async function killedAt<T>(
  n: number,
  look: () => void,
  work: () => Promise<T>,
): Promise<T | null> {
  const original = Object.fromEntries(steps.map((name) => [name, fs[name]] as const));
  let count = 0;
  for (const name of steps) {
    const step = fs[name];
    const stepOrKill = (...args: unknown[]): unknown => {
      if (++count === n && name === 'writeFileSync') {
        const [file, text] = args;
        if (typeof text === 'string')
          Reflect.apply(step, fs, [file, text.slice(0, text.length / 2)]);
      }
      if (count >= n) throw new Killed();
      const result: unknown = Reflect.apply(step, fs, args);
      look();
      return result;
    };
    Object.assign(fs, { [name]: stepOrKill });
  }
  syncBuiltinESMExports();
  try {
    return await work();
  } catch (error) {
    if (count >= n) return null;
    throw error;
  } finally {
    Object.assign(fs, original);
    syncBuiltinESMExports();
  }
}

type Page = { look: number; links: string[] };
const pageNames = ['index.html', 'a/index.html', 'a/b/index.html', 'c/index.html', 'd/index.html'];

/** Pages that name their stylesheet and each other, and a file whose name may be that of a page's folder. */
const site = record({
  pages: dictionary(
    constantFrom(...pageNames),
    record({ look: integer({ min: 0, max: 3 }), links: subarray(pageNames) }),
  ),
  download: option(constantFrom('c', 'd', 'calendar.ics', 'a/notes.txt')),
  version: integer({ min: 0, max: 99 }),
}).map(({ pages, download, version }): Files => {
  const files: Files = {};
  for (const [name, { look, links }] of Object.entries(pages)) {
    const present: Page = { look, links: links.filter((link) => link in pages) };
    files[name] = `<html>${JSON.stringify(present)} ${version}</html>`;
    files[`assets/style-${look}.css`] = `look ${look}`;
  }
  if (download !== null && !Object.keys(files).some((file) => file.startsWith(`${download}/`))) {
    files[download] = `download ${version}`;
  }
  files['sitemap.xml'] = Object.keys(pages).join();
  return files;
});

const attempt = record({
  files: site,
  /** The step before which the process is killed. */
  killAt: integer({ min: 1, max: 60 }),
  next: constantFrom('nothing', 'failing build', 'content with errors'),
});

/** A page cannot be there while a file of the name of its folder is, whichever of the two comes first. */
const isObstacle = (page: string, recent: readonly Files[]): boolean =>
  recent.some((each) => path.posix.dirname(page) in each);

/** A page that every site since the last settled one has is there, whole, and what it names is there. */
function expectReadable(folder: string, recent: readonly Files[]): void {
  const found = readFiles(folder);
  const always = Object.keys(recent[0] ?? {}).filter((file) =>
    recent.every((each) => file in each),
  );
  for (const file of always) {
    const text = found[file];
    expect(
      recent.map((each) => each[file]),
      `${file} is whole`,
    ).toContain(text);
    if (text === undefined || !file.endsWith('.html')) continue;
    const page: Page = JSON.parse(/\{.*\}/.exec(text)?.[0] ?? '');
    expect(found, `${file} has its styles`).toHaveProperty([`assets/style-${page.look}.css`]);
    for (const link of page.links.filter((each) => !isObstacle(each, recent))) {
      expect(found, `${file} links to a page`).toHaveProperty([link]);
    }
  }
  for (const [file, text] of Object.entries(found)) {
    if (file === 'CNAME') continue;
    expect(
      recent.map((each) => each[file]),
      `${file} is whole`,
    ).toContain(text);
  }
}

/** Gives what a killed build has left to a process that is gone, as this one goes on. */
function bury(folder: string): void {
  const records = path.join(folder, '.publish');
  for (const name of fs.existsSync(records) ? fs.readdirSync(records) : []) {
    const stale = name.replace(/^staging-\d+/, `staging-${2 ** 31 - 2}`);
    if (stale !== name) fs.renameSync(path.join(records, name), path.join(records, stale));
  }
}

/** Sites are published one after another, each publishing is killed somewhere, and a last one is not. */
export async function checkInterruptedPublishing(numRuns: number): Promise<void> {
  await assert(
    asyncProperty(site, array(attempt, { maxLength: 3 }), site, async (first, attempts, last) => {
      const folder = fs.mkdtempSync(path.join(tmpdir(), 'publish-'));
      try {
        await publish(folder, buildOf(first));
        fs.writeFileSync(path.join(folder, 'CNAME'), 'ours');
        let recent = [first];
        const look = () => expectReadable(folder, recent);
        for (const { files, killAt, next } of attempts) {
          recent = [...recent, files];
          await killedAt(killAt, look, () => publish(folder, buildOf(files)));
          bury(folder);
          look();
          if (next === 'content with errors') await publish(folder, async () => null);
          if (next === 'failing build') {
            const failing = publish(folder, () => Promise.reject(new Error('no paper')));
            await expect(failing).rejects.toThrow('no paper');
          }
          look();
        }
        recent = [...recent, last];
        await killedAt(Infinity, look, () => publish(folder, buildOf(last)));
        expectOnly(folder, last, recent);
      } finally {
        fs.rmSync(folder, { recursive: true });
      }
    }),
    { numRuns },
  );
}

/** One site takes the place of another and is killed before each of its steps in turn; each time it is completed. */
export async function checkEveryInterruption(first: Files, next: Files): Promise<void> {
  for (let killAt = 1, isThrough = false; !isThrough; killAt += 1) {
    const folder = fs.mkdtempSync(path.join(tmpdir(), 'publish-'));
    try {
      await publish(folder, buildOf(first));
      const done = await killedAt(
        killAt,
        () => {},
        () => publish(folder, buildOf(next)),
      );
      isThrough = done !== null;
      bury(folder);
      await publish(folder, buildOf(next));
      expect(readFiles(folder), `killed before step ${killAt}`).toEqual(next);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  }
}

/** Nothing else is published than this site, the hashed files of one before it, and what others have put there. */
function expectOnly(folder: string, last: Files, recent: readonly Files[]): void {
  const found = readFiles(folder, true);
  expect(found['CNAME']).toBe('ours');
  const others = Object.keys(found).filter((file) => !(file in last));
  expect(found).toMatchObject(last);
  const unexpected = others.filter((file) => !file.startsWith('assets/'));
  expect(unexpected.toSorted()).toEqual(['.publish/manifest.json', 'CNAME']);
  const assets = others.filter((file) => file.startsWith('assets/'));
  expect(recent.some((each) => assets.every((file) => file in each))).toBe(true);
}
