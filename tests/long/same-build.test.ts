import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** The programs of Node that build: the one that runs, and those that `NODES` lists, separated as in PATH. */
const nodes = [
  process.execPath,
  ...(process.env['NODES'] ?? '').split(path.delimiter).filter((node) => node !== ''),
];

type Surroundings = { node: string; umask: number; timeZone: string; locale: string };

/** The record of the last publication, with times of files on this disk, is for the next build alone. */
const recordOfBuild = path.join('.publish', 'manifest.json');

/** Builds the committed state of this repository elsewhere, without any cache, and returns the hash of each file. */
function buildElsewhere({ node, umask, timeZone, locale }: Surroundings): Record<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), `build-${umask}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const before = process.umask(umask);
  try {
    const clone = path.join(folder, 'engine');
    const cloned = spawnSync('git', ['clone', '--quiet', '--shared', process.cwd(), clone]);
    expect(cloned.status).toBe(0);
    symlinkSync(path.resolve('node_modules'), path.join(clone, 'node_modules'), 'junction');
    // As a disk that lists files in another order would have it.
    const content = path.join(folder, 'content');
    for (const name of readdirSync('content').toReversed()) {
      cpSync(path.join('content', name), path.join(content, name), { recursive: true });
    }
    const built = spawnSync(node, ['scripts/run.mjs', 'build', '--content', content], {
      cwd: clone,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: undefined,
        VITEST: undefined,
        TZ: timeZone,
        LC_ALL: locale,
        HOME: folder,
        USER: `user-${umask}`,
      },
    });
    expect(built.status).toBe(0);
    const dist = path.join(clone, 'dist');
    return Object.fromEntries(
      readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .filter((file) => path.relative(dist, file) !== recordOfBuild)
        .toSorted()
        .map((file) => [
          path.relative(dist, file),
          createHash('sha256').update(readFileSync(file)).digest('hex'),
        ]),
    );
  } finally {
    process.umask(before);
  }
}

test('a build is the same bytes in other folders, for other users, in other time zones and languages', () => {
  const [first = process.execPath, ...others] = nodes;
  const here = buildElsewhere({ node: first, umask: 0o022, timeZone: 'UTC', locale: 'C' });
  expect(Object.keys(here).length).toBeGreaterThan(300);
  const elsewhere = { umask: 0o077, timeZone: 'Pacific/Kiritimati', locale: 'tr_TR.UTF-8' };
  for (const node of others.length > 0 ? others : [first]) {
    expect(buildElsewhere({ node, ...elsewhere }), node).toEqual(here);
  }
});
