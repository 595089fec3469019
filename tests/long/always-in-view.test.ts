import { expect, test } from 'vitest';
import { addressesOfSite } from '../browser/addresses-of-site.ts';
import { missedOn } from '../browser/always-in-view.ts';

test('what floats is in view wherever one scrolls, on every page', async () => {
  expect(await missedOn(await addressesOfSite())).toEqual([]);
});
