import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { createLoadCache } from '../../src/content/load-site.ts';
import { readExamples } from '../../src/content/read-examples.ts';
import { reviewPath } from '../../src/dev/block-review.tsx';
import { answerDevRequest, loadDevSite } from '../../src/dev/dev-site.ts';
import { checkedExamples } from '../../src/dev/example-document.ts';
import { openPage, siteOrigin } from './harness.ts';
import { prepareReading, readEverywhere } from './read-everywhere.ts';
import { withoutPictures } from './without-pictures.ts';

const site = await loadDevSite('content', createLoadCache());

/** Answers for the development server, but without scripts: a block is to be readable before they come. */
async function serveReview(context: BrowserContext): Promise<void> {
  await context.route(`${siteOrigin}/**`, (route) => {
    const url = new URL(route.request().url());
    const { base, ext } = path.parse(url.pathname);
    if (ext === '.woff2') return route.fulfill({ path: `src/layout/fonts/${base}` });
    if (ext === '.css' && url.pathname.startsWith('/src/')) {
      return route.fulfill({ path: url.pathname.slice(1) });
    }
    if (ext.startsWith('.ts')) return route.fulfill({ contentType: 'text/javascript', body: '' });
    if (!site.tree) throw new Error('The content has mistakes, so there is nothing to show.');
    const answer = answerDevRequest(site, url);
    if (answer.kind === 'redirect') throw new Error(`${url.pathname} leads elsewhere.`);
    return answer.kind === 'file'
      ? route.fulfill({ contentType: answer.type, body: answer.text })
      : route.fulfill({ contentType: 'text/html', body: answer.html });
  });
  await withoutPictures(context);
  await prepareReading(context);
}

test('every example of a block can be read on every screen, light and dark, enlarged, and by a screen reader', async () => {
  const page = await openPage(reviewPath, {
    reducedMotion: true,
    looksOnly: true,
    prepare: serveReview,
  });
  const patterns = Object.keys(site.tree?.theme.patterns ?? {});
  const found: string[] = [];
  for (const [index, { type, name }] of readExamples().flatMap(checkedExamples).entries()) {
    // The examples take turns with the patterns.
    const pattern = patterns[index % patterns.length] ?? '';
    await page.goto(`${siteOrigin}${reviewPath}/${type}/${name}?pattern=${pattern}`);
    const faults = await readEverywhere(page);

    found.push(...faults.map((fault) => `${type}, ${name}, on ${pattern} at ${fault}`));
  }
  expect(found).toEqual([]);
}, 900_000);
