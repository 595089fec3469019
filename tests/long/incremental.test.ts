import { expect, test } from 'vitest';
import { compareBuilds } from '../build/incremental-builds.ts';
import { editNames } from '../build/incremental-edits.ts';

/**
 * The sites that are edited. All are built again after each edit; where a clean build takes long, one is compared after each
 * tenth, and if it differs, the edits are made again to find the one that did it.
 */
const sites = [
  { name: 'a small site', begun: {}, mayLack: 0 },
  { name: 'this site', begun: { beginning: 'content', each: 10 }, mayLack: 3 },
  { name: '2,000 pages', begun: { beginning: 2000, each: 10 }, mayLack: 3 },
];

test.for(sites)(
  '200 random edits of $name: every incremental build equals a clean one',
  { timeout: 3 * 60 * 60_000 },
  async ({ begun, mayLack }) => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const made = await compareBuilds({ count: 200, seed, ...begun });
    // Some kinds of edits are of what only the small site surely has.
    expect(made.size, `seed ${seed}`).toBeGreaterThanOrEqual(editNames.length - mayLack);
  },
);
