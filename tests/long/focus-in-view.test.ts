import { expect, test } from 'vitest';
import { addressesOfSite } from '../browser/addresses-of-site.ts';
import { coveredControls } from '../browser/focus-in-view.ts';

test('nothing that has the focus lies below what floats, on any page', async () => {
  expect(await coveredControls(await addressesOfSite())).toEqual([]);
});
