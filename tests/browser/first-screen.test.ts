import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressesOfSite } from './addresses-of-site.ts';
import {
  coveredHeadings,
  lookAt,
  lookingVisitor,
  screensOfChrome,
  smallTargets,
} from './first-screen.ts';
import { openPage, siteOrigin } from './harness.ts';

test('on phones at least half of what one sees first is the page itself, and whatever one taps is large', async () => {
  const page = await lookingVisitor();
  const found: string[] = [];
  for (const address of await addressesOfSite()) {
    await lookAt(page, address);
    if (address !== '/') found.push(...(await screensOfChrome(page, address)));
    found.push(...(await smallTargets(page)).map((html) => `${address}: ${html}`));
  }
  expect(found).toEqual([]);
}, 300_000);

test('what a parent came for is on the first screen', async () => {
  const page = await openPage('/fees/grade-10', { viewport: { width: 360, height: 640 } });
  const isInView = async (texts: RegExp) => {
    const dock = page.getByRole('navigation', { name: 'Quick actions' });
    const bar = page.getByRole('complementary', { name: 'Grade 10 Admissions' });
    await bar.and(page.locator('[data-hydrated]')).waitFor();
    const end = Math.min(
      ...(await Promise.all([dock, bar].map(async (part) => (await part.boundingBox())?.y ?? 0))),
    );
    const box = await page.getByRole('main').getByText(texts).first().boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= end;
  };
  for (const [address, texts] of [
    ['/fees/grade-10', /^115,500$/],
    ['/calendar', /8 January 2025/],
    ['/our-location', /P\.O\. Box/],
    ['/join-us', /^Join Grade 10$/],
  ] as const) {
    for (const height of [640, 844]) {
      await page.setViewportSize({ width: height === 640 ? 360 : 390, height });
      await page.goto(siteOrigin + address);
      expect(await isInView(texts), `${address} at ${height} px`).toBe(true);
    }
  }
});

// All headings of all pages are among the long tests.
test('no heading is covered after a jump to it', async () => {
  const page = await lookingVisitor();
  for (const address of ['/fees/grade-10', '/join-us', '/stem', '/privacy-policy', '/calendar']) {
    await lookAt(page, address);
    expect(await coveredHeadings(page), address).toEqual([]);
  }
});

const looksOf = (page: Page) =>
  page.evaluate(() => {
    const crumbs = document.querySelectorAll('main nav ol a');
    return {
      look: document.querySelector<HTMLElement>('[data-look]')?.dataset['look'],
      section: crumbs[1]?.getAttribute('href') ?? null,
    };
  });

test('no section of the site opens more than three pages running in one way', async () => {
  const page = await lookingVisitor();
  const sections = new Map<string, (string | undefined)[]>();
  for (const address of await addressesOfSite()) {
    await page.goto(siteOrigin + address);
    const { look, section } = await looksOf(page);
    const key = section ?? address;
    sections.set(key, [...(sections.get(key) ?? []), look]);
  }
  const found = [...sections].filter(([, looks]) =>
    looks.some((look, at) => look && looks.slice(at, at + 4).filter((one) => one === look)[3]),
  );
  expect(found).toEqual([]);
}, 120_000);
