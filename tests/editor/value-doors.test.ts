// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { Engine } from '../../src/editor/engine/engine.ts';
import {
  blocksOf,
  elementsOf,
  fieldAt,
  isMarked,
  readPageMap,
} from '../../src/editor/page/find-field.ts';
import { findSummands } from '../../src/editor/page/find-summands.ts';
import type { Door } from '../../src/editor/page/frame-doors.ts';
import { stepsTo } from '../../src/editor/page/steps-to.ts';
import {
  digitsOf,
  doorOfValue,
  doorsOfSame,
  isAmount,
  pagesBehind,
} from '../../src/editor/page/value-doors.ts';
import { openSession } from './opened-session.ts';

const file = 'pages/visit/loans.yaml';
const prices = 'pages/visit/prices.yaml';

const { session } = openSession();
session.changeTexts([
  {
    file: 'data/loans.yaml',
    before: null,
    after: `title: Loans
columns:
  - name: thing
    label: Thing
  - name: days
    label: Days
rows:
  - thing: Picture books
    days: 21 days
  - thing: Film reels
    days: 7 days
`,
  },
  {
    file: prices,
    before: null,
    after: `title: Prices
listing:
  label: What it costs
blocks:
  - type: hero
    look: figure
    title: Prices
    figureLabel: A year
  - type: fee-table
    title: A year
    terms:
      - term: Card
        amount: 1250
      - term: Deposit
        amount: 3750
    annualTotal: 5000
  - type: charges
    title: Once
    items:
      - title: Membership
        amount: 640
      - title: A bag
        amount: 200
`,
  },
  {
    file,
    before: null,
    after: `title: Loans
blocks:
  - type: hero
    title: Loans
    text: How long a thing may stay with you. The deposit is 3750.
  - type: contact
    title: Ask for a room
    contact: rooms
  - type: contact
    title: Ask at the desk
    contact: main
    form: buttons
  - type: table
    title: How long
    data:
      list: loans
  - type: fee-comparison
    title: Compared
    items:
      - label: One year
        to: /visit/prices
  - type: prose
    title: Good to know
    text: Write to **Ofisi ya vyumba** first, or see [What it costs](/visit/prices).
`,
  },
]);
const files = Object.fromEntries(
  [...session.texts()].map(([name, text]) => [name, { text, ofBytes: [] }]),
);
const engine = new Engine({ files, pictures: session.state.site.pictures, isOnHost: false });
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const openedPage = (name: string) => ({
  file: name,
  root: blocksOf(parse(engine.render(name)?.html ?? '')) ?? expect.unreachable(),
  map: readPageMap(engine.renderMarked(name) ?? expect.unreachable(), parse),
});
const loans = openedPage(file);
const { root } = loans;

/** An element of a page, as a click describes it. */
function clickedOn({ file: name, root: blocks, map }: typeof loans, element: Element) {
  const path = fieldAt(map, blocks, element) ?? expect.unreachable();
  return { file: name, element, path, isItself: isMarked(map, blocks, element) };
}

const valueOf = (door: Door) =>
  valueAt(openText(session.textOf(door.file) ?? '')?.value, door.path);

/** Where a click on an element leads: the file, the field, and the words there. */
function lead(element: Element | undefined) {
  if (!element) return expect.unreachable();
  const { path } = clickedOn(loans, element);
  const door = doorOfValue(session, clickedOn(loans, element)) ?? { file, path };
  return [door.file, door.path.join('.'), valueOf(door)];
}

/** The elements with these words and nothing else in them but where a line may break. */
const saying = (words: string) =>
  [...root.querySelectorAll('*')].filter(
    (one) => one.textContent.trim() === words && one.querySelector(':not(wbr)') === null,
  );

const contact = (name: string, field: string, value: string) => [
  'site.yaml',
  `contacts.${name}.${field}`,
  value,
];

test('what a block shows of the settings or of a shared list leads to the entry there', () => {
  const [rooms] = saying('vyumba@library.example');
  expect(lead(rooms)).toEqual(contact('rooms', 'email', 'vyumba@library.example'));
  const call = root.querySelector('a[href^="tel:"]');
  expect(lead(call ?? undefined)).toEqual(contact('main', 'phone', '+254 700 000 000'));
  const [cell] = saying('7 days');
  expect(lead(cell)).toEqual(['data/loans.yaml', 'rows.1.days', '7 days']);
});

test('a name in the breadcrumbs leads to the page that has it, an amount to the page of its row', () => {
  const crumb = root.querySelector('nav a[href$="/visit"]') ?? undefined;
  const [page, , name] = lead(crumb);
  expect([page, name]).toEqual(['pages/visit/index.yaml', crumb?.textContent.trim()]);
  const amount = [...root.querySelectorAll('td')].find((one) => /5[.,]000/.test(one.textContent));
  expect(lead(amount)).toEqual([prices, 'blocks.1.annualTotal', 5000]);
});

test('words that the block itself has lead to them, though others have the same', () => {
  for (const words of ['Ofisi ya vyumba', 'What it costs']) {
    const inBlock = saying(words).find((one) => ['STRONG', 'A'].includes(one.tagName));
    expect(lead(inBlock)?.slice(0, 2)).toEqual([file, 'blocks.5.text']);
  }
});

test('each amount of a page leads to the field that has it, or to those that it adds up', async () => {
  const sums: number[] = [];
  const ranges: string[] = [];
  for (const page of [loans, openedPage(prices)]) {
    const amounts = [...page.root.querySelectorAll('*')].filter(
      (one) =>
        isAmount(one) &&
        digitsOf(one.textContent).length > 2 &&
        ![...one.children].some((inner) => isAmount(inner)),
    );
    expect(amounts.length).toBeGreaterThan(2);
    for (const element of amounts) {
      const clicked = clickedOn(page, element);
      const door = doorOfValue(session, clicked);
      const steps = stepsTo(page.root, element, elementsOf) ?? [];
      const pages = pagesBehind(session, clicked);
      const sum = { file: page.file, element, steps, pages, parse };
      const { doors, relation } = door
        ? { doors: [door], relation: 'sum' }
        : await findSummands(session, sum);
      // The terms of a class cost from 1,250 to 3,750.
      if (relation === 'same') {
        ranges.push(element.textContent);
        expect(doors.map(valueOf)).toEqual([1250, 3750]);
        continue;
      }
      if (!door) sums.push(doors.length);
      const total = doors.reduce((all, one) => all + Number(valueOf(one)), 0);
      expect(total, `${page.file}: ${element.textContent}`).toBe(
        Number(digitsOf(element.textContent)),
      );
    }
  }
  expect(new Set(ranges.map(digitsOf))).toEqual(new Set(['12503750']));
  // What is due once, and the first year.
  expect(sums).toEqual(expect.arrayContaining([2, 3]));
});

test('an amount that several items of a list share names all of them, and no other amount does', () => {
  const door = { file: prices, path: ['blocks', 1, 'terms', 0, 'amount'] };
  expect(doorsOfSame(session, door)).toEqual([]);
  session.edit([
    { file: prices, op: { op: 'set', path: ['blocks', 1, 'terms', 1, 'amount'], value: 1250 } },
  ]);
  expect(doorsOfSame(session, door).map(({ path }) => path[3])).toEqual([0, 1]);
});
