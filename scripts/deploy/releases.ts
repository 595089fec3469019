import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { codeOf, privateFolder, removePath, renameFile } from '../../src/build/index.ts';
import type { BuiltSite, Destination } from './destination.ts';
import { insistOn, outputIfThere, type Tool } from './run-tool.ts';
import { withFolder } from './with-folder.ts';

/** Each version is a folder in here. */
const releasesFolder = 'releases';

/** The links to the version that a web server serves, and to the one that a rollback restores. */
type Link = 'current' | 'previous';

/** Where releases are stored. Each is named after its time and the hash of its site. */
type Shelf = {
  /** The release behind a link; null without the link. */
  read(link: Link): Promise<string | null>;
  /** Adds a site; files equal to those of the previous release share its space. */
  add(release: string, site: BuiltSite, before: string | null): Promise<void>;
  /** Points a link at a release, atomically. */
  point(link: Link, release: string): Promise<void>;
  removeAllBut(releases: readonly string[]): Promise<void>;
};

/** Writes each version whole beside the previous one, and then moves one link: no visitor gets half a version. */
const releaseOn = (name: string, shelf: Shelf): Destination => ({
  name,
  deploy: async (site) => {
    const before = await shelf.read('current');
    if (before?.endsWith(`-${site.hash}`)) return false;
    const release = `${new Date().toISOString().replaceAll(/[-:.]/g, '')}-${site.hash}`;
    await shelf.add(release, site, before);
    await shelf.point('current', release);
    if (before !== null) await shelf.point('previous', before);
    await shelf.removeAllBut(before === null ? [release] : [release, before]);
    return true;
  },
  rollBack: async () => {
    const [current, previous] = [await shelf.read('current'), await shelf.read('previous')];
    if (current === null || previous === null) return false;
    await shelf.point('current', previous);
    await shelf.point('previous', current);
    return true;
  },
});

/** The file in a release with the hashes of its files. */
const hashesFile = path.join(privateFolder, 'hashes.json');
const hashesSchema = z.record(z.string(), z.string());

async function readHashes(release: string): Promise<Record<string, string>> {
  try {
    return hashesSchema.parse(JSON.parse(await readFile(path.join(release, hashesFile), 'utf8')));
  } catch {
    // Without them the release shares no files with the next one.
    return {};
  }
}

export function folderDestination(root: string): Destination {
  const at = (...names: string[]) => path.join(root, releasesFolder, ...names);
  return releaseOn(root, {
    read: async (link) => {
      try {
        return path.basename(readlinkSync(path.join(root, link)));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    add: async (release, { folder, files }, before) => {
      mkdirSync(at(), { recursive: true });
      const draft = mkdtempSync(at('.new-'));
      const shared = before === null ? {} : await readHashes(at(before));
      for (const [file, hash] of Object.entries(files)) {
        const target = path.join(draft, file);
        mkdirSync(path.dirname(target), { recursive: true });
        if (before !== null && shared[file] === hash) linkSync(at(before, file), target);
        else copyFileSync(path.join(folder, file), target);
      }
      mkdirSync(path.join(draft, privateFolder));
      writeFileSync(path.join(draft, hashesFile), JSON.stringify(files));
      renameFile(draft, at(release));
    },
    point: async (link, release) => {
      const draft = path.join(root, `.${link}-${process.pid}`);
      // Windows lets everybody create junctions, but rename nothing over one.
      symlinkSync(path.join(releasesFolder, release), draft, 'junction');
      if (process.platform === 'win32') removePath(path.join(root, link));
      renameFile(draft, path.join(root, link));
    },
    removeAllBut: async (releases) => {
      for (const name of readdirSync(at())) if (!releases.includes(name)) removePath(at(name));
    },
  });
}

const rsync: Tool = { name: 'rsync', install: 'sudo apt-get install rsync' };

/** The exit code of rsync if something could not be transferred. */
const partial = 23;

const runRsync = (...args: string[]): Promise<void> => insistOn(rsync, args);

/** A folder that rsync reaches: by SSH (user@host:site) or at an rsync server (rsync://host/site). */
export function rsyncDestination(address: string): Destination {
  const root = `${address.replace(/(?<!\/)\/+$/, '')}/`;
  const list = async (file: string): Promise<string> => {
    const args = ['--list-only', '--links', '--8-bit-output', root + file];
    const output = await outputIfThere(
      rsync,
      args,
      ({ status, err }) => status === partial && err.includes('No such file or directory'),
    );
    return output?.toString() ?? '';
  };
  return releaseOn(address, {
    read: async (link) => {
      const [, target] = (await list(link)).trimEnd().split(' -> ');
      return target === undefined ? null : path.posix.basename(target);
    },
    add: async (release, { folder }, before) => {
      const shared = before === null ? [] : [`--link-dest=../${before}/`];
      const to = `${root}${releasesFolder}/${release}/`;
      const excluded = `--exclude=/${privateFolder}`;
      await runRsync('-r', '--checksum', '--mkpath', excluded, ...shared, `${folder}/`, to);
    },
    // rsync writes a link beside the former one, and renames it.
    point: (link, release) =>
      withFolder(async (folder) => {
        const file = path.join(folder, link);
        symlinkSync(path.posix.join(releasesFolder, release), file);
        await runRsync('--links', file, root);
      }),
    removeAllBut: (releases) =>
      withFolder(async (empty) => {
        const excluded = releases.map((release) => `--exclude=/${release}`);
        await runRsync('-r', '--delete', ...excluded, `${empty}/`, `${root}${releasesFolder}/`);
      }),
  });
}
