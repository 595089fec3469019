import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { metaOf } from '../../../../schema/fields/field.ts';
import { isObject } from '../../../../schema/is-object.ts';
import { type Value } from '../../../../src/content/yaml/edit-op.ts';
import { proposeBlocks } from '../../../../src/content/editing/import/propose-blocks.ts';
import { rereadTable } from '../../../../src/content/editing/import/read-table.ts';
import { runs } from '../../../sample.ts';
import { readPlain } from '../../../../src/content/editing/import/read-plain.ts';

const options = {
  language: 'en',
  labelOf: (field: Parameters<typeof metaOf>[0]) => metaOf(field).label,
};

const propose = (text: string) => proposeBlocks(readPlain(text), options);
const valuesOf = (text: string) => propose(text).map(({ value }) => value);

test('a sheet with terms and amounts becomes a fee table, however its amounts are written', () => {
  const text =
    'Term\tAmount\nTerm 1\tKES 115,500/-\nTerm 2\t115 500\nTerm 3\t115.500,00\nTotal\t346,500';
  expect(valuesOf(text)).toEqual([
    {
      type: 'fee-table',
      terms: [1, 2, 3].map((number) => ({ term: `Term ${number}`, amount: 115_500 })),
      annualTotal: 346_500,
    },
  ]);
});

test('terms that are columns become rows, and the lines around the sheet its heading and a text', () => {
  const [fees, note] = propose(
    'FEES 2027\n\nItem\tTerm 1\tTerm 2\tTotal\nTuition\t80,000\t70,000\t150,000\nBoarding\t35,500\t35,500\t71,000\nTotal\t115,500\t105,500\t221,000\n\nFees are paid before the opening day.',
  );
  expect(fees?.value).toEqual({
    type: 'fee-table',
    title: 'FEES 2027',
    terms: [
      { term: 'Term 1', amount: 115_500 },
      { term: 'Term 2', amount: 105_500 },
    ],
    annualTotal: 221_000,
  });
  // What the block has no room for is said, by the row of the spreadsheet.
  expect(fees?.notices).toEqual([
    { kind: 'column', column: 3, name: 'Tuition' },
    { kind: 'column', column: 4, name: 'Boarding' },
  ]);
  expect(note?.value).toEqual({ type: 'prose', text: 'Fees are paid before the opening day.' });
});

test('a sum that its rows do not make is told, and taken as the sheet has it', () => {
  const [fees] = propose('Term\tAmount\nTerm 1\t100\nTerm 2\t200\nTotal\t400');
  expect(fees?.value['annualTotal']).toBe(400);
  expect(fees?.notices).toEqual([{ kind: 'sum', row: 3, column: 1, sheet: 400, rows: 300 }]);
});

test('a cell that cannot be read leaves its field empty, and is told with its place', () => {
  const [list] = propose('Item\tPrice\nRegistration\t5,000\nUniform\tabout 8000\nCaution\tFree');
  expect(list?.value).toEqual({
    type: 'price-list',
    items: [
      { name: 'Registration', amount: 5000 },
      { name: 'Uniform' },
      { name: 'Caution', amount: 'free' },
    ],
  });
  expect(list?.notices).toEqual([
    { kind: 'cell', row: 2, column: 1, why: { reason: 'no-number', cell: 'about 8000' } },
  ]);
});

test('a message from WhatsApp becomes a heading, dates and a text, without who wrote it and when', () => {
  expect(
    valuesOf(
      '[08/01/2027, 14:05:10] Mrs Otieno: *TERM DATES 2027*\n• Opening day: 4 January\n• Half term: 15 February\n\nPlease be _on time_.',
    ),
  ).toEqual([
    {
      type: 'calendar',
      title: 'TERM DATES 2027',
      year: 2027,
      events: [
        { event: 'Opening day', date: '2027-01-04' },
        { event: 'Half term', date: '2027-02-15' },
      ],
    },
    { type: 'prose', text: 'Please be *on time*.' },
  ]);
});

test('questions with their answers become questions that open', () => {
  expect(
    valuesOf('1. Can we visit?\nYes, on any day.\n\n2. What does it cost?\nNothing.\n• No deposit'),
  ).toEqual([
    {
      type: 'faq',
      items: [
        { question: 'Can we visit?', answer: 'Yes, on any day.' },
        { question: 'What does it cost?', answer: 'Nothing.\n\n- No deposit' },
      ],
    },
  ]);
});

test('a letter becomes texts below its headings', () => {
  expect(
    valuesOf(
      'Dear parents,\n\nRE: CLOSING DAY\n\nSchool closes on Friday.\n\n1. Bring a bag\n2. Sign out\n\nYours,\nA. Otieno',
    ),
  ).toEqual([
    { type: 'prose', text: 'Dear parents,' },
    {
      type: 'prose',
      title: 'RE: CLOSING DAY',
      text: 'School closes on Friday.\n\n1. Bring a bag\n2. Sign out\n\nYours,\\\nA. Otieno',
    },
  ]);
});

test('any other table keeps all of its cells', () => {
  expect(valuesOf('Room\tFloor\tSeats\nLab\tGround\t24\nHall\tFirst\t1,200')).toEqual([
    {
      type: 'table',
      columns: [{ label: 'Room' }, { label: 'Floor' }, { label: 'Seats', areNumbers: true }],
      rows: [
        ['Lab', 'Ground', 24],
        ['Hall', 'First', 1200],
      ],
    },
  ]);
});

test('what is no amount stays as it was pasted: telephone numbers, long numbers, codes', () => {
  const cells = ['0700 123 456', '1234567890123456789', '00100', '+254 722 123456', '007'];
  for (const cell of cells) {
    const [found] = valuesOf(`Name\tPhone\nAmina\t${cell}\nBrian\t${cell}`);
    expect(JSON.stringify(found), cell).toContain(JSON.stringify(cell));
  }
});

test('a table is read in the way that was chosen: another block, other columns, no names', () => {
  const [found] = propose('Term\tOld\tNew\nTerm 1\t100\t120\nTerm 2\t200\t220');
  if (!found) throw new Error('Nothing was proposed.');
  const list = rereadTable(found, { type: 'price-list' }, options);
  expect(list.value['items']).toEqual([
    { name: 'Term 1', amount: 100 },
    { name: 'Term 2', amount: 200 },
  ]);
  const order = new Map([
    [0, 'name'],
    [2, 'amount'],
  ]);
  const other = rereadTable(list, { order }, options);
  expect(other.value['items']).toEqual([
    { name: 'Term 1', amount: 120 },
    { name: 'Term 2', amount: 220 },
  ]);
  expect(other.notices).toEqual([{ kind: 'column', column: 1, name: 'Old' }]);
  const unnamed = rereadTable(other, { type: 'table', hasNames: false }, options);
  expect(unnamed.value['rows']).toHaveLength(3);
});

test('days keep the year of their document when their table is read in another way', () => {
  const [found] = propose('DATES 2027\n\nDay\tOld day\tEvent\n4 January\t5 January\tOpening');
  if (!found) throw new Error('Nothing was proposed.');
  const order = new Map([
    [1, 'date'],
    [2, 'event'],
  ]);
  const other = rereadTable(rereadTable(found, { type: 'calendar' }, options), { order }, options);
  expect(other.value['events']).toEqual([{ event: 'Opening', date: '2027-01-05' }]);
});

/** All texts and numbers of a value, without the types of blocks. */
function leavesOf(value: Value): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return isObject(value)
    ? Object.entries(value).flatMap(([field, inner]) =>
        field === 'type' ? [] : leavesOf(inner ?? null),
      )
    : [];
}

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** Whether a value stands in a text: digits however they are grouped, days however they are written. */
function occurs(value: string | number, text: string): boolean {
  if (typeof value === 'number') {
    const digits = text.replaceAll(/(?<=\d)[, .](?=\d{3})/g, '');
    return digits.includes(String(value));
  }
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  if (year !== '') {
    const name = months[Number(month) - 1]?.slice(0, 3) ?? '';
    return (
      text.includes(year) && text.includes(String(Number(day))) && letters(text).includes(name)
    );
  }
  return letters(text).includes(letters(value));
}

test('nothing is invented: each value of a proposal stands in what was pasted', () => {
  const amount = fc.nat({ max: 9_999_999 }).map((number) => number.toLocaleString('en'));
  const day = fc
    .record({ day: fc.integer({ min: 1, max: 28 }), month: fc.constantFrom(...months) })
    .map((one) => `${one.day} ${one.month} 2027`);
  const word = fc.constantFrom(
    'Tuition',
    'Term 1',
    'Half term',
    'Who comes?',
    'Total',
    '*Meals*',
    '',
    'Free',
    'n/a',
    '12.500',
    '_x_',
    'a [b]',
  );
  const cell = fc.oneof(amount, day, word);
  const row = fc.array(cell, { minLength: 1, maxLength: 4 });
  const line = fc.oneof(
    row.map((cells) => cells.join('\t')),
    fc.tuple(word, cell).map(([name, value]) => `${name}: ${value}`),
    fc
      .tuple(fc.constantFrom('• ', '1. ', '', '# ', '   - '), word)
      .map(([mark, text]) => mark + text),
    fc.constant(''),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.join('\n');
      for (const { value } of propose(text)) {
        const invented = leavesOf(value).filter((leaf) => !occurs(leaf, text));
        expect(invented, text).toEqual([]);
      }
    }),
    runs(25),
  );
});
