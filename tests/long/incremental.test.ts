import { expect, test } from 'vitest';
import { compareBuilds } from '../build/incremental-builds.ts';
import { editNames } from '../build/incremental-edits.ts';

const sites = [
  { name: 'a small site', begun: { count: 200 }, mayLack: 0 },
  { name: 'this site', begun: { count: 100, together: 2, beginning: 'content' }, mayLack: 3 },
  { name: '2,000 pages', begun: { count: 40, together: 4, beginning: 2000 }, mayLack: 3 },
];

test.for(sites)(
  'random edits of $name: every incremental build equals a clean one',
  { timeout: 3 * 60 * 60_000 },
  async ({ begun, mayLack }) => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const made = await compareBuilds({ seed, ...begun });
    // Some kinds of edits are of what only the small site surely has.
    expect(made.size, `seed ${seed}`).toBeGreaterThanOrEqual(editNames.length - mayLack);
  },
);
