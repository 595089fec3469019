import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { expect } from 'vitest';
import { limits } from '../../src/content/yaml/limits.ts';
import type { Measured } from './measure-large-files.ts';

const maxMilliseconds = 2000;
const maxMegabytes = 300;

/** Expects that each of these large files is checked in time and within memory; tells what was measured. */
// In a process of its own: it can be stopped when it stands still, and its memory counts for nothing else.
export async function checkLargeFiles(names: readonly string[]): Promise<Measured[]> {
  const scratch = mkdtempSync(path.resolve('node_modules', '.cache-large-files-'));
  try {
    await build({
      logLevel: 'warn',
      build: { ssr: path.join(import.meta.dirname, 'measure-large-files.ts'), outDir: scratch },
    });
    const content = path.join(scratch, 'content');
    const library = path.join(import.meta.dirname, '..', '..', 'scripts', 'starter', 'library');
    cpSync(library, content, { recursive: true });
    const { stdout, stderr } = spawnSync(
      process.execPath,
      // What waits to be cleared away is no need of memory.
      [
        '--max-old-space-size=160',
        path.join(scratch, 'measure-large-files.js'),
        content,
        JSON.stringify(names),
      ],
      { encoding: 'utf8', timeout: 240_000, cwd: path.resolve('.') },
    );
    expect(stderr).toBe('');
    const lines = stdout.trim().split('\n');
    const results = lines.map((line): Measured => JSON.parse(line));
    expect(results.at(-1), 'the file at which it stood still or stopped').toHaveProperty('codes');
    const measured = results.filter(({ codes }) => codes !== undefined);
    expect(measured.map(({ name }) => name)).toEqual(names);
    expect(
      measured.filter(
        ({ milliseconds = 0, megabytes = 0 }) =>
          milliseconds > maxMilliseconds || megabytes > maxMegabytes,
      ),
    ).toEqual([]);
    for (const { name, codes = [] } of measured) {
      expect(codes.length, name).toBeLessThanOrEqual(limits.diagnostics + 1);
    }
    return measured;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
