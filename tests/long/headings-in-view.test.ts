import { expect, test } from 'vitest';
import { addressesOfSite } from '../browser/addresses-of-site.ts';
import { coveredHeadings, lookAt, lookingVisitor } from '../browser/first-screen.ts';

test('no heading of any page is covered after a jump to it', async () => {
  const page = await lookingVisitor();
  const found: string[] = [];
  for (const address of await addressesOfSite()) {
    await lookAt(page, address);
    found.push(...(await coveredHeadings(page)).map((words) => `${address}, ${words}`));
  }
  expect(found).toEqual([]);
});
