import { expect, test } from 'vitest';
import { fuzzProperties } from '../../scripts/fuzz/properties.ts';

// Half of the short form of `npm run fuzz`: the same inputs every time, so that a change and not chance makes it fail.
for (const { name, shortRuns, run } of fuzzProperties()) {
  test(name, { timeout: 120_000 }, async () => {
    const { failure } = await run({ seed: 1, runs: shortRuns / 2 });
    expect(failure).toBeNull();
  });
}
