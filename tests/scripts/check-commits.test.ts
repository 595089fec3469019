import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
const commit = (message: string) => git('commit', '--allow-empty', '-q', '-m', message);
const check = (range: string) => {
  const script = path.resolve('scripts/check-commits.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script, range], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout: stdout.replaceAll(/^[0-9a-f]{7,}/gm, 'HASH') };
};

test('a proposed commit says in 72 characters what it does, and then why', () => {
  git('init', '-q');
  commit('site: begins');
  git('tag', 'start');
  commit('menu: opens by keyboard\n\nSome visitors have no mouse.');
  commit(`menu: ${'é'.repeat(66)}\n\nSeventy-two characters, however many bytes.`);
  expect(check('start..HEAD')).toEqual({ status: 0, stdout: '' });
  git('tag', 'right');
  commit('menu: closes');
  commit(`menu: ${'e'.repeat(67)}\nat once`);
  expect(check('right..HEAD')).toEqual({
    status: 1,
    stdout: [
      `HASH menu: ${'e'.repeat(67)}`,
      '  The subject has 73 characters; at most 72.',
      '  The second line must be empty.',
      '  The body is missing: say why the change is made.',
      'HASH menu: closes',
      '  The body is missing: say why the change is made.',
      '',
    ].join('\n'),
  });
});
