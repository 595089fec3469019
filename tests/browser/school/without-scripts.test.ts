import { expect, inject, test } from 'vitest';
import { longTest } from '../../sample.ts';
import { firstOf, words } from '../../school/school.ts';
import { openPage, siteOrigin } from '../harness.ts';
import { lostWithoutScripts, wordsWithScripts } from '../words-without-scripts.ts';

/** What of the words of these pages is not there without scripts, each with its page. */
async function lostOn(addresses: readonly string[]): Promise<string[]> {
  const [first = '/'] = addresses;
  const complete = await openPage(first, { looksOnly: true });
  const plain = await openPage(first, { looksOnly: true, javaScript: false });
  const lost: string[] = [];
  for (const address of addresses) {
    for (const page of [complete, plain]) await page.goto(siteOrigin + address);
    const seen = await wordsWithScripts(complete);
    expect(seen, address).not.toEqual([]);
    for (const missing of await lostWithoutScripts(plain, seen))
      lost.push(`${address}: ${missing}`);
  }
  return lost;
}

test('an estimate that needs scripts says without them what it would do', async () => {
  const { address } = firstOf('fee-estimate');
  expect(await lostOn([address])).toEqual([]);
  const page = await openPage(address, { looksOnly: true, javaScript: false });
  const explanation = page.getByText(words.prices.estimateNeedsScript, { exact: true });
  expect(await explanation.isVisible()).toBe(true);
});

longTest(
  'every word that a page shows with scripts is there without them, or needs none',
  async () => {
    expect(await lostOn(inject('sitePages'))).toEqual([]);
  },
);
