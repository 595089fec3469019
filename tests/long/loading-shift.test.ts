import { expect, inject, test } from 'vitest';
import { loadingShifts, tooFar } from '../browser/loading-shift.ts';

/**
 * A long heading may take one line more or less in the fallback for its font, which moves what is below it by that
 * line. Anything that jumps is far beyond.
 */
const oneLine = 0.03;

test('every page that comes slowly stays where it is', async () => {
  expect(tooFar(await loadingShifts(inject('sitePages')), oneLine)).toEqual([]);
});
