import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { longTest } from '../../sample.ts';
import { yearsOf } from '../../../src/blocks/dashboards/years.ts';
import { hydrated, openPage, type OpenOptions } from '../harness.ts';
import { firstOf, firstWith, school, words } from '../../school/school.ts';

const dashboards = firstOf('dashboards');
const { block } = dashboards;
const { items } = block;
const labels = words.dashboards;
const everyYear = block.allLabel ?? labels.allYears;

/** The reports as the page names them: the first, another, and one of an earlier year, far below. */
const all = items.map(({ title }) => title);
const first = firstWith(items, () => true);
const last = firstWith(items.toReversed(), ({ year }) => year !== first.year);
const [overview, trends, analysis] = [first.title, all[1] ?? '', last.title];
const years = yearsOf(items, school.settings.language);
const titlesOf = (year: string) => items.filter((one) => one.year === year).map((one) => one.title);

const reportHost = new URL(first.embedUrl).origin;

/**
 * So low that even the first report is far below the view: a frame that hangs from the start would keep the page
 * from having loaded.
 */
const low = { width: 390, height: 60 };

/** What the browser notes when the report host cannot be reached. */
const unreachable: RegExp[] = [/ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED)/];

const filter = (page: Page) =>
  page.getByRole('group', { name: block.filterLabel ?? labels.filterByYear });
const choice = (page: Page, name: string) =>
  filter(page).getByRole('button', { name, exact: true });
const report = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, includeHidden: true }) });
const frame = (page: Page, title: string) => report(page, title).locator('iframe');
const spinner = (page: Page, title: string) =>
  report(page, title)
    .getByRole('status')
    .getByText(block.loadingText ?? labels.loading, { exact: true });
const failure = (page: Page, title: string) =>
  report(page, title)
    .getByRole('alert')
    .getByText(block.failedTitle ?? labels.failed, { exact: true });

/** The reports on view, in their order. */
const shown = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
const pressed = (page: Page) => filter(page).getByRole('button', { pressed: true }).allInnerTexts();

const goTo = (page: Page, title: string) => report(page, title).scrollIntoViewIfNeeded();

/** Answers every request to the report host in one way. */
const reports =
  (answer: (route: Route) => Promise<void> | void) =>
  (context: BrowserContext): Promise<unknown> =>
    context.route(`${reportHost}/**`, answer);

const answerWithReport = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<title>Report</title><p>The results</p>' });
const refuse = (route: Route) => route.abort('connectionrefused');

/** A report host that keeps everyone waiting until it may answer. */
function hangingHost() {
  const waiting: Route[] = [];
  let isHanging = true;
  return {
    prepare: reports(async (route) => {
      if (isHanging) waiting.push(route);
      else await answerWithReport(route);
    }),
    answer: async () => {
      isHanging = false;
      await Promise.all(waiting.splice(0).map(answerWithReport));
    },
  };
}

async function openResults(options: OpenOptions = {}): Promise<Page> {
  const page = await openPage(dashboards.address, {
    routesOthers: true,
    ...options,
  });
  await hydrated(page);
  return page;
}

async function seesReport(page: Page, title: string): Promise<void> {
  await frame(page, title).waitFor({ state: 'visible' });
  await frame(page, title).contentFrame().getByText('The results').waitFor();
  expect(await spinner(page, title).count()).toBe(0);
  expect(await failure(page, title).count()).toBe(0);
}

async function seesFailure(page: Page, title: string): Promise<void> {
  await failure(page, title).waitFor();
  expect(
    await report(page, title)
      .getByText(block.failedText ?? labels.tryAgain, { exact: true })
      .isVisible(),
  ).toBe(true);
  expect(await spinner(page, title).count()).toBe(0);
  expect(await frame(page, title).isVisible()).toBe(false);
  expect(await report(page, title).getByRole('button').count()).toBe(0);
}

describe('the filter by year', () => {
  longTest('offers all years and each year once, and shows every report at first', async () => {
    const page = await openResults();
    expect(await filter(page).getByRole('button').allInnerTexts()).toEqual([everyYear, ...years]);
    expect(await pressed(page)).toEqual([everyYear]);
    expect(await shown(page)).toEqual(all);
  });

  longTest('shows only the reports of the chosen year', async () => {
    const page = await openResults();
    await choice(page, last.year).click();
    await expect.poll(() => shown(page)).toEqual(titlesOf(last.year));
    expect(await pressed(page)).toEqual([last.year]);
    await choice(page, first.year).click();
    await expect.poll(() => shown(page)).toEqual(titlesOf(first.year));
    expect(await pressed(page)).toEqual([first.year]);
    await choice(page, everyYear).click();
    await expect.poll(() => shown(page)).toEqual(all);
    expect(await pressed(page)).toEqual([everyYear]);
  });

  longTest('brings the report of a chosen year near the view, where it loads', async () => {
    const page = await openResults({ prepare: reports(answerWithReport) });
    await choice(page, last.year).click();
    await goTo(page, analysis);
    await seesReport(page, analysis);
  });

  longTest('keeps a loaded report that was filtered out for a while', async () => {
    const page = await openResults({ prepare: reports(answerWithReport) });
    await goTo(page, overview);
    await seesReport(page, overview);
    await choice(page, last.year).click();
    await report(page, overview).waitFor({ state: 'hidden' });
    await choice(page, everyYear).click();
    await seesReport(page, overview);
  });
});

describe('a report', () => {
  longTest('waits for a tap if the visitor saves data', async () => {
    const requested: string[] = [];
    const page = await openResults({
      prepare: async (context) => {
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
        await context.route(`${reportHost}/**`, async (route) => {
          requested.push(route.request().url());
          await answerWithReport(route);
        });
      },
    });
    await goTo(page, overview);
    const show = report(page, overview).getByRole('button', {
      name: `${labels.show} ${overview}`,
    });
    await show.waitFor();
    expect(requested).toEqual([]);
    await show.click();
    await seesReport(page, overview);
    expect(requested).not.toContain(last.embedUrl);
  });

  longTest('is requested only when it is near the viewport', async () => {
    const requested: string[] = [];
    const page = await openPage(dashboards.address, {
      routesOthers: true,
      viewport: low,
      prepare: reports(async (route) => {
        requested.push(route.request().url());
        await answerWithReport(route);
      }),
    });
    await page.locator('html[data-ready]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    expect(await page.locator('[data-hydrated]').count()).toBe(0);
    // In view it needs no scrolling.
    await page.setViewportSize({ width: 390, height: 844 });
    await seesReport(page, overview);
    expect(requested).toContain(first.embedUrl);
    expect(requested).not.toContain(last.embedUrl);
    await goTo(page, analysis);
    await seesReport(page, analysis);
    expect(requested).toContain(last.embedUrl);
  });

  longTest('is shown as loading until its host responds', async () => {
    const host = hangingHost();
    const page = await openResults({ viewport: low, prepare: host.prepare });
    await goTo(page, overview);
    await frame(page, overview).waitFor({ state: 'attached' });
    expect(await spinner(page, overview).isVisible()).toBe(true);
    expect(await frame(page, overview).isVisible()).toBe(false);
    await host.answer();
    await seesReport(page, overview);
  });

  longTest('may be viewed in full screen', async () => {
    const page = await openResults({ prepare: reports(answerWithReport) });
    for (const title of all) {
      await goTo(page, title);
      await seesReport(page, title);
      expect(await frame(page, title).getAttribute('allow')).toBe('fullscreen');
      expect(await frame(page, title).getAttribute('title')).toBe(title);
    }
  });

  longTest('is shown without JavaScript, and the filter is not', async () => {
    const page = await openPage(dashboards.address, {
      javaScript: false,
      routesOthers: true,
      prepare: reports(answerWithReport),
    });
    expect(await shown(page)).toEqual(all);
    expect(await page.getByRole('button', { name: last.year }).count()).toBe(0);
    await goTo(page, overview);
    await seesReport(page, overview);
  });
});

describe('a report that cannot be loaded', () => {
  longTest('is shown as failed when its host refuses the connection', async () => {
    const page = await openResults({ allow: unreachable, prepare: reports(refuse) });
    for (const title of all) {
      await goTo(page, title);
      await seesFailure(page, title);
    }
  });

  longTest('leaves the other reports alone', async () => {
    const page = await openResults({
      allow: unreachable,
      prepare: reports((route) =>
        route.request().url() === first.embedUrl ? refuse(route) : answerWithReport(route),
      ),
    });
    await goTo(page, overview);
    await seesFailure(page, overview);
    await goTo(page, trends);
    await seesReport(page, trends);
  });

  longTest('has failed after 30 seconds when its host never responds', async () => {
    const page = await openResults({
      clock: '2026-11-21T12:00:00',
      viewport: low,
      prepare: hangingHost().prepare,
    });
    await goTo(page, overview);
    await frame(page, overview).waitFor({ state: 'attached' });
    expect(await spinner(page, overview).isVisible()).toBe(true);
    await page.clock.fastForward(30_000);
    await seesFailure(page, overview);
  });

  longTest('is shown when its host responds late', async () => {
    const host = hangingHost();
    const page = await openResults({
      clock: '2026-11-21T12:00:00',
      viewport: low,
      prepare: host.prepare,
    });
    await goTo(page, overview);
    await frame(page, overview).waitFor({ state: 'attached' });
    await page.clock.fastForward(30_000);
    await seesFailure(page, overview);
    await host.answer();
    await seesReport(page, overview);
  });

  longTest(
    'has failed for a visitor who is offline, and is shown when the connection is back',
    async () => {
      const host = hangingHost();
      const page = await openResults({ viewport: low, allow: unreachable, prepare: host.prepare });
      await goTo(page, overview);
      await spinner(page, overview).waitFor();
      await page.context().setOffline(true);
      await seesFailure(page, overview);
      await host.answer();
      await page.context().setOffline(false);
      await seesReport(page, overview);
    },
  );

  longTest('has failed for a visitor who was offline before scrolling to it', async () => {
    const page = await openResults({
      viewport: low,
      allow: unreachable,
      prepare: hangingHost().prepare,
    });
    await page.context().setOffline(true);
    await goTo(page, analysis);
    await seesFailure(page, analysis);
  });
});
