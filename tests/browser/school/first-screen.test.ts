import { expect, test } from 'vitest';
import { openPage, siteOrigin } from '../harness.ts';

test('what a parent came for is on the first screen', async () => {
  const page = await openPage('/fees/grade-10', { viewport: { width: 360, height: 640 } });
  const isInView = async (texts: RegExp) => {
    const dock = page.getByRole('navigation', { name: 'Quick actions' });
    const bar = page.getByRole('complementary', { name: 'Grade 10 Admissions' });
    await bar.and(page.locator('[data-ticking]')).waitFor();
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
    ['/join-us', /^Grade 10$/],
  ] as const) {
    for (const height of [640, 844]) {
      await page.setViewportSize({ width: height === 640 ? 360 : 390, height });
      await page.goto(siteOrigin + address);
      expect(await isInView(texts), `${address} at ${height} px`).toBe(true);
    }
  }
});
