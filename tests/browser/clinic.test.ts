import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { isLong, longTest } from '../sample.ts';
import { buildClinic, courseYear, messages, writeClinic } from './clinic-site.ts';
import { desktop, hydrated, openPage, phone, type OpenOptions } from './harness.ts';
import { addressesOf, brokenWithoutScripts, faultsOfPages } from './every-page-of.ts';
import { prepareReading, reachPart } from './read-everywhere.ts';
import { linkOnPaper, sheetsOf } from './on-paper.ts';
import { reachFromHome } from './reach-from-home.ts';

// A site of another kind, with colours of its own and in two languages; here with more (clinic-site.ts).
const scratch = mkdtempSync(path.join(tmpdir(), 'clinic-'));
let server: Awaited<ReturnType<typeof startStaticServer>>;

const content = path.join(scratch, 'content');
const dist = path.join(scratch, 'dist');
const flood = {
  notice: 'The path is under water. Come by the road.',
  opening: '01-08',
  lastChanged: '2026-10-05',
};

beforeAll(async () => {
  writeClinic(content, flood);
  await buildClinic(content, dist);
  server = await startStaticServer(dist);
});
afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true, force: true });
});

const open = (address: string, options: OpenOptions = {}) =>
  openPage(address, { ...options, origin: server.origin });

longTest(
  'pages of the clinic can be read and used by everybody: on every screen, by keyboard, in the dark, on paper',
  async () => {
    const addresses = await addressesOf(server);
    expect(addresses).toHaveLength(14);
    expect(await faultsOfPages(server, isLong ? addresses : ['/ar'])).toEqual([]);
  },
  1_800_000,
);

longTest('pages of the clinic are complete without JavaScript', async () => {
  expect(await brokenWithoutScripts(server)).toEqual([]);
});

test('a site without a countdown does not load its styles', () => {
  const isOfCountdown = expect.stringContaining('[data-ticking]');
  expect(readFileSync('src/layout/CountdownBar.module.css', 'utf8')).toEqual(isOfCountdown);
  const assets = path.join(dist, 'assets');
  const frames = readdirSync(assets).filter((file) => /^frame-.*\.css$/.test(file));
  expect(frames).toHaveLength(1);
  const css = frames.map((file) => readFileSync(path.join(assets, file), 'utf8'));
  expect(css).toEqual([expect.not.stringContaining('[data-ticking]')]);
});

test('a telephone number and an e-mail address are whole where there is room for them', async () => {
  const page = await open('/questions', { viewport: desktop });
  const rows = page.getByRole('main').locator('dd a');
  const lines = await rows.evaluateAll((links) =>
    links.map((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size;
    }),
  );
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines)).toEqual(new Set([1]));
});

longTest('the header leads to the same page in another language, and back', async () => {
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

test('on a phone the languages are in the menu', async () => {
  const page = await open('/prices', { viewport: phone });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Kiswahili' }).click();
  await page.waitForURL('**/sw');

  await page.goto(server.origin);
  const { deadEnds, near, answers } = await reachFromHome(page, {
    'what it costs': 'What a visit costs',
    'how to come': 'How a visit goes',
    'when it is open': 'Opening hours',
    'where it is': 'Where we are',
  });
  expect(deadEnds).toEqual([]);
  expect(near).toBeGreaterThan(5);
  expect(answers).toEqual({
    'what it costs': ['/prices', 1],
    'how to come': ['/services', 1],
    'when it is open': ['/visit', 1],
    'where it is': ['/visit', 1],
  });
  await page.locator('main a[href^="tel:"]:visible').first().waitFor();
});

test('a right-to-left page is mirrored: logo, steps, tables and arrows; addresses and numbers are not', async () => {
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
  const columns = await middleOf('main thead th');
  expect(columns).toEqual(columns.toSorted((a, b) => b - a));
  const arrows = await page
    .locator('main svg:has(path[d="m12 5 7 7-7 7"])')
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).scale));
  expect(arrows.length).toBeGreaterThan(1);
  expect(new Set(arrows)).toEqual(new Set(['-1 1']));
  await page.goto(`${server.origin}/send/ar`);
  const [host = 0, rest = 0] = await middleOf('.board-scan b span');
  expect(host).toBeLessThan(rest);
});

longTest(
  'checklist items are ticked by keyboard, stay ticked, and are printed; without scripts too',
  async () => {
    const page = await open('/sw/mama-na-mtoto', { viewport: phone, prepare: prepareReading });
    const box = page.getByRole('checkbox').first();
    const ready = page.getByText(/^Tayari \d kati ya \d$/).first();
    await ready.waitFor();
    await box.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => ready.innerText()).toMatch(/^Tayari 1 /);
    await page.reload();
    await expect.poll(() => ready.innerText()).toMatch(/^Tayari 1 /);
    expect(await box.isChecked()).toBe(true);
    expect(await reachPart(page, 'main')).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect([await box.isVisible(), await ready.isVisible()]).toEqual([true, false]);
    const without = await open('/sw/mama-na-mtoto', { viewport: phone, javaScript: false });
    const plain = without.getByRole('checkbox').first();
    await plain.check();
    expect(await plain.isChecked()).toBe(true);
  },
);

/** How large a file was that a page has fetched, packed as it came, in bytes. */
const sizeOnTheWire = (page: Page, part: string) =>
  page.evaluate((words) => {
    const file = performance.getEntriesByType('resource').find(({ name }) => name.includes(words));
    return file instanceof PerformanceResourceTiming ? file.encodedBodySize : Infinity;
  }, part);

/** What a page says to search engines. */
type Thing = { '@type': string; [name: string]: unknown };

test('a page of fees and dates has estimates, copying, messages, printing and structured data; an urgent notice comes first', async () => {
  const page = await open('/course', {
    viewport: phone,
    prepare: async (context) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await prepareReading(context);
    },
  });
  const main = page.getByRole('main');
  const notice = page.getByRole('region', { name: 'Notice' });
  expect((await notice.boundingBox())?.y).toBe(0);
  await expect.poll(() => page.getByRole('alert').innerText()).toContain(flood.notice);

  await hydrated(page);
  // The site leaves the key to the browser; the other shortcut it keeps.
  const isLeft = (key: string, ctrlKey: boolean) =>
    page.evaluate(
      (init) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
        ),
      { key, ctrlKey },
    );
  expect([await isLeft('/', false), await isLeft('k', true)]).toEqual([true, false]);
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').press('Escape');
  await page.getByRole('checkbox', { name: 'New here' }).check();
  await page.getByRole('checkbox', { name: /brother or sister/ }).check();
  const firstYear = 2 * 1350.45 + 450.5;
  await main.getByText(firstYear.toLocaleString('en')).waitFor();
  expect(new URL(page.url()).search).toBe('?fees=course&new=1&sibling=1');

  await main.getByRole('button', { name: 'Copy +254 711 000 100' }).click();
  await main.getByRole('status').getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+254 711 000 100');
  const addressOf = (start: string) =>
    main.locator(`a[href^="${start}"]`).first().getAttribute('href');
  const message = new URL((await addressOf('https://wa.me/')) ?? '');
  expect(message.pathname).toBe('/254711000100');
  expect(message.searchParams.get('text')).toContain('First-aid course');
  expect(await addressOf('tel:')).toBe('tel:+254711000100');
  expect(await addressOf('webcal:')).toBe('webcal://clinic.example/course/calendar.ics');
  expect(await reachPart(page, 'body')).toEqual([]);

  const { things, days, words } = await page.evaluate(() => ({
    things: JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '')[
      '@graph'
    ] as Thing[],
    days: Array.from(document.querySelectorAll('main time'), (time) =>
      time.getAttribute('datetime'),
    ),
    words: document.querySelector('main')?.textContent ?? '',
  }));
  const ofType = (type: string) => things.filter((thing) => thing['@type'] === type);
  const events = ofType('Event');
  expect(events).toHaveLength(3);
  for (const { startDate } of events) expect(days).toContain(startDate);
  expect(ofType('BreadcrumbList')).toHaveLength(1);
  for (const { name } of ofType('FAQPage').flatMap(({ mainEntity }) => mainEntity as Thing[]))
    expect(words).toContain(name);
  expect(ofType('WebPage')).toMatchObject([
    { url: 'https://clinic.example/course', dateModified: flood.lastChanged },
  ]);

  expect(await sizeOnTheWire(page, '/notice-')).toBeLessThanOrEqual(500);

  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => page.locator('.letterhead').innerText())
    .toMatch(/clinic\.example\/course\nLast updated: 5 October 2026/);
  // Those in an answer, which is closed on the screen, too.
  expect(await linkOnPaper(page, 'a[href^="https://fund"]')).toBe(' (https://fund.example/)');
  expect(await linkOnPaper(page, 'a[href^="/"]')).toBe(' (https://clinic.example/visit)');
  expect(await linkOnPaper(page, 'a[href^="tel:"]')).toBe('');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => void (window.print = () => {}));
  await main.getByRole('button', { name: 'Print the estimate' }).click();
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('main > *:visible');
  expect(await printed.count()).toBe(1);
  expect(await printed.innerText()).toContain(firstYear.toLocaleString('en'));
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'screen' });

  await notice.getByRole('button', { name: 'Dismiss this notice' }).click();
  expect(await notice.isVisible()).toBe(false);
  await page.goto(`${server.origin}/about`);
  expect(await notice.isVisible()).toBe(false);
  const storageList = await main.locator('dl').first().innerText();
  expect(storageList).toContain('Which urgent notice was read out or dismissed');
  expect(await addressOf('mailto:')).toBe('mailto:reception@clinic.example');
});

/** The lines of a calendar with what they say, a list for each name. */
const linesOf = (calendar: string, name: string) =>
  Array.from(
    calendar.replaceAll('\r\n ', '').matchAll(new RegExp(`^${name}(?:;[^:]*)?:(.*)\r$`, 'gm')),
    ([, value]) => value,
  );

test('a form is posted by the browser alone, or sent once by the script, under the policy of the page', async () => {
  const posted: (string | null)[] = [];
  const openForm = async (javaScript: boolean) => {
    const page = await open('/about', {
      javaScript,
      routesOthers: true,
      prepare: (context) =>
        context.route(messages, async (route) => {
          posted.push(route.request().postData());
          await route.fulfill(
            javaScript
              ? { headers: { 'Access-Control-Allow-Origin': '*' } }
              : { status: 303, headers: { Location: `${server.origin}/about#sent_tell-us` } },
          );
        }),
    });
    await page.getByRole('textbox', { name: 'Page' }).fill('Prices');
    await page.getByLabel('You may answer me').check();
    return page;
  };
  const thanks = 'Thank you. Your answers have been sent.';
  const alone = await openForm(false);
  await alone.getByRole('button', { name: 'Send', exact: true }).click();
  await alone.waitForURL('**/about#sent_tell-us');
  expect(await alone.getByText(thanks).isVisible()).toBe(true);

  const page = await openForm(true);
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Send', exact: true });
  await button.dblclick();
  // Whoever is that fast is asked to press again; then it is sent once.
  const again = page.getByText('press the button again');
  if (await again.isVisible()) await button.dblclick();
  await page.getByRole('status').filter({ hasText: thanks }).waitFor();
  expect(posted.map((body) => new URLSearchParams(body ?? '').get('Page'))).toEqual([
    'Prices',
    'Prices',
  ]);
  expect(await page.getByRole('main').innerText()).toContain('forms.clinic.example');
});

longTest('changes reach subscribers, and visitors with an older page open', async () => {
  const textOf = async (address: string) => (await fetch(new URL(address, server.origin))).text();
  const [before, old] = [await textOf('/course/calendar.ics'), await textOf('/visit')];
  const news = { notice: 'The path is open again.', opening: '01-09', lastChanged: '2026-10-06' };
  writeClinic(content, news);
  await buildClinic(content, dist);

  const after = await textOf('/course/calendar.ics');
  expect(linesOf(after, 'UID')).toEqual(linesOf(before, 'UID'));
  expect(linesOf(after, 'DTSTART')).toEqual([
    `${courseYear}0109`,
    ...linesOf(before, 'DTSTART').slice(1),
  ]);
  expect([before, after].map((text) => new Set(linesOf(text, 'LAST-MODIFIED')))).toEqual([
    new Set(['20261005T000000Z']),
    new Set(['20261006T000000Z']),
  ]);
  const feed = await textOf('/feed.xml');
  expect(feed.match(/<entry/g)).toHaveLength(1);
  expect(feed).toContain('<updated>2026-10-06T00:00:00+03:00</updated>');
  const map = await textOf('/sitemap.xml');
  expect(map).toMatch(/\/course<\/loc><lastmod>2026-10-06</);
  expect(map).toMatch(/hreflang="sw-KE" href="https:\/\/clinic.example\/sw\/saa-na-mahali"/);
  expect(old).toMatch(/rel="alternate" hreflang="ar"/);
  const { icons } = JSON.parse(await textOf('/site.webmanifest'));
  expect(icons.length).toBeGreaterThan(1);
  expect((await fetch(new URL(icons[0].src, server.origin))).status).toBe(200);
  expect(await textOf('/search/opensearch.xml')).toContain(
    'https://clinic.example/search?q={searchTerms}',
  );

  const page = await open('/prices');
  await page.route('**/visit', (route) => route.fulfill({ contentType: 'text/html', body: old }));
  await page.goto(`${server.origin}/visit`);
  await page.getByRole('region', { name: 'Notice' }).getByText(news.notice).waitFor();
});

test('a tapped photograph fills the screen; keys lead to the next, and Back returns to the one shown', async () => {
  const page = await open('/about', { viewport: phone });
  await hydrated(page);
  const scripts = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /view-pictures/.test(name)),
    );
  expect(await scripts()).toEqual([]);
  const house = page.getByRole('list').filter({ hasText: 'She is here on Mondays.' });
  await house.getByRole('link', { name: 'The doctor at her table' }).press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Photographs' });
  const position = viewer.getByRole('status');
  await expect.poll(() => position.innerText()).toBe('1 of 3');
  await viewer.getByText('She is here on Mondays.').waitFor();
  expect(await scripts()).toHaveLength(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position.innerText()).toBe('2 of 3');
  // Only the picture that is shown is there for screen readers.
  const shown = viewer.locator('figure:not([inert])').getByRole('img');
  expect(await shown.getAttribute('alt')).toBe('The two doors');
  await viewer.getByRole('button', { name: 'Next photograph' }).click();
  await expect.poll(() => position.innerText()).toBe('3 of 3');
  await viewer.getByRole('button', { name: 'Enlarge' }).click();
  const { width = 0 } = (await shown.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(phone.width * 2);
  await page.goBack();
  await viewer.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/about');
  const focused = page.locator(':focus');
  expect(await focused.getByRole('img').getAttribute('alt')).toBe('The chart for eyes');
  await focused.press('Enter');
  await expect.poll(() => position.innerText()).toBe('3 of 3');
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
});

test('a document says what it is before it is opened, and the search finds it by the title in the file', async () => {
  const page = await open('/search?q=rules+house', { viewport: phone });
  await page
    .getByRole('link', { name: /About this site/ })
    .first()
    .click();
  const link = page.getByRole('link', { name: /Rules of the house/ });
  const words = (await link.innerText()).replaceAll(/\s/g, ' ');
  expect(words).toMatch(/PDF, 3 pages, 1 kB, Portuguese · 3 February 2026/);
  const file = await fetch(new URL((await link.getAttribute('href')) ?? '', server.origin));
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(await file.text()).toMatch(/^%PDF/);
});
