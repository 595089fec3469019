// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { changedTexts, findAlsoChanged } from '../../src/editor/page/also-changed.ts';
import { openSession, storedSite } from './opened-session.ts';

const prices = 'pages/visit/prices.yaml';
const compared = 'pages/visit/compared.yaml';

const pages = {
  [prices]: `title: Prices
blocks:
  - type: hero
    look: figure
    title: Prices
    figureLabel: Each term
  - type: fee-table
    title: A year
    terms:
      - term: First
        amount: 1250
      - term: Second
        amount: 1250
    annualTotal: 2500
`,
  [compared]: `title: Compared
blocks:
  - type: fee-comparison
    title: Compared
    items:
      - label: One year
        to: /visit/prices
`,
  'pages/visit/notes.yaml': `title: Notes
blocks:
  - type: prose
    text: Nothing about it.
`,
};

const library = await storedSite('scripts/starter/library');
const files = Object.fromEntries(
  Object.entries(pages).map(([file, text]) => [file, { text, hash: file, ofBytes: [] }]),
);
const site = { ...library, files: { ...library.files, ...files } };

const all = () => true;

test('what a change does elsewhere is found: on other pages, and in what its own page makes of it', async () => {
  const { session } = openSession(undefined, site);
  const set = (file: string, path: (string | number)[], value: number | string) =>
    session.edit([{ file, op: { op: 'set', path, value } }]);
  expect(await findAlsoChanged(session, all)).toEqual([]);
  set(prices, ['blocks', 1, 'terms', 1, 'amount'], 1500);
  set(prices, ['blocks', 1, 'annualTotal'], 2750);
  const found = await findAlsoChanged(session, all);
  expect(found.filter(({ file }) => file === compared)).toEqual([
    expect.objectContaining({
      before: '1,250',
      after: '1,250–1,500',
      where: 'One year, Muhula mmoja',
    }),
    expect.objectContaining({ before: '2,500', after: '2,750' }),
  ]);
  // Nobody wrote the figure at the top; the term and the total were written.
  expect(found.filter(({ file }) => file === prices).map(({ after }) => after)).toEqual([
    '1,250–1,500',
  ]);
  expect(await findAlsoChanged(session, (file) => file === compared)).toEqual([]);
  session.close();
});

test('a cell that a change empties is found, with its row and its column', async () => {
  const { session } = openSession(undefined, site);
  session.edit([{ file: prices, op: { op: 'remove', path: ['blocks'], index: 1 } }]);
  const found = await findAlsoChanged(session, all);
  expect(found.filter(({ after }) => after === '').map(({ before }) => before)).toContain('1,250');
  session.close();
});

const block = (...texts: string[]) => {
  const html = texts.map((text) => `<p>${text}</p>`).join('');
  return new DOMParser().parseFromString(
    `<main><section><h2>Fees</h2>${html}</section></main>`,
    'text/html',
  ).body;
};

test('of two versions of a page, a text that moved has not changed', () => {
  expect(changedTexts(block('One', 'Two', 'Three'), block('Two', 'One', 'Four'))).toEqual([
    { where: 'Fees', before: 'Three', after: 'Four' },
  ]);
});
