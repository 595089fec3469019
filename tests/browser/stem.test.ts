import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { curriculumSchema } from '../../schema/curriculum.ts';
import { hydrated, openPage, phone, revisit, siteOrigin } from './harness.ts';
import type { Equipment } from './harness.ts';
import { noteShifts, shiftOf, tellWhenDrawn } from './layout-shift.ts';
import { serveSlowly } from './slow-document.ts';

const { strands } = curriculumSchema.parse(
  parse(readFileSync('content/data/grade-10-mathematics.yaml', 'utf8')),
);
const subStrands = strands.flatMap((strand) => strand.subStrands);
const titlesOf = (strand: (typeof strands)[number] | undefined) =>
  strand?.subStrands.map(({ title }) => title) ?? [];
const [algebra, geometry, statistics] = strands.map(({ title }) => title);

/** Opens an address, with the script at work if there is to be one. */
async function open(address: string, equipment: Equipment = {}): Promise<Page> {
  const page = await revisit(address, { reducedMotion: true, ...equipment });
  if (equipment.javaScript !== false) await hydrated(page);
  return page;
}

const addressOf = (fragment: string) => new URL(`/stem${fragment}`, siteOrigin).href;
const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const viewHeading = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 2, name, exact: true });
const tree = (page: Page) => page.getByRole('navigation', { name: 'Mathematics, strands' });
const details = (page: Page) => page.getByRole('region', { name: 'Mathematics, details' });
const searchBox = (page: Page) =>
  page.getByPlaceholder('Search strands, sub-strands or outcomes...', { exact: true });
const row = (page: Page, title: string) => tree(page).getByRole('link', { name: title });
const toggle = (page: Page, strand: string) =>
  tree(page).getByRole('button', { name: `Sub-strands of ${strand}` });
const shownTitle = (page: Page, name: string) =>
  details(page).getByRole('heading', { level: 3, name, exact: true });
const marked = (place: Locator) => place.locator('mark:visible').allTextContents();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** The titles that can be seen in the tree, without their numbers. */
const listed = async (page: Page): Promise<string[]> => {
  const rows = await tree(page).getByRole('link').allTextContents();
  return rows.map((text) =>
    text.replace(/^\d+\.\d+ /, '').replace(/(\d+ of )?\d+ sub-strands?$/, ''),
  );
};

const expectListed = (page: Page, titles: (string | undefined)[]) =>
  expect.poll(() => listed(page)).toEqual(titles);

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
      await tellWhenDrawn(context, server.sendRest);
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
  const page = await openPage('/stem#pure-sciences');
  const opened = page.context().waitForEvent('page');
  await main(page)
    .getByRole('link', { name: /^Learn More Biology/ })
    .click();
  expect(await (await opened).evaluate(() => window.opener)).toBeNull();
  await expectView(page, 'Pure Sciences');
});

describe('the Mathematics browser', () => {
  test('first shows the first strand, open', async () => {
    const page = await open('/stem#mathematics');
    await shownTitle(page, algebra ?? '').waitFor();
    await expectListed(page, [algebra, ...titlesOf(strands[0]), geometry, statistics]);
  });

  test('choosing a strand shows its overview and opens it', async () => {
    const page = await open('/stem#mathematics');
    await row(page, 'Measurements & Geometry').click();
    await shownTitle(page, 'Measurements & Geometry').waitFor();
    expect(await details(page).innerText()).toContain(strands[1]?.subtitle);
    for (const title of titlesOf(strands[1])) {
      expect(await row(page, title).isVisible(), title).toBe(true);
      expect(await details(page).getByRole('link', { name: title }).isVisible(), title).toBe(true);
    }
    expect(await toggle(page, 'Measurements & Geometry').getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  test('choosing a sub-strand shows its detail instead of the strand', async () => {
    const page = await open('/stem#mathematics');
    await row(page, 'Indices and Logarithms').click();
    await shownTitle(page, 'Indices and Logarithms').waitFor();
    const text = await details(page).innerText();
    expect(text).toContain('Specific learning outcomes');
    for (const outcome of strands[0]?.subStrands[1]?.specificOutcomes ?? []) {
      expect(text).toContain(outcome);
    }
    expect(await shownTitle(page, algebra ?? '').isVisible()).toBe(false);
    const current = tree(page).locator('[aria-current=true]');
    expect(await current.allTextContents()).toEqual(['1.2 Indices and Logarithms']);
  });

  test('a sub-strand is reached from the overview of its strand', async () => {
    const page = await open('/stem#mathematics');
    await details(page).getByRole('link', { name: 'Real Numbers' }).click();
    await shownTitle(page, 'Real Numbers').waitFor();
  });

  test('says what is still to come', async () => {
    const page = await open('/stem#mathematics');
    await toggle(page, 'Statistics & Probability').click();
    await row(page, 'Probability I').click();
    await shownTitle(page, 'Probability I').waitFor();
    expect(await details(page).innerText()).toContain('still to come');
  });

  test('the toggle opens and closes a strand without choosing it', async () => {
    const page = await open('/stem#mathematics');
    await toggle(page, 'Statistics & Probability').click();
    await row(page, 'Statistics I').waitFor();
    expect(await shownTitle(page, algebra ?? '').isVisible()).toBe(true);
    expect(await shownTitle(page, statistics ?? '').isVisible()).toBe(false);
    await toggle(page, 'Statistics & Probability').click();
    await row(page, 'Statistics I').waitFor({ state: 'hidden' });
    await toggle(page, 'Numbers & Algebra').click();
    await expectListed(page, [algebra, geometry, statistics]);
    expect(await shownTitle(page, algebra ?? '').isVisible()).toBe(true);
  });

  test('on a phone, choosing leads to what was chosen', async () => {
    const page = await open('/stem#mathematics', { viewport: phone });
    await row(page, 'Real Numbers').click();
    await expect
      .poll(async () => {
        const box = await shownTitle(page, 'Real Numbers').boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= phone.height;
      })
      .toBe(true);
    expect(await details(page).evaluate((panel) => panel === document.activeElement)).toBe(true);
  });

  test.each([
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', phone],
  ])(
    'its panels keep to 650 and 700 pixels on %s, and scroll by themselves',
    async (_, viewport) => {
      const page = await open('/stem#mathematics', { viewport });
      await toggle(page, 'Measurements & Geometry').click();
      await toggle(page, 'Statistics & Probability').click();
      await row(page, 'Area of Polygons').click();
      await shownTitle(page, 'Area of Polygons').waitFor();
      const panels = [
        { panel: tree(page), highest: 650 },
        { panel: details(page), highest: 700 },
      ];
      for (const { panel, highest } of panels) {
        const box = await panel.boundingBox();
        expect(box?.height).toBeGreaterThan(highest / 2);
        expect(box?.height).toBeLessThanOrEqual(highest);
        await panel.hover();
        await page.mouse.wheel(0, 40);
        await expect.poll(() => panel.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
      }
    },
  );

  test('the arrow keys move through the tree, open and close', async () => {
    const page = await open('/stem#mathematics');
    const press = async (key: string, expected: string | undefined) => {
      await page.keyboard.press(key);
      await expect.poll(() => focused(page), { message: key }).toContain(expected);
    };
    await row(page, 'Numbers & Algebra').focus();
    await press('ArrowDown', 'Real Numbers');
    await press('ArrowDown', 'Indices and Logarithms');
    await press('ArrowUp', 'Real Numbers');
    await press('ArrowLeft', algebra);
    await press('ArrowLeft', algebra);
    await expectListed(page, [algebra, geometry, statistics]);
    await press('ArrowDown', geometry);
    await press('End', statistics);
    await press('Home', algebra);
    await press('ArrowRight', algebra);
    await expectListed(page, [algebra, ...titlesOf(strands[0]), geometry, statistics]);
    await press('ArrowRight', 'Real Numbers');
    await page.keyboard.press('Enter');
    await shownTitle(page, 'Real Numbers').waitFor();
  });
});

describe('the search in Mathematics', () => {
  test('hides what does not match and marks what does', async () => {
    const page = await open('/stem#mathematics');
    await searchBox(page).fill('logarithms');
    // The title of its strand does not match, so the other sub-strands go.
    await expectListed(page, [algebra, 'Indices and Logarithms']);
    expect(await marked(tree(page))).toEqual(['Logarithms']);
    await row(page, 'Indices and Logarithms').click();
    await shownTitle(page, 'Indices and Logarithms').waitFor();
    const words = await marked(details(page));
    expect(words.length).toBeGreaterThan(5);
    expect(new Set(words.map((word) => word.toLowerCase()))).toEqual(new Set(['logarithms']));
    await searchBox(page).fill('');
    await expectListed(page, [algebra, ...titlesOf(strands[0]), geometry, statistics]);
    expect(await page.locator('mark').count()).toBe(0);
  });

  test('finds outcomes and experiences, and opens the strands they are in', async () => {
    const page = await open('/stem#mathematics');
    await searchBox(page).fill('frustum');
    await expectListed(page, [geometry, 'Surface Area and Volume of Solids']);
    await searchBox(page).fill('windscreen wiper');
    await expectListed(page, [geometry, 'Area of a Part of a Circle']);
  });

  test('keeps all sub-strands of a strand whose own title matches', async () => {
    const page = await open('/stem#mathematics');
    await searchBox(page).fill('Geometry');
    await expectListed(page, [geometry, ...titlesOf(strands[1])]);
    expect(await marked(tree(page))).toEqual(['Geometry']);
  });

  test('does not mind capitals and blanks at the ends', async () => {
    const page = await open('/stem#mathematics');
    for (const query of ['VECTORS I', '   vectors i   ', '\tVeCtOrS I\t']) {
      await searchBox(page).fill('frustum');
      await expectListed(page, [geometry, 'Surface Area and Volume of Solids']);
      await searchBox(page).fill(query);
      await expectListed(page, [geometry, 'Vectors I']);
      expect(await marked(tree(page)), query).toEqual(['Vectors I']);
    }
  });

  test('blanks alone search for nothing', async () => {
    const page = await open('/stem#mathematics');
    await searchBox(page).fill('frustum');
    await expectListed(page, [geometry, 'Surface Area and Volume of Solids']);
    await searchBox(page).fill('   ');
    await row(page, 'Statistics & Probability').waitFor();
    expect(await listed(page)).toEqual(expect.arrayContaining([algebra, geometry, statistics]));
    expect(await page.locator('mark').count()).toBe(0);
  });

  test('finds what runs from one outcome into the next, and marks both ends', async () => {
    const page = await open('/stem#mathematics');
    await searchBox(page).fill('out calculations champion the use');
    await expectListed(page, [algebra, 'Real Numbers']);
    await row(page, 'Real Numbers').click();
    await shownTitle(page, 'Real Numbers').waitFor();
    expect(await marked(details(page))).toEqual(['out calculations', 'Champion the use']);
  });

  test('takes the signs of a query as they stand', async () => {
    const page = await open('/stem#mathematics');
    const queries = [
      ["Heron's", [geometry, 'Area of Polygons']],
      ['(mean, median', [statistics, 'Statistics I']],
      ['AAS/ASA', [geometry, 'Reflection and Congruence']],
      ['½ab sin C', [geometry, 'Area of Polygons']],
      ['30°, 45°', [geometry, 'Trigonometry I']],
      ['& Prob', [statistics, ...titlesOf(strands[2])]],
    ] as const;
    for (const [query, expected] of queries) {
      await searchBox(page).fill(query);
      await expectListed(page, [...expected]);
    }
  });

  test('says so when nothing is found, whatever was typed', async () => {
    const page = await open('/stem#mathematics');
    const nothing = main(page).getByText('No results found', { exact: true });
    const queries = [
      'algbra',
      '"algebra"',
      "'algebra",
      '^numbers',
      'motion$',
      '!area',
      '=rotation',
    ];
    queries.push('area|volume', 'rotation | vectors', '[a-z]', '((', '.*', 'a+', '\\w', '?', '*');
    queries.push('<b>', '&amp;', '%20', 'numbers  &', 'undefined');
    for (const query of queries) {
      await searchBox(page).fill('area');
      await nothing.waitFor({ state: 'hidden' });
      await searchBox(page).fill(query);
      await expect.poll(() => nothing.isVisible(), { message: query }).toBe(true);
      expect(
        await main(page).getByText('Try a different search term', { exact: true }).count(),
      ).toBe(1);
      expect(await listed(page), query).toEqual([]);
    }
    await searchBox(page).fill('');
    await row(page, 'Numbers & Algebra').waitFor();
    expect(await nothing.isVisible()).toBe(false);
  });
});
