import { expect, test, vi } from 'vitest';
import { buildAfterDamage, compareBuilds } from './incremental-builds.ts';
import { isLong, sampleOf } from '../sample.ts';
import { editNames } from './incremental-edits.ts';

/** The long tests make every edit. */
const count = isLong ? editNames.length : Math.ceil(editNames.length / 4);

test('an incremental build equals a clean one, byte for byte', async () => {
  const made = await compareBuilds({ count, seed: 7, together: 4, each: 5 });
  // Some edits are refused, as links lead nowhere after them.
  expect(made.size).toBeGreaterThan(count - 5);
}, 300_000);

/** What is done to a cache. */
const damages: ((bytes: Buffer) => Buffer)[] = [
  (bytes) => bytes.subarray(0, bytes.length / 2),
  () => Buffer.from('SQLite format 3'),
  (bytes) => Buffer.concat([Buffer.from('woven-site older '), bytes.subarray(18)]),
  (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.of((bytes.at(-1) ?? 0) ^ 1)]),
];

test('damaged, foreign or outdated caches are not used, and nobody is bothered with that', async () => {
  const printed = vi.spyOn(console, 'error');
  await buildAfterDamage(sampleOf(damages, 2));
  expect(printed).not.toHaveBeenCalled();
}, 120_000);
