import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { longTest } from '../../sample.ts';
import { hydrated, openPage, siteOrigin } from '../harness.ts';
import { noteShifts, shiftOf, notifyWhenRendered } from '../layout-shift.ts';
import { serveSlowly } from '../slow-document.ts';
import { firstWith, words } from '../../school/school.ts';
import {
  addressOf,
  backToTopics,
  backToTracks,
  deepSubStrand,
  deepView,
  explore,
  learnMore,
  stem,
  subject,
  subjectView,
  track,
  tracks,
  tracksTitle,
  trackView,
  details,
  expectListed,
  focused,
  link,
  main,
  open,
  searchBox,
  shownTitle,
  strands,
  subStrands,
  titlesOf,
  tree,
  viewHeading,
} from './stem-page.ts';

/** That one view of the three is shown, with its heading. */
async function expectView(page: Page, heading: string): Promise<void> {
  await viewHeading(page, heading).waitFor();
  const views = [tracksTitle, track.title, subject.name];
  for (const other of views.filter((view) => view !== heading)) {
    expect(await viewHeading(page, other).isVisible(), `${other} is shown`).toBe(false);
  }
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('the STEM pathway, %s', (_, javaScript) => {
  longTest('a track shows its subjects, and a link leads back to the tracks', async () => {
    const page = await open(stem, { javaScript });
    await expectView(page, tracksTitle);
    for (const { id, title, topics } of tracks) {
      await link(page, `${explore} ${title}`).click();
      await viewHeading(page, title).waitFor();
      expect(page.url()).toBe(addressOf(`#${id}`));
      const subjects = page
        .locator(`[id="${id}"]`)
        .getByRole('heading', { level: 3, name: topics[0]?.name ?? '', exact: true });
      expect(await subjects.isVisible()).toBe(true);
      expect(await viewHeading(page, tracksTitle).isVisible()).toBe(false);
      await link(page, backToTracks).click();
      await expectView(page, tracksTitle);
      expect(await subjects.isVisible()).toBe(false);
    }
  });

  longTest(
    'the subject with a curriculum opens it, and a link leads back to the subjects',
    async () => {
      const page = await open(stem, { javaScript });
      await link(page, `${explore} ${track.title}`).click();
      await link(page, `${learnMore} ${subject.name}`).click();
      await expectView(page, subject.name);
      expect(page.url()).toBe(addressOf(subjectView));
      expect(await tree(page).isVisible()).toBe(true);
      await link(page, backToTopics).click();
      await expectView(page, track.title);
      expect(page.url()).toBe(addressOf(trackView));
    },
  );

  longTest('Back, Forward and reloading show the view in the URL', async () => {
    const page = await open(stem, { javaScript });
    await link(page, `${explore} ${track.title}`).click();
    await expectView(page, track.title);
    await link(page, `${learnMore} ${subject.name}`).click();
    await expectView(page, subject.name);
    await page.reload();
    await expectView(page, subject.name);
    await page.goBack();
    await expectView(page, track.title);
    await page.goBack();
    await expectView(page, tracksTitle);
    await page.goForward();
    await page.goForward();
    await expectView(page, subject.name);
  });

  longTest('a shared link opens its view', async () => {
    await expectView(await open(stem + subjectView, { javaScript }), subject.name);
    await expectView(await open(stem + trackView, { javaScript }), track.title);
  });

  longTest('a shared link to a sub-strand shows it', async () => {
    const page = await open(stem + deepView, {
      javaScript,
    });
    await expectView(page, subject.name);
    await shownTitle(page, deepSubStrand).waitFor();
  });

  longTest('all subjects without a curriculum here open a document in a new tab', async () => {
    const page = await open(stem, { javaScript });
    let documents = 0;
    for (const { id } of tracks) {
      await page.goto(addressOf(`#${id}`));
      await link(page, backToTracks).waitFor();
      const links = main(page).locator('a:visible:not([href^="#"])').filter({ hasText: learnMore });
      const found = await links.evaluateAll((all) =>
        all.flatMap((one) =>
          one instanceof HTMLAnchorElement
            ? [{ target: one.target, rel: one.rel, origin: one.origin, text: one.textContent }]
            : [],
        ),
      );
      documents += found.length;
      for (const one of found) {
        expect(one.target).toBe('_blank');
        expect(one.rel).toContain('noopener');
        expect(one.origin).not.toBe(siteOrigin);
        expect(one.text).toContain(words.frame.opensInNewTab);
      }
    }
    const withDocument = tracks.flatMap(({ topics }) => topics.filter((one) => one.infolink));
    expect(documents).toBe(withDocument.length);
  });
});

const sharedViews: [string, string][] = [
  [deepView, subject.name],
  [subjectView, subject.name],
  [trackView, track.title],
];

longTest.each(sharedViews)(
  'no layout shift when the view %s is opened over a slow connection',
  async (fragment, heading) => {
    const server = await serveSlowly(stem, '<footer');
    const page = await openPage(stem + fragment, {
      origin: server.origin,
      // Without it the page would still be on its way to the place when the rest arrives.
      prepare: async (context) => {
        await noteShifts(context);
        await notifyWhenRendered(context, server.sendRest);
      },
    });
    await hydrated(page);
    await expectView(page, heading);
    // What stands fixed at the lower edge counts for up to 0.02 when the browser goes to the place.
    expect(await shiftOf(page)).toBeLessThan(0.03);
    // Its pictures may still be loading, and a server that is gone would be a fault.
    await page.context().close();
    server.close();
  },
);

longTest('the whole curriculum can be read without scripts', async () => {
  const page = await open(stem + subjectView, { javaScript: false });
  const text = (await details(page).innerText()).replaceAll(/\s+/g, ' ');
  const lines = subStrands.flatMap((subStrand) => [
    subStrand.title,
    ...subStrand.specificOutcomes,
    ...subStrand.suggestedExperiences,
    ...subStrand.keyQuestions,
    ...subStrand.competencies,
    ...subStrand.values,
    ...subStrand.pcis,
  ]);
  expect(lines.filter((line) => !text.includes(line))).toEqual([]);
  await expectListed(
    page,
    strands.flatMap((strand) => [strand.title, ...titlesOf(strand)]),
  );
  expect(await searchBox(page).isVisible()).toBe(false);
});

longTest('focus moves to the heading of the new view', async () => {
  const page = await open(stem);
  await link(page, `${explore} ${track.title}`).press('Enter');
  await expect.poll(() => focused(page)).toBe(track.title);
  await link(page, `${learnMore} ${subject.name}`).press('Enter');
  await expect.poll(() => focused(page)).toBe(subject.name);
  await link(page, backToTopics).press('Enter');
  await expect.poll(() => focused(page)).toBe(track.title);
  await link(page, backToTracks).press('Enter');
  await expect.poll(() => focused(page)).toBe(tracksTitle);
});

longTest('a document of a subject opens in a new tab', async () => {
  const other = firstWith(track.topics, ({ infolink }) => infolink !== undefined);
  const page = await openPage(stem + trackView, { routesOthers: true });
  const opened = page.context().waitForEvent('page');
  await main(page)
    .getByRole('link', { name: `${learnMore} ${other.name}` })
    .click();
  expect(await (await opened).evaluate(() => window.opener)).toBeNull();
  await expectView(page, track.title);
});
