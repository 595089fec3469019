import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { longTest } from '../sample.ts';
import { buildInto } from './build-into.ts';
import {
  addressesOf,
  brokenWithoutScripts,
  faultsOfPages,
  type ServedSite,
} from './every-page-of.ts';
import { openPage, phone } from './harness.ts';

// The town library as it is, in Kiswahili. That no word of its pages is English is a test of what is built.
const scratch = mkdtempSync(path.join(tmpdir(), 'kiswahili-'));
let server: ServedSite;

beforeAll(async () => {
  const out = path.join(scratch, 'dist');
  server = await startStaticServer(buildInto(out, '--content', 'scripts/starter/library'));
});
afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true, force: true });
});

longTest(
  'pages of the library can be read and used by everybody: on every screen, by keyboard, in the dark, on paper',
  async () => {
    const addresses = await addressesOf(server);
    expect(addresses).toHaveLength(6);
    expect(await faultsOfPages(server, addresses)).toEqual([]);
  },
  1_800_000,
);

longTest('pages of the library are complete without JavaScript', async () => {
  expect(await brokenWithoutScripts(server)).toEqual([]);
});

longTest(
  'the countdown names its units in Kiswahili, and all of it is in the window at 320 pixels',
  async () => {
    const page = await openPage('/borrow', {
      origin: server.origin,
      viewport: { width: 320, height: 640 },
    });
    const bar = page.locator('[role=timer]');
    await bar.waitFor();
    const words = await bar.innerText();
    for (const unit of ['siku', 'saa', 'dak', 'sek']) expect(words).toContain(unit);
    const { left, right } = await bar.evaluate((element) => {
      const all = Array.from(element.querySelectorAll('*'), (part) => part.getBoundingClientRect());
      return {
        left: Math.min(...all.map((box) => box.left)),
        right: Math.max(...all.map((box) => box.right)),
      };
    });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  },
);

longTest('a page says on the screen and on paper when it was checked and whom to ask', async () => {
  const page = await openPage('/borrow', { origin: server.origin });
  const line = page.getByText('Maswali kuhusu ukurasa huu').and(page.locator('main p'));
  await page.locator('main').getByText('Ilikaguliwa mwisho: 20 Novemba 2026').waitFor();
  const call = line.getByRole('link').first();
  expect(await call.getAttribute('href')).toMatch(/^tel:\+254\d+$/);
  await page.emulateMedia({ media: 'print' });
  const head = page.locator('.letterhead');
  await head.getByText('Ilikaguliwa mwisho: 20 Novemba 2026').waitFor();
  await head.getByText(`Maswali kuhusu ukurasa huu: `).waitFor();
  expect(await head.innerText()).toContain(await call.innerText());
});

longTest('a URL without a page is answered in Kiswahili', async () => {
  const page = await openPage('/hakuna-ukurasa', { origin: server.origin, status: 404 });
  expect(await page.evaluate(() => document.documentElement.lang)).toMatch(/^sw/);
  await page.getByRole('heading', { name: 'Ukurasa huu haupo kwenye rafu' }).waitFor();
});

longTest('a page is sent on in Kiswahili', async () => {
  const page = await openPage('/visit/rooms', { origin: server.origin });
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Tuma ukurasa huu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tuma ukurasa huu' });
  await dialog.waitFor();
  expect(await dialog.getByLabel('Ujumbe', { exact: true }).innerText()).toMatch(
    /^Vyumba: Asubuhi: KES 1,500; .*Siku nzima: KES 5,250\. Maktaba ya Mji wa Mtoni, /,
  );
  expect(await dialog.getByRole('link').allInnerTexts()).toEqual([
    'Ujumbe wa WhatsApp',
    'Ujumbe wa SMS',
    'Barua pepe',
    'Chapisha kama tangazo',
  ]);
});

longTest('who comes back a third time is offered to keep the site, in Kiswahili', async () => {
  const page = await openPage('/visit', {
    origin: server.origin,
    viewport: phone,
    touch: true,
    storesPages: true,
    prepare: (context) =>
      context.addInitScript(() => {
        if (location.protocol === 'http:') localStorage.setItem('visits', '2 2026-01-31');
      }),
  });
  // The second page of a visit starts what stores pages.
  await page.goto(new URL('/borrow', server.origin).href);
  const offer = page.getByRole('region', { name: 'Weka tovuti hii kwenye simu yako' });
  await offer.getByText('Kisha itafunguka kutoka skrini ya kwanza, hata bila mtandao.').waitFor();
  await offer.getByRole('button', { name: 'Hapana, asante' }).click();
  await page.getByRole('status').filter({ hasText: 'Hutaulizwa tena.' }).waitFor();
});
