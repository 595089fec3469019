import { expect, test } from 'vitest';
import { fuzzProperties } from '../../scripts/fuzz/properties.ts';

// New inputs every night; the seed in the name repeats them.
const seed = Math.floor(Date.now() / 86_400_000);

for (const { name, run } of fuzzProperties()) {
  test(`${name} (seed ${seed})`, async () => {
    const { tried, failure } = await run({ seed, time: 60_000 });
    expect(failure).toBeNull();
    expect(tried).toBeGreaterThan(0);
  });
}
