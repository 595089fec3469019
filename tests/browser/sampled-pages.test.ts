import { beforeAll, describe, expect, inject, test } from 'vitest';
import { pageLooks, wholeWithoutScripts } from './page-looks.ts';
import { prepareReading } from './read-everywhere.ts';
import { walk } from './walk.ts';

// All pages, and both layouts of each, are among the long tests. Half of these have most that the site is made of.
const sample = inject('samplePages').filter((_, nth) => nth % 2 === 0);
const looks = pageLooks({ isSample: true });

describe('every kind of page', () => {
  let found = new Map<string, string[]>();
  beforeAll(async () => {
    found = await walk(sample, looks, { prepare: prepareReading });
  }, 300_000);

  test.each(looks)('$name', ({ name }) => {
    expect(found.get(name)).toEqual([]);
  });

  test(wholeWithoutScripts.name, async () => {
    const all = await walk(sample, [wholeWithoutScripts], { javaScript: false });
    expect(all.get(wholeWithoutScripts.name)).toEqual([]);
  });
});
