// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createComparison, Recorder } from '../../src/build/recorder.ts';
import { createSiteRenderer } from '../../src/render/site-renderer.ts';
import { passagesOf } from '../../src/site/search/passages.ts';
import { start as sortTables } from '../../src/client/tables/sort-tables.ts';
import { findPage } from '../../src/site/addresses/links.ts';
import type { SiteTree } from '../../src/site/site-tree.ts';
import { siteOf } from '../site/site-of.ts';
import { withoutFiles } from './without-files.ts';

const fish = {
  asOf: '2026-01-08 06:30',
  columns: [
    { name: 'fish', label: 'Fish' },
    { name: 'fish-sw', label: 'Samaki', language: 'sw', translationOf: 'fish' },
    { name: 'market', label: 'Market', labels: { sw: 'Soko' } },
    {
      name: 'price',
      label: 'Price',
      kind: 'amount',
      unit: 'kilo',
      former: 'before',
      labels: { sw: 'Bei' },
    },
    { name: 'before', label: 'Before', kind: 'amount' },
    { name: 'since', label: 'Since', kind: 'date' },
    { name: 'fresh', label: 'Fresh', kind: 'yes-no' },
  ],
  rows: [
    {
      fish: 'Tilapia',
      'fish-sw': 'Sato',
      market: 'Kisumu',
      price: 387.5,
      before: 400,
      since: '2026-01-05',
      fresh: true,
    },
    {
      fish: 'Nile perch',
      'fish-sw': 'Sangara',
      market: 'Kisumu',
      price: { from: 420, to: 500 },
      fresh: false,
    },
    { fish: 'Omena', market: 'Homa Bay', price: 180, fresh: true },
    { fish: 'Mudfish', market: 'Homa Bay', price: 'ask' },
  ],
};

const table = (data: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  type: 'table',
  title: 'Fish',
  ...more,
  data: { list: 'fish', ...data },
});

const siteWith = (list: unknown): SiteTree =>
  siteOf(
    {
      index: { title: 'Home', blocks: [table({})] },
      kisumu: {
        blocks: [
          table({
            columns: ['fish', 'price'],
            where: [{ column: 'market', is: 'kisumu' }],
            sort: { by: 'price', descending: true },
          }),
        ],
      },
      today: {
        blocks: [
          {
            type: 'prose',
            text: 'Tilapia costs {{fish.Tilapia.price}}, Omena {{fish.omena.price}}.',
          },
        ],
      },
      other: {},
      sw: {
        title: 'Nyumbani',
        language: 'sw',
        translationOf: '/',
        blocks: [
          table({ columns: ['fish', 'price', 'fresh'], limit: 3 }),
          { type: 'prose', text: 'Sato ni {{fish.Tilapia.price}}, {{fish.Tilapia.fish}}.' },
        ],
      },
    },
    { currency: 'KES', translations: { sw: {} } },
    { fish: list },
  );

const tree = siteWith(fish);

function pageAt(site: SiteTree, address: string): HTMLElement {
  const page = findPage(site, address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  const html = createSiteRenderer(site, withoutFiles).page(page);
  document.body.innerHTML = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return screen.getByRole('main');
}

const cellsOf = (main: HTMLElement) =>
  within(main)
    .getAllByRole('row')
    .map(({ children }) =>
      Array.from(children, (cell) => cell.textContent?.replaceAll('\u00A0', ' ')),
    );

test('a page shows a whole list, with the heads, the units and the former prices of its columns', () => {
  expect(cellsOf(pageAt(tree, '/'))).toEqual([
    ['Fish', 'Market', 'Price', 'Since', 'Fresh'],
    ['Tilapia', 'Kisumu', 'Formerly KES 400.00, now KES 387.50 per kilo', 'January 5, 2026', 'Yes'],
    ['Nile perch', 'Kisumu', 'KES 420.00–500.00 per kilo', '', 'No'],
    ['Omena', 'Homa Bay', 'KES 180.00 per kilo', '', 'Yes'],
    ['Mudfish', 'Homa Bay', 'Ask us', '', ''],
  ]);
  expect(pageAt(tree, '/')).toHaveTextContent('As of January 8, 2026 at 6:30 AM');
});

test('a page shows some columns and rows of a list, in an order of its own', () => {
  expect(cellsOf(pageAt(tree, '/kisumu'))).toEqual([
    ['Fish', 'Price'],
    ['Nile perch', 'KES 420.00–500.00 per kilo'],
    ['Tilapia', 'Formerly KES 400.00, now KES 387.50 per kilo'],
  ]);
});

test('a page in another language shows the same list in its language, and what is not translated as it is', () => {
  const main = pageAt(tree, '/sw');
  expect(cellsOf(main)).toEqual([
    ['Samaki', 'Bei', 'Fresh'],
    ['Sato', 'Awali KES 400.00, sasa KES 387.50 kwa kilo', 'Ndiyo'],
    ['Sangara', 'KES 420.00–500.00 kwa kilo', 'Hapana'],
    ['Omena', 'KES 180.00 kwa kilo', 'Ndiyo'],
  ]);
  expect(main).toHaveTextContent('Sato ni KES 387.50, Sato.');
});

test('a sentence shows a single value, and all amounts of the page are written alike', () => {
  expect(pageAt(tree, '/today')).toHaveTextContent('Tilapia costs KES 387.50, Omena KES 180.00.');
});

/** Where words break in a table with these heads; null for nowhere. */
const breaksOf = (...heads: string[]) => {
  const blocks = [
    {
      type: 'table',
      title: 'Duties',
      columns: heads.map((label) => ({ label })),
      rows: [heads.map(() => 'A long text of short words, which goes on and on, for lines')],
    },
  ];
  return pageAt(siteOf({ index: { title: 'Home', blocks } }), '/')
    .querySelector('[data-layout]')
    ?.getAttribute('data-breaks');
};

test('words break within a table only where the longest of all columns have no room beside each other', () => {
  expect(breaksOf('Day', 'What', 'Administrator')).toBeNull();
  expect(breaksOf('Wednesday', 'Administrator')).toBeNull();
  expect(breaksOf('Acknowledgements', 'Administrative-assistants')).toBe('phone');
  expect(breaksOf('Rindfleischetikettierungsüberwachungsaufgaben', 'What', 'Administrator')).toBe(
    'everywhere',
  );
});

const textsAt = (address: string) =>
  passagesOf(tree)
    .filter((passage) => passage.address === address)
    .flatMap(({ texts }) => texts)
    .join(' ')
    .replaceAll('\u00A0', ' ');

test('search finds what a page shows of a list, and nothing else of it', () => {
  expect(textsAt('/kisumu')).toContain('Nile perch KES 420');
  expect(textsAt('/kisumu')).not.toContain('Omena');
  expect(textsAt('/today')).toContain('Tilapia costs KES 387.50');
});

test('a changed list changes the pages that show the changed part, and no other', () => {
  const changed = structuredClone(fish);
  const [, , omena] = changed.rows;
  if (omena) omena.price = 190;
  const changedSite = siteWith(changed);
  const recorder = new Recorder();
  const environment = {
    ...withoutFiles,
    watch: <Functions extends object>(functions: Functions) => recorder.watch(functions),
  };
  const [before, after] = [tree, changedSite].map((site) => createSiteRenderer(site, environment));
  if (!before || !after) throw new Error('There are two sites.');
  const { firstChanged } = createComparison(after.siteReader('en'));
  const rebuilt = tree.pages.filter((page) => {
    const now = findPage(changedSite, page.address);
    if (!now) return true;
    const readings = recorder.start();
    const result = before.page(page);
    recorder.stop();
    const isReused =
      JSON.stringify(page.document) === JSON.stringify(now.document) &&
      firstChanged(Object.fromEntries(readings), after.pageReader(now)) === undefined;
    // What is reused must be what a clean build would write.
    if (isReused) expect(result).toBe(after.page(now));
    return !isReused;
  });
  expect(rebuilt.map(({ address }) => address).toSorted()).toEqual(['/', '/sw', '/today']);
});

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('a visitor sorts a table by a column, up and down; what has no value comes last', () => {
  const site = siteOf(
    { index: { blocks: [table({ columns: ['fish', 'price', 'since'] }, { sortable: true })] } },
    {},
    { fish },
  );
  pageAt(site, '/');
  sortTables(document.body);
  const head = screen.getByRole('columnheader', { name: 'Price' });
  within(head).getByRole('button').click();
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Omena', 'Tilapia', 'Nile perch', 'Mudfish']);
  within(head).getByRole('button').click();
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Nile perch', 'Tilapia', 'Omena', 'Mudfish']);
  const since = screen.getByRole('columnheader', { name: 'Since' });
  within(since).getByRole('button').click();
  expect(names()[0]).toBe('Tilapia');
});
