import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { sampleOf } from '../sample.ts';
import { desktop, openPage, phone, type OpenOptions } from './harness.ts';
import { addressesOf, brokenWithoutScripts, faultsOfPages } from './every-page-of.ts';

// A site of another kind, with colours of its own and in two languages; here it also has a page from right to left.
const scratch = mkdtempSync(path.join(tmpdir(), 'clinic-'));
let server: Awaited<ReturnType<typeof startStaticServer>>;

const arabic = `title: مواعيد العيادة
description: متى تفتح العيادة، وكم تكلف الزيارة، وكيف تصل إلينا.
language: ar
translationOf: /visit
lastChanged: 2026-10-05
listing:
  inMenu: true
  label: المواعيد
blocks:
  - type: hero
    title: مواعيد العيادة
    text: الممرضة هنا في كل ساعة. اقرع الجرس عند الباب الأيسر.
    image:
      src: ridge.svg
      alt: العيادة على التل
    buttons:
      - label: اتصل بالاستقبال
        to: phone:main
        icon: phone
  - type: steps
    title: كيف تسير الزيارة
    items:
      - title: تدخل
        text: يكتب الاستقبال اسمك.
      - title: تراك الممرضة
        text: من لا يستطيع الانتظار يدخل أولا.
      - title: تعرف السعر
        text: قبل كل شيء.
  - type: price-list
    title: الأسعار
    items:
      - name: زيارة الممرضة
        amount: 450.50
      - name: تطعيم الأطفال
        amount: free
  - type: faq
    items:
      - question: هل أحتاج إلى موعد؟
        answer: لا.
  - type: contact
    contact: main
  - type: next-page
    label: الأسعار
    to: /prices
`;

beforeAll(async () => {
  const content = path.join(scratch, 'content');
  cpSync('tests/fixtures/clinic', content, { recursive: true });
  writeFileSync(path.join(content, 'pages', 'ar.yaml'), arabic);
  appendFileSync(path.join(content, 'site.yaml'), '  ar:\n    tagline: رعاية ليلا ونهارا\n');
  const dist = path.join(scratch, 'dist');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'build', '--content', content, '--out', dist],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: undefined, VITEST: undefined } },
  );
  expect(status, stderr).toBe(0);
  server = await startStaticServer(dist);
}, 90_000);
afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true, force: true });
});

const open = (address: string, options: OpenOptions = {}) =>
  openPage(address, { ...options, origin: server.origin });

test('pages of the clinic can be read and used by everybody: on every screen, by keyboard, in the dark, on paper', async () => {
  const addresses = await addressesOf(server);
  expect(addresses).toHaveLength(12);
  const others = addresses.filter((address) => address !== '/ar');
  expect(await faultsOfPages(server, ['/ar', ...sampleOf(others, 1)])).toEqual([]);
}, 1_800_000);

test('pages of the clinic are whole without JavaScript', async () => {
  expect(await brokenWithoutScripts(server)).toEqual([]);
});

test('the header leads to the same page in another language, and back', async () => {
  const page = await open('/mother-and-child', { viewport: desktop });
  const inHeader = page.getByRole('banner').getByRole('navigation', { name: 'Languages' });
  await inHeader.getByRole('link', { name: 'Kiswahili' }).click();
  await page.waitForURL('**/sw/mama-na-mtoto');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('sw-KE');
  await page
    .getByRole('navigation', { name: 'Lugha' })
    .getByRole('link', { name: 'English' })
    .click();
  await page.waitForURL('**/mother-and-child');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-KE');
});

test('on a phone the languages stand in the menu', async () => {
  const page = await open('/prices', { viewport: phone });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Kiswahili' }).click();
  await page.waitForURL('**/sw');
});

test('a page from right to left begins at the right: the mark, the steps and the menu', async () => {
  const page = await open('/ar', { viewport: desktop });
  const middleOf = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left + right) / 2;
      }),
    );
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  const [mark = 0] = await middleOf('header > a');
  expect(mark).toBeGreaterThan(desktop.width / 2);
  const steps = await middleOf('main ol li');
  expect(steps.slice(0, 3)).toEqual(steps.slice(0, 3).toSorted((a, b) => b - a));
  const [picture = 0] = await middleOf('main img');
  const [heading = 0] = await middleOf('main h1');
  expect(picture).toBeLessThan(heading);
});

test('what a visitor has ready is ticked by keyboard, stays ticked, and is on paper; without scripts too', async () => {
  const page = await open('/sw/mama-na-mtoto', { viewport: phone });
  const box = page.getByRole('checkbox').first();
  const ready = page.getByText(/^Tayari \d kati ya \d$/).first();
  await ready.waitFor();
  await box.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => ready.innerText()).toMatch(/^Tayari 1 /);
  await page.reload();
  await expect.poll(() => ready.innerText()).toMatch(/^Tayari 1 /);
  expect(await box.isChecked()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect([await box.isVisible(), await ready.isVisible()]).toEqual([true, false]);
  const without = await open('/sw/mama-na-mtoto', { viewport: phone, javaScript: false });
  const plain = without.getByRole('checkbox').first();
  await plain.check();
  expect(await plain.isChecked()).toBe(true);
});
