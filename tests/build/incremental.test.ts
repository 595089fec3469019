import { expect, test, vi } from 'vitest';
import { buildAfterDamage, compareBuilds, pagesRendered } from './incremental-builds.ts';
import { sampleOf } from '../sample.ts';
import { editNames } from './incremental-edits.ts';

test('a build after any edits equals a clean one, byte for byte', async () => {
  const made = await compareBuilds({ count: 40, seed: 3, together: 10 });
  // Some edits are refused, as links lead nowhere after them.
  expect(made.size).toBeGreaterThan(editNames.length - 5);
}, 300_000);

test('a build renders the pages that show what has changed, and says what that is', async () => {
  const [first, same, title, day, settings] = await pagesRendered([
    null,
    null,
    ['pages/handbook/rooms/ward.yaml', /^title: .*$/m, 'title: Beds of the ward'],
    ['pages/handbook/course.yaml', /2026-11-30/, '2026-12-01'],
    ['site.yaml', /^name: .*$/m, 'name: Another clinic'],
  ]);
  const all = [...(first?.values() ?? [])].flat();
  expect([...(first?.keys() ?? [])]).toEqual(['no document of an earlier build']);
  expect(same).toEqual(new Map());
  expect(title).toEqual(
    new Map([
      ['siteMap()', ['/all-pages']],
      ['sectionMenu()', ['/handbook/rooms', '/handbook/rooms/kitchen']],
      ['content/pages/handbook/rooms/ward.yaml', ['/handbook/rooms/ward']],
    ]),
  );
  const calendar = 'calendarsOf({"href":"/handbook/course","kind":"page","newTab":false})';
  expect(day).toEqual(
    new Map([
      ['content/pages/handbook/course.yaml', ['/handbook/course']],
      [calendar, ['/handbook/cost']],
    ]),
  );
  expect([...(settings ?? [])]).toEqual([['site.yaml', expect.arrayContaining(all)]]);
});

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
