import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readAudit } from '../../scripts/release/read-advisories.ts';
import { lockProblems } from '../../scripts/release/locked-packages.ts';
import { packTwice } from '../../scripts/release/pack-twice.ts';
import { releaseProblems } from '../../scripts/release/release-problems.ts';

const changelog = `# Changes

## Not yet released

- Something.

## 2.0.0 (2026-12-01)

- Content has \`format: 3\`.

## 1.0.0
`;
const sound = { version: '2.0.0', tag: 'v2.0.0', changelog, format: 3, formatBefore: 2 };

test('a version with its changes, its tag and its format can be released', () => {
  expect(releaseProblems(sound)).toEqual([]);
  expect(releaseProblems({ ...sound, tag: null, formatBefore: null })).toEqual([]);
});

test.each([
  ['another tag', { tag: 'v2.0.1' }, /v2\.0\.1/],
  ['a version without changes', { version: '3.0.0', tag: 'v3.0.0' }, /"## 3\.0\.0"/],
  ['a version whose heading is empty', { version: '1.0.0', tag: null }, /"## 1\.0\.0"/],
  ['a format that is not named', { format: 4 }, /from 2 to 4/],
])('%s speaks against it', (_, changes, words) => {
  expect(releaseProblems({ ...sound, ...changes })).toContainEqual(expect.stringMatching(words));
});

test('packages that sites get must be free, with a checksum, and run nothing when installed', () => {
  const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-a' };
  const problems = (one: object) =>
    lockProblems({ packages: { '': {}, 'node_modules/a/node_modules/@b/c': { ...good, ...one } } });
  expect(problems({})).toEqual([]);
  expect(problems({ license: '(MIT OR Proprietary)' })).toEqual([]);
  expect(problems({ license: 'MIT AND Proprietary' })).toEqual([
    '@b/c has the licence MIT AND Proprietary.',
  ]);
  expect(problems({ license: undefined })).toHaveLength(1);
  expect(problems({ integrity: undefined })).toHaveLength(1);
  expect(problems({ hasInstallScript: true })).toHaveLength(1);
  expect(problems({ hasInstallScript: true, dev: true })).toEqual([]);
});

test('an answer of the registry is told from none', () => {
  expect(readAudit('{"vulnerabilities":{}}')).toEqual([]);
  expect(readAudit('{"vulnerabilities":{"a":{"severity":"high","range":"<2","via":[]}}}')).toEqual([
    { name: 'a', severity: 'high', range: '<2' },
  ]);
  expect(readAudit('{"error":{"code":"ENOTFOUND"}}')).toBeNull();
  expect(readAudit('')).toBeNull();
});

test('a commit is packed to the same bytes, whoever packs it', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
    });
  writeFileSync(path.join(folder, 'package.json'), '{"name":"packed","version":"1.0.0"}');
  writeFileSync(path.join(folder, 'run.mjs'), '#!/usr/bin/env node\n', { mode: 0o755 });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'All');
  // What is not committed is not packed.
  writeFileSync(path.join(folder, 'notes.txt'), 'Mine.');
  const [first, second] = packTwice(folder);
  expect(first.integrity).toBe(second.integrity);
  expect(first.entryCount).toBe(2);
});
