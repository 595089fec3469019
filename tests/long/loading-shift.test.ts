import { expect, inject, test } from 'vitest';
import { loadingShifts, tooFar } from '../browser/loading-shift.ts';

test('every page over a slow connection is without layout shifts', async () => {
  expect(tooFar(await loadingShifts(inject('sitePages')))).toEqual([]);
});
