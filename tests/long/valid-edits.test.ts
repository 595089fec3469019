import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import { editNames, makeEdit } from './valid-edit.ts';

/** How many edits are made, one on the other. */
const count = 50;

/** A copy of this project that is a repository of its own, with the packages that are installed here. */
function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'valid-edits-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(file, path.join(copy, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, stdio: 'ignore' });
  git('init', '--quiet');
  git('add', '--all');
  git(
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@localhost',
    'commit',
    '--quiet',
    '-m',
    'site: begin',
  );
  return copy;
}

async function isValid(content: string): Promise<boolean> {
  const { tree, diagnostics } = await loadSite(content);
  return tree !== null && diagnostics.every(({ severity }) => severity !== 'error');
}

/** Makes valid edits by chance; those that are not valid are taken back. Returns what was edited. */
async function edit(content: string, seed: number): Promise<string[]> {
  const { next } = seededRandom(seed);
  const chance = { below: (limit: number) => Math.floor(next() * limit) };
  const made: string[] = [];
  while (made.length < count) {
    const name = editNames[made.length % editNames.length] ?? 'a text';
    const { file, before } = makeEdit(name, content, chance);
    if (readFileSync(file, 'utf8') === before) continue;
    if (await isValid(content)) made.push(`${path.relative(content, file)}: ${name}`);
    else writeFileSync(file, before);
  }
  return made;
}

test(
  `${count} random valid edits of the content fail no test`,
  { timeout: 30 * 60_000 },
  async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const copy = copyProject();
    try {
      const made = await edit(path.join(copy, 'content'), seed);
      const { LONG_TESTS: _, ...env } = process.env;
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          '--project',
          'unit',
          '--project',
          'dom',
          '--project',
          'browser',
        ],
        { cwd: copy, env: { ...env, VITEST: undefined }, encoding: 'utf8', maxBuffer: 2 ** 28 },
      );
      const failed = stripVTControlCharacters(stdout + stderr)
        .split('\n')
        .filter((line) => line.trim().startsWith('FAIL '));
      expect([...new Set(failed)], [`seed ${seed}`, ...made].join('\n')).toEqual([]);
      expect(status, stderr.slice(-2000)).toBe(0);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
);
