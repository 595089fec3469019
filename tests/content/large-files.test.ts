import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { largeFiles } from '../../scripts/fuzz/large-files.ts';
import { limits } from '../../src/content/limits.ts';
import type { Measured } from './measure-large-files.ts';

const mostMilliseconds = 2000;
const mostMegabytes = 300;

// In a process of its own: it can be stopped when it stands still, and its memory counts for nothing else.
test('every file of up to 1 MB is checked within two seconds and 300 MB', async () => {
  const scratch = mkdtempSync(path.resolve('node_modules', '.cache-large-files-'));
  try {
    await build({
      logLevel: 'warn',
      build: { ssr: path.join(import.meta.dirname, 'measure-large-files.ts'), outDir: scratch },
    });
    const content = path.join(scratch, 'content');
    cpSync(path.join(import.meta.dirname, '..', 'fixtures', 'library'), content, {
      recursive: true,
    });
    const { stdout, stderr } = spawnSync(
      process.execPath,
      // What waits to be cleared away is no need of memory.
      ['--max-old-space-size=160', path.join(scratch, 'measure-large-files.js'), content],
      { encoding: 'utf8', timeout: 240_000, cwd: path.resolve('.') },
    );
    expect(stderr).toBe('');
    const lines = stdout.trim().split('\n');
    const told = lines.map((line): Measured => JSON.parse(line));
    expect(told.at(-1), 'the file at which it stood still or stopped').toHaveProperty('codes');
    const measured = told.filter(({ codes }) => codes !== undefined);
    expect(measured.map(({ name }) => name)).toEqual(largeFiles.map(({ name }) => name));
    expect(
      measured.filter(
        ({ milliseconds = 0, megabytes = 0 }) =>
          milliseconds > mostMilliseconds || megabytes > mostMegabytes,
      ),
    ).toEqual([]);
    for (const { name, codes = [] } of measured) {
      expect(codes.length, name).toBeLessThanOrEqual(limits.diagnostics + 1);
    }
    expect(measured.find(({ name }) => name === 'colons all over')?.codes).toContain(
      'too-many-items',
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}, 300_000);
