import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { readNpm } from '../run-npm.ts';

const packedSchema = z.tuple([
  z.object({
    filename: z.string(),
    size: z.number(),
    integrity: z.string(),
    entryCount: z.number(),
  }),
]);

/** What `npm pack` made: size in bytes, number of files, and the checksum as package-lock.json writes it. */
export type Packed = z.output<typeof packedSchema>[0];

/** How the surroundings of one packing differ from those of another. */
type Surroundings = { umask: number; timeZone: string; locale: string; fileDate: Date };

const surroundings: readonly [Surroundings, Surroundings] = [
  { umask: 0o022, timeZone: 'UTC', locale: 'C', fileDate: new Date('2001-02-03T04:05:06Z') },
  {
    umask: 0o077,
    timeZone: 'Pacific/Kiritimati',
    locale: 'tr_TR.UTF-8',
    fileDate: new Date('2031-12-31T23:59:59Z'),
  },
];

/** All files below a folder, but for those of git. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === '.git' ? [] : filesIn(file);
    return entry.isFile() ? [file] : [];
  });

/** Gives a file the rights that git means: npm packs those of the disk, which depend on who has cloned. */
const setRights = (file: string): void =>
  chmodSync(file, (statSync(file).mode & 0o100) === 0 ? 0o644 : 0o755);

/**
 * Packs the committed state of a repository into a folder.
 * @throws if git or npm fails.
 */
export function packInto(
  folder: string,
  repository: string,
  { umask, timeZone, locale, fileDate }: Surroundings = surroundings[0],
): Packed {
  const work = mkdtempSync(path.join(tmpdir(), `pack-${umask}-`));
  const before = process.umask(umask);
  try {
    const clone = path.join(work, 'source');
    execFileSync('git', ['clone', '--quiet', '--shared', '--no-tags', repository, clone]);
    for (const file of filesIn(clone)) {
      setRights(file);
      utimesSync(file, fileDate, fileDate);
    }
    const { status, output } = readNpm(clone, ['pack', '--json', '--ignore-scripts'], {
      ...process.env,
      HOME: work,
      USER: `user-${umask}`,
      TZ: timeZone,
      LC_ALL: locale,
      npm_config_cache: path.join(work, 'cache'),
    });
    if (status !== 0) throw new Error('npm could not pack the engine.');
    const [packed] = packedSchema.parse(JSON.parse(output));
    copyFileSync(path.join(clone, packed.filename), path.join(folder, packed.filename));
    return packed;
  } finally {
    process.umask(before);
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Packs the committed state of a repository twice, in folders, homes, time zones, languages, rights and file dates that
 * differ: what comes out must be the same bytes, or nobody can tell that a package is its source. The user is the same,
 * because another one needs the rights of an administrator.
 * @throws if git or npm fails.
 */
export function packTwice(repository: string): readonly [Packed, Packed] {
  const folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
  try {
    return [
      packInto(folder, repository, surroundings[0]),
      packInto(folder, repository, surroundings[1]),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
