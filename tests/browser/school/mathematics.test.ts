import { describe, expect } from 'vitest';
import { phone } from '../harness.ts';
import { longTest, sampleOf } from '../../sample.ts';
import { words } from '../../school/school.ts';
import {
  algebra,
  details,
  expectListed,
  focused,
  geometry,
  listed,
  main,
  marked,
  nothingFound,
  openSubject,
  row,
  searchBox,
  shownTitle,
  statistics,
  strands,
  titlesOf,
  toggle,
  tree,
} from './stem-page.ts';

describe('the Mathematics browser', () => {
  longTest('shows the first strand initially, expanded', async () => {
    const page = await openSubject();
    await shownTitle(page, algebra ?? '').waitFor();
    await expectListed(page, [algebra, ...titlesOf(strands[0]), geometry, statistics]);
  });

  longTest('choosing a strand shows its overview and opens it', async () => {
    const page = await openSubject();
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

  longTest('choosing a sub-strand shows its detail instead of the strand', async () => {
    const page = await openSubject();
    await row(page, 'Indices and Logarithms').click();
    await shownTitle(page, 'Indices and Logarithms').waitFor();
    const text = await details(page).innerText();
    expect(text).toContain(words.curriculum.outcomes);
    for (const outcome of strands[0]?.subStrands[1]?.specificOutcomes ?? []) {
      expect(text).toContain(outcome);
    }
    expect(await shownTitle(page, algebra ?? '').isVisible()).toBe(false);
    const current = tree(page).locator('[aria-current=true]');
    expect(await current.allTextContents()).toEqual(['1.2 Indices and Logarithms']);
  });

  longTest('a sub-strand is reached from the overview of its strand', async () => {
    const page = await openSubject();
    await details(page).getByRole('link', { name: 'Real Numbers' }).click();
    await shownTitle(page, 'Real Numbers').waitFor();
  });

  longTest('names the parts that are still to come', async () => {
    const page = await openSubject();
    await toggle(page, 'Statistics & Probability').click();
    await row(page, 'Probability I').click();
    await shownTitle(page, 'Probability I').waitFor();
    expect(await details(page).innerText()).toContain(words.curriculum.stillToCome);
  });

  longTest('the toggle opens and closes a strand without choosing it', async () => {
    const page = await openSubject();
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

  longTest('on a phone, choosing scrolls to the choice', async () => {
    const page = await openSubject({ viewport: phone });
    await row(page, 'Real Numbers').click();
    await expect
      .poll(async () => {
        const box = await shownTitle(page, 'Real Numbers').boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= phone.height;
      })
      .toBe(true);
    expect(await details(page).evaluate((panel) => panel === document.activeElement)).toBe(true);
  });

  longTest.each<[string, typeof phone]>([
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', phone],
  ])(
    'its panels keep to 650 and 700 pixels on %s, and scroll by themselves',
    async (_, viewport) => {
      const page = await openSubject({ viewport });
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

  longTest('the arrow keys move through the tree, open and close', async () => {
    const page = await openSubject();
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
  longTest('hides parts that do not match and highlights matches', async () => {
    const page = await openSubject();
    await searchBox(page).fill('logarithms');
    // The title of its strand does not match, so the other sub-strands go.
    await expectListed(page, [algebra, 'Indices and Logarithms']);
    expect(await marked(tree(page))).toEqual(['Logarithms']);
    await row(page, 'Indices and Logarithms').click();
    await shownTitle(page, 'Indices and Logarithms').waitFor();
    const parts = await marked(details(page));
    expect(parts.length).toBeGreaterThan(5);
    expect(new Set(parts.map((word) => word.toLowerCase()))).toEqual(new Set(['logarithms']));
    await searchBox(page).fill('');
    await expectListed(page, [algebra, ...titlesOf(strands[0]), geometry, statistics]);
    expect(await page.locator('mark').count()).toBe(0);
  });

  longTest('finds outcomes and experiences, and opens the strands they are in', async () => {
    const page = await openSubject();
    await searchBox(page).fill('frustum');
    await expectListed(page, [geometry, 'Surface Area and Volume of Solids']);
    await searchBox(page).fill('windscreen wiper');
    await expectListed(page, [geometry, 'Area of a Part of a Circle']);
  });

  longTest('keeps all sub-strands of a strand whose own title matches', async () => {
    const page = await openSubject();
    await searchBox(page).fill('Geometry');
    await expectListed(page, [geometry, ...titlesOf(strands[1])]);
    expect(await marked(tree(page))).toEqual(['Geometry']);
  });

  longTest('ignores case and surrounding spaces', async () => {
    const page = await openSubject();
    for (const query of ['VECTORS I', '   vectors i   ', '\tVeCtOrS I\t']) {
      await searchBox(page).fill('frustum');
      await expectListed(page, [geometry, 'Surface Area and Volume of Solids']);
      await searchBox(page).fill(query);
      await expectListed(page, [geometry, 'Vectors I']);
      expect(await marked(tree(page)), query).toEqual(['Vectors I']);
    }
  });

  longTest('ignores a query of spaces', async () => {
    const page = await openSubject();
    await searchBox(page).fill('frustum');
    await expectListed(page, [geometry, 'Surface Area and Volume of Solids']);
    await searchBox(page).fill('   ');
    await row(page, 'Statistics & Probability').waitFor();
    expect(await listed(page)).toEqual(expect.arrayContaining([algebra, geometry, statistics]));
    expect(await page.locator('mark').count()).toBe(0);
  });

  longTest('finds matches across two outcomes, and highlights both parts', async () => {
    const page = await openSubject();
    await searchBox(page).fill('out calculations champion the use');
    await expectListed(page, [algebra, 'Real Numbers']);
    await row(page, 'Real Numbers').click();
    await shownTitle(page, 'Real Numbers').waitFor();
    expect(await marked(details(page))).toEqual(['out calculations', 'Champion the use']);
  });

  longTest('takes the characters of a query literally', async () => {
    const page = await openSubject();
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

  longTest('says when nothing is found, whatever was typed', async () => {
    const page = await openSubject();
    const nothing = main(page).getByText(nothingFound[0], { exact: true });
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
    // What a query finds is tested without a browser, too.
    for (const query of sampleOf(queries, 3)) {
      await searchBox(page).fill('area');
      await nothing.waitFor({ state: 'hidden' });
      await searchBox(page).fill(query);
      await expect.poll(() => nothing.isVisible(), { message: query }).toBe(true);
      expect(await main(page).getByText(nothingFound[1], { exact: true }).count()).toBe(1);
      expect(await listed(page), query).toEqual([]);
    }
    await searchBox(page).fill('');
    await row(page, 'Numbers & Algebra').waitFor();
    expect(await nothing.isVisible()).toBe(false);
  });
});
