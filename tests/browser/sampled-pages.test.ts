import { beforeAll, describe, expect, inject, test } from 'vitest';
import { pageLooks, wholeWithoutScripts } from './page-looks.ts';
import { prepareReading } from './read-everywhere.ts';
import { walk } from './walk.ts';

// All pages, and both layouts of each, are among the long tests. The first of these has the most kinds of blocks.
const sample = inject('samplePages').slice(0, 1);
const looks = pageLooks({ isSample: true });

describe('a page', () => {
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
