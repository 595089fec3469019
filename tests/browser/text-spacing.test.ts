import { expect, test } from 'vitest';
import { addressesOfSite } from './addresses-of-site.ts';
import { revisit } from './harness.ts';
import { cutByTextSpacing } from './text-spacing.ts';

test('no word is cut off on any page where a visitor sets text wider', async () => {
  const found: string[] = [];
  for (const address of await addressesOfSite()) {
    const page = await revisit(address, {
      viewport: { width: 360, height: 640 },
      javaScript: true,
      reducedMotion: true,
      looksOnly: true,
    });
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')?.close());
    found.push(...(await cutByTextSpacing(page)).map((words) => `${address}: ${words}`));
  }
  expect(found).toEqual([]);
}, 300_000);
