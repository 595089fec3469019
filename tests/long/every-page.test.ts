import { beforeAll, describe, expect, inject, test } from 'vitest';
import { pageLooks, wholeWithoutScripts } from '../browser/page-looks.ts';
import { prepareReading } from '../browser/read-everywhere.ts';
import { expectSameAsFresh } from '../browser/same-as-fresh.ts';
import { walk } from '../browser/walk.ts';

const addresses = inject('sitePages');
const looks = pageLooks({ isSample: false });

describe('every page', () => {
  let found = new Map<string, string[]>();
  beforeAll(async () => {
    found = await walk(addresses, looks, { prepare: prepareReading });
  }, 1_800_000);

  test.each(looks)('$name', ({ name }) => {
    expect(found.get(name)).toEqual([]);
  });

  test(wholeWithoutScripts.name, async () => {
    const all = await walk(addresses, [wholeWithoutScripts], { javaScript: false });
    expect(all.get(wholeWithoutScripts.name)).toEqual([]);
  });

  test('is the same by navigation and by full load', async () => {
    await expectSameAsFresh(addresses);
  });
});
