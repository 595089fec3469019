import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, openPage, siteOrigin } from '../harness.ts';
import { noteShifts, shiftOf, notifyWhenRendered } from '../layout-shift.ts';
import { serveSlowly } from '../slow-document.ts';
import {
  addressOf,
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
  const views = ['Choose a track', 'Pure Sciences', 'Mathematics'];
  for (const other of views.filter((view) => view !== heading)) {
    expect(await viewHeading(page, other).isVisible(), `${other} is shown`).toBe(false);
  }
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('the STEM pathway, %s', (_, javaScript) => {
  test('Explore shows the subjects of each track, and Back to STEM Tracks leads back', async () => {
    const page = await open('/stem', { javaScript });
    const tracks = [
      ['Pure Sciences', '#pure-sciences', 'Chemistry'],
      ['Applied Sciences', '#applied-sciences', 'Home Science'],
      ['Technical Studies', '#technical-studies', 'Woodwork'],
    ] as const;
    await expectView(page, 'Choose a track');
    for (const [track, fragment, subject] of tracks) {
      await link(page, `Explore ${track}`).click();
      await viewHeading(page, track).waitFor();
      expect(page.url()).toBe(addressOf(fragment));
      const subjects = main(page).getByRole('heading', { level: 3, name: subject, exact: true });
      expect(await subjects.isVisible()).toBe(true);
      expect(await viewHeading(page, 'Choose a track').isVisible()).toBe(false);
      await link(page, 'Back to STEM Tracks').click();
      await expectView(page, 'Choose a track');
      expect(await subjects.isVisible()).toBe(false);
    }
  });

  test('Learn More on Mathematics opens the curriculum, and Back to Subjects leads back', async () => {
    const page = await open('/stem', { javaScript });
    await link(page, 'Explore Pure Sciences').click();
    await link(page, 'Learn More Mathematics').click();
    await expectView(page, 'Mathematics');
    expect(page.url()).toBe(addressOf('#mathematics'));
    expect(await tree(page).isVisible()).toBe(true);
    await link(page, 'Back to Subjects').click();
    await expectView(page, 'Pure Sciences');
    expect(page.url()).toBe(addressOf('#pure-sciences'));
  });

  test('Back, Forward and reloading keep to the view in the address', async () => {
    const page = await open('/stem', { javaScript });
    await link(page, 'Explore Pure Sciences').click();
    await expectView(page, 'Pure Sciences');
    await link(page, 'Learn More Mathematics').click();
    await expectView(page, 'Mathematics');
    await page.reload();
    await expectView(page, 'Mathematics');
    await page.goBack();
    await expectView(page, 'Pure Sciences');
    await page.goBack();
    await expectView(page, 'Choose a track');
    await page.goForward();
    await page.goForward();
    await expectView(page, 'Mathematics');
  });

  test('a shared link opens its view', async () => {
    const page = await open('/stem#mathematics', { javaScript });
    await expectView(page, 'Mathematics');
    await open('/stem#pure-sciences', { javaScript });
    await expectView(page, 'Pure Sciences');
  });

  test('a shared link to a sub-strand shows it', async () => {
    const page = await open('/stem#mathematics-statistics-and-probability-statistics-i', {
      javaScript,
    });
    await expectView(page, 'Mathematics');
    await shownTitle(page, 'Statistics I').waitFor();
  });

  test('all subjects but Mathematics open a document in a new tab', async () => {
    const page = await open('/stem', { javaScript });
    let documents = 0;
    for (const track of ['pure-sciences', 'applied-sciences', 'technical-studies']) {
      await page.goto(addressOf(`#${track}`));
      await link(page, 'Back to STEM Tracks').waitFor();
      const links = main(page).getByRole('link', { name: /^Learn More (?!Mathematics)/ });
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
        expect(one.text).toContain('(opens in a new tab)');
      }
    }
    expect(documents).toBe(14);
  });
});

test.each([
  ['#pure-sciences', 'Pure Sciences'],
  ['#mathematics', 'Mathematics'],
  ['#mathematics-statistics-and-probability-statistics-i', 'Mathematics'],
])('nothing jumps when /stem%s is opened over a slow line', async (fragment, heading) => {
  const server = await serveSlowly('/stem', '<footer');
  const page = await openPage(`/stem${fragment}`, {
    origin: server.origin,
    // Without it the page would still be on its way to the place when the rest arrives.
    reducedMotion: true,
    prepare: async (context) => {
      await noteShifts(context);
      await notifyWhenRendered(context, server.sendRest);
    },
  });
  await hydrated(page);
  await expectView(page, heading);
  // What stands fixed at the lower edge counts for up to 0.02 when the browser goes to the place.
  expect(await shiftOf(page)).toBeLessThan(0.03);
  server.close();
});

test('the whole curriculum can be read without scripts', async () => {
  const page = await open('/stem#mathematics', { javaScript: false });
  const text = (await details(page).innerText()).replaceAll(/\s+/g, ' ');
  const words = subStrands.flatMap((subStrand) => [
    subStrand.title,
    ...subStrand.specificOutcomes,
    ...subStrand.suggestedExperiences,
    ...subStrand.keyQuestions,
    ...subStrand.competencies,
    ...subStrand.values,
    ...subStrand.pcis,
  ]);
  expect(words.filter((line) => !text.includes(line))).toEqual([]);
  await expectListed(
    page,
    strands.flatMap((strand) => [strand.title, ...titlesOf(strand)]),
  );
  expect(await searchBox(page).isVisible()).toBe(false);
});

test('focus moves to the heading of the view that comes', async () => {
  const page = await open('/stem');
  await link(page, 'Explore Pure Sciences').press('Enter');
  await expect.poll(() => focused(page)).toBe('Pure Sciences');
  await link(page, 'Learn More Mathematics').press('Enter');
  await expect.poll(() => focused(page)).toBe('Mathematics');
  await link(page, 'Back to Subjects').press('Enter');
  await expect.poll(() => focused(page)).toBe('Pure Sciences');
  await link(page, 'Back to STEM Tracks').press('Enter');
  await expect.poll(() => focused(page)).toBe('Choose a track');
});

test('a document of a subject opens beside the page', async () => {
  const page = await openPage('/stem#pure-sciences', { routesOthers: true });
  const opened = page.context().waitForEvent('page');
  await main(page)
    .getByRole('link', { name: /^Learn More Biology/ })
    .click();
  expect(await (await opened).evaluate(() => window.opener)).toBeNull();
  await expectView(page, 'Pure Sciences');
});
