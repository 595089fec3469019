import { expect, test } from 'vitest';
import { buildWhatPasses } from '../build/build-what-passes.ts';

test('whatever content validation accepts can be built, in thousands of sites', async () => {
  expect(await buildWhatPasses(3000)).toBeGreaterThan(600);
});
