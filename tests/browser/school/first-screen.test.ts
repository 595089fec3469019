import { expect, inject } from 'vitest';
import { longTest, sampleOf } from '../../sample.ts';
import { openPage, siteOrigin } from '../harness.ts';
import { firstOf, formats, school, words } from '../../school/school.ts';

const fees = firstOf('fee-table');
const calendar = firstOf('calendar');
const location = firstOf('map');
const options = firstOf('link-grid', 'ways');
const { address: postAddress = '' } = Object.values(school.settings.contacts)[0] ?? {};
const [term] = fees.block.terms;
const [money] = formats
  .moneyPieces(term?.amount ?? 0)
  .filter(({ isCurrency }) => !isCurrency)
  .map(({ text }) => text.trim());
const opening = calendar.block.terms?.[0]?.opening;

longTest('the main answer for parents is on the first screen', async () => {
  const page = await openPage(fees.address, { viewport: { width: 360, height: 640 } });
  const isInView = async (text: string) => {
    const dock = page.getByRole('navigation', { name: words.frame.quickActions });
    const bar = page.getByRole('complementary', { name: school.settings.countdown?.heading ?? '' });
    await bar.and(page.locator('[data-ticking]')).waitFor();
    const end = Math.min(
      ...(await Promise.all([dock, bar].map(async (part) => (await part.boundingBox())?.y ?? 0))),
    );
    const box = await page.getByRole('main').getByText(text).first().boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= end;
  };
  const wanted: [string, string][] = [
    [fees.address, money ?? ''],
    [calendar.address, opening ? formats.date(opening) : ''],
    [location.address, postAddress],
    [options.address, options.block.items[0]?.label ?? ''],
  ];
  for (const [address, text] of wanted) {
    for (const height of sampleOf([640, 844], 1)) {
      await page.setViewportSize({ width: height === 640 ? 360 : 390, height });
      await page.goto(siteOrigin + address);
      expect(text, `what to look for at ${address}`).not.toBe('');
      expect(await isInView(text), `${address} at ${height} px`).toBe(true);
    }
  }
});

longTest('people and results are on the first screen of a phone', async () => {
  const people = firstOf('people');
  const reports = firstOf('dashboards');
  const page = await openPage(people.address, { viewport: { width: 390, height: 844 } });
  // A report is more than the choice of a year above it: also on a small phone its title is seen.
  for (const [address, text, size] of [
    [people.address, people.block.items[1]?.role ?? '', { width: 390, height: 844 }],
    [reports.address, reports.block.items[0]?.title ?? '', { width: 360, height: 640 }],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(siteOrigin + address);
    const bar = page.getByRole('complementary', { name: school.settings.countdown?.heading ?? '' });
    await bar.and(page.locator('[data-ticking]')).waitFor();
    const end = await bar.boundingBox();
    const shown = await page.getByRole('heading', { name: text }).boundingBox();
    expect((shown?.y ?? 999) + (shown?.height ?? 0), address).toBeLessThan(end?.y ?? 0);
  }
});

longTest(
  'no text in the display face is too small to be legible',
  async () => {
    const page = await openPage('/', { viewport: { width: 360, height: 640 }, looksOnly: true });
    const found: string[] = [];
    for (const address of sampleOf(inject('samplePages'), 1)) {
      await page.goto(siteOrigin + address);
      const small = await page.evaluate(() =>
        Array.from(document.querySelectorAll('main *'))
          .filter((element) => element.checkVisibility())
          .filter(({ childNodes }) =>
            Array.from(childNodes).some(
              ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
            ),
          )
          .filter((element) => {
            const { fontFamily, fontSize } = getComputedStyle(element);
            return /^["']?Ojuju/.test(fontFamily) && Number.parseFloat(fontSize) < 24;
          })
          .map(({ textContent }) => textContent.slice(0, 40)),
      );
      found.push(...small.map((letters) => `${address}: ${letters}`));
    }
    expect(found).toEqual([]);
  },
  60_000,
);
