import { expect, inject, test } from 'vitest';
import { loadingShifts, tooFar } from '../browser/loading-shift.ts';

test('every page that comes slowly stays where it is', async () => {
  expect(tooFar(await loadingShifts(inject('sitePages')))).toEqual([]);
});
