import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../sample.ts';
import { explainError } from '../../scripts/explain-error.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'explain-error-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const failure = (code: string, more = {}) =>
  Object.assign(new Error(`${code}: no`), { code, syscall: 'open', ...more });

function catchError(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing went wrong.');
}

describe('what the machine does not allow is said in words', () => {
  test.each(['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT', 'EIO', 'EMFILE', 'EBUSY'])('%s', (code) => {
    const words = explainError(failure(code, { path: '/srv/dist/index.html' }));
    expect(words).toMatch(/^[A-Z/][^\n]*\.$/);
    expect(words).not.toContain(code);
  });

  test('also where a bundler reports it, or another error wraps it', () => {
    const number = process.platform === 'win32' ? 112 : 28;
    const error = new Error(`Could not write: No space left on device (os error ${number})`);
    expect(explainError(error)).toMatch('The disk is full');
    const carried = new Error('The page could not be written.', { cause: failure('ENOSPC') });
    expect(explainError(carried)).toMatch('The disk is full');
    expect(explainError(new AggregateError([failure('EROFS')]))).toMatch('only be read');
  });

  test('real failures name their file', () => {
    const file = path.join(scratch, 'file');
    writeFileSync(file, '');
    const below = path.join(file, 'below');
    expect(explainError(catchError(() => readFileSync(scratch)))).toMatch('a file is needed');
    expect(explainError(catchError(() => mkdirSync(below)))).toContain(below);
    expect(explainError(catchError(() => readFileSync(`${file}-2`)))).toContain(`${file}-2`);
  });

  test('a mistake in the program is not explained away', () => {
    expect(explainError(new TypeError('x is not a function'))).toBeNull();
    expect(explainError('text')).toBeNull();
    expect(explainError(Object.assign(new Error('no'), { code: 'ERR_ASSERTION' }))).toBeNull();
  });
});

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_CONTENT: undefined },
  });

describe('commands that cannot do their work end with 2 and a line that says why', () => {
  const file = path.join(scratch, 'no-folder.txt');
  writeFileSync(file, 'text');

  const nowhere = path.join(scratch, 'nowhere');
  const commands: [string, string][] = [
    ['validate', nowhere],
    ['build', nowhere],
    ['bench', file],
    ['start', nowhere],
    ['validate', file],
  ];

  test.each(sampleOf(commands, 1))(
    '%s without its content in %s',
    (name, content) => {
      const { status, stderr } = run(name, '--content', content);
      expect(status, stderr).toBe(2);
      expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(content)]);
    },
    60_000,
  );

  test('a target that is a file', () => {
    const { status, stderr } = run('build', '--out', file);
    expect(status, stderr).toBe(2);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('Nothing was written.')]);
    expect(readFileSync(file, 'utf8')).toBe('text');
  }, 60_000);

  // The superuser may write anywhere, and Windows knows other rights.
  const hasLimits = process.platform !== 'win32' && process.getuid?.() !== 0;
  test.runIf(hasLimits)('a content folder or target without rights', () => {
    const content = path.join(scratch, 'content');
    cpSync('scripts/starter/library', content, { recursive: true });
    const out = path.join(scratch, 'locked');
    mkdirSync(out, { mode: 0o555 });
    expect(run('build', '--content', content, '--out', out)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^This account has no right to use [^\n]*\n$/),
    });
    chmodSync(path.join(content, 'site.yaml'), 0);
    expect(run('validate', '--content', content)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/no right to use [^\n]*site\.yaml/),
    });
  });
});
