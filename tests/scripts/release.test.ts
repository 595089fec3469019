import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockProblems } from './locked-packages.ts';

test('packages that sites get are free, with a checksum, and run nothing when installed', () => {
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
  expect(problems({ hasInstallScript: true, dev: true })).toHaveLength(1);
  expect(lockProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([]);
});
