// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { changedTexts, findAlsoChanged } from '../../src/editor/page/also-changed.ts';
import type { Session } from '../../src/editor/session/session.ts';
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

const foundIn = (session: Session, isOf: (file: string) => boolean = () => true) =>
  findAlsoChanged(
    session,
    session.changes().filter(({ file }) => isOf(file)),
  );

test('what a change does elsewhere is found: on other pages, and in what its own page makes of it', async () => {
  const { session } = openSession(undefined, site);
  const set = (file: string, path: (string | number)[], value: number | string) =>
    session.edit([{ file, op: { op: 'set', path, value } }]);
  expect(await foundIn(session)).toEqual([]);
  set(prices, ['blocks', 1, 'terms', 1, 'amount'], 1500);
  set(prices, ['blocks', 1, 'annualTotal'], 2750);
  const found = await foundIn(session);
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
  expect(await foundIn(session, (file) => file === compared)).toEqual([]);
  session.close();
});

test('a part of the changes is shown with its own effects only, as they are without the other drafts', async () => {
  const other = 'pages/visit/notes.yaml';
  const { session } = openSession(undefined, {
    ...site,
    files: {
      ...site.files,
      [other]: { text: pages[prices].replace('Prices', 'Later'), hash: other, ofBytes: [] },
      [compared]: {
        text: `${pages[compared]}      - label: Next year\n        to: /visit/notes\n`,
        hash: compared,
        ofBytes: [],
      },
    },
  });
  const setTerm = (file: string, value: number) =>
    session.edit([
      { file, op: { op: 'set', path: ['blocks', 1, 'terms', 1, 'amount'], value } },
      { file, op: { op: 'set', path: ['blocks', 1, 'annualTotal'], value: 1250 + value } },
    ]);
  setTerm(prices, 1500);
  setTerm(other, 9000);
  const part = session.changes().filter(({ file }) => file === prices);
  const found = await findAlsoChanged(session, part, true);
  expect(found.filter(({ file }) => file === compared).map(({ after }) => after)).toEqual([
    '1,250–1,500',
    '2,750',
  ]);
  expect(found.map(({ file }) => file)).not.toContain(other);
  session.close();
});

test('a cell that a change empties is found, with its row and its column', async () => {
  const { session } = openSession(undefined, site);
  session.edit([{ file: prices, op: { op: 'remove', path: ['blocks'], index: 1 } }]);
  const found = await foundIn(session);
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
