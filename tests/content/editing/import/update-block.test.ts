import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../sample.ts';
import { metaOf } from '../../../../schema/fields/field.ts';
import {
  isValueObject,
  type Value,
  type ValueObject,
} from '../../../../src/content/yaml/edit-op.ts';
import { proposeBlocks } from '../../../../src/content/editing/import/propose-blocks.ts';
import { readPlain } from '../../../../src/content/editing/import/read-plain.ts';
import { classesOf, splitByClass } from '../../../../src/content/editing/import/split-columns.ts';
import {
  compareWithBlock,
  updatedBlock,
  updateTargets,
} from '../../../../src/content/editing/import/update-block.ts';

const options = {
  language: 'en',
  labelOf: (field: Parameters<typeof metaOf>[0]) => metaOf(field).label,
};

const proposals = (text: string) => proposeBlocks(readPlain(text), options);

/** What pasting a table on a page with some blocks changes in the one that it is most like. */
function pasteOn(blocks: readonly Value[], text: string, title = 'Fees') {
  const [proposal] = proposals(text);
  const [target] = proposal ? updateTargets(proposal, { title, blocks }, options) : [];
  const block = target && blocks[target.index];
  if (!target || !isValueObject(block)) return null;
  const comparison = compareWithBlock(block, target.proposal, options);
  const changes = comparison?.changes ?? [];
  const updated = updatedBlock(block, target.proposal, { changes, ...options });
  return { index: target.index, changes, same: comparison?.same, updated };
}

const charges: ValueObject = {
  type: 'charges',
  anchor: 'one-time',
  title: 'One-time charges',
  items: [
    { title: 'Commitment fee', detail: 'Non-refundable', amount: 20_000 },
    { title: 'Uniform', amount: 100_000 },
    { title: 'Transport', detail: 'From three towns', amount: 'free' },
  ],
};

const terms: ValueObject = {
  type: 'fee-table',
  title: 'Fees 2026',
  terms: [
    { term: 'Term 1', amount: 115_500 },
    { term: 'Term 2', amount: 115_500 },
    { term: 'Term 3', amount: 115_500 },
  ],
  annualTotal: 346_500,
  siblingDiscount: 7.5,
};

const byText = (one: Value, other: Value): number =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;

const prose: ValueObject = { type: 'prose', text: 'Pay in time.' };

describe('a newer sheet', () => {
  test('changes rows by their names, whatever their order, and keeps what it has no column for', () => {
    const found = pasteOn(
      [prose, charges],
      'Item\tAmount\nTRANSPORT\tfree\nUniform\t110,000\nLaptop\t45,000\nCommitment  fee\t20,000',
    );
    expect(found).toMatchObject({ index: 1, same: 2 });
    expect(found?.changes).toEqual([
      {
        kind: 'changed',
        index: 1,
        name: 'Uniform',
        fields: [{ field: 'amount', before: 100_000, after: 110_000 }],
      },
      { kind: 'new', after: 1, name: 'Laptop', value: { title: 'Laptop', amount: 45_000 } },
    ]);
    expect(found?.updated).toEqual({
      ...charges,
      items: [
        { title: 'Commitment fee', detail: 'Non-refundable', amount: 20_000 },
        { title: 'Uniform', amount: 110_000 },
        { title: 'Laptop', amount: 45_000 },
        { title: 'Transport', detail: 'From three towns', amount: 'free' },
      ],
    });
  });

  test('names the rows that it lacks, the total and a heading with another year', () => {
    const found = pasteOn(
      [terms],
      'FEES 2027\n\nTerm\tAmount\nTerm 1\t120,000\nTerm 2\t120,000\nTotal\t240,000',
    );
    expect(found?.changes.map((one) => [one.kind, 'field' in one ? one.after : one.name])).toEqual([
      ['changed', 'Term 1'],
      ['changed', 'Term 2'],
      ['gone', 'Term 3'],
      ['field', 'FEES 2027'],
      ['field', 240_000],
    ]);
    expect(found?.updated).toMatchObject({ annualTotal: 240_000, siblingDiscount: 7.5 });
  });

  test.each([
    ['the column of the newer year', 'Term\t2026\t2027', '115500\t125000', 125_000],
    ['the class of the page', 'Term\tGrade 9\tGrade 10', '110000\t125000', 125_000],
    ['the amounts nearest to the present ones', 'Term\tDay\tBoarding', '60000\t119000', 119_000],
    ['the column that is named so', 'Term\tDay\tAmount', '114000\t300000', 300_000],
  ])('is read in %s', (_name, names, amounts, amount) => {
    const rows = [1, 2, 3].map((term) => `Term ${term}\t${amounts}`);
    const found = pasteOn([terms], [names, ...rows].join('\n'), 'Grade 10 fees');
    expect(found?.updated['terms']).toEqual(
      [1, 2, 3].map((term) => ({ term: `Term ${term}`, amount })),
    );
  });

  test('with terms as columns is recognised too', () => {
    const found = pasteOn(
      [terms],
      'Item\tTerm 1\tTerm 2\tTerm 3\tTotal\nTuition\t60000\t60000\t60000\t180000\nBoarding\t58000\t58000\t58000\t174000\nTotal\t118000\t118000\t118000\t354000',
    );
    expect(found?.updated).toMatchObject({ annualTotal: 354_000 });
    expect(found?.changes).toHaveLength(4);
  });

  test('of other things updates nothing', () => {
    expect(pasteOn([charges], 'Item\tAmount\nLunch\t300\nTea\t50')).toBeNull();
    expect(pasteOn([prose], 'Item\tAmount\nLunch\t300\nTea\t50')).toBeNull();
  });

  test('in any order, with any rows gone and new, gives each row the amount beside its name', () => {
    const name = constantFrom('Ada', 'Ben', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal');
    const table = uniqueArray(record({ title: name, amount: integer({ min: 1, max: 9e6 }) }), {
      selector: ({ title }) => title,
      minLength: 2,
    });
    assert(
      property(table, table, (before, after) => {
        const text = ['Item\tAmount', ...after.map((one) => `${one.title}\t${one.amount}`)];
        const found = pasteOn([{ type: 'charges', items: before }], text.join('\n'));
        const names = new Set(after.map(({ title }) => title));
        const shared = before.filter(({ title }) => names.has(title)).length;
        // Tables of which less than half is the same are two tables.
        const isAlike = shared >= 2 && shared * 2 >= before.length;
        expect(found !== null).toBe(isAlike);
        if (!isAlike) return;
        const items = found?.updated['items'];
        expect(Array.isArray(items) && items.toSorted(byText)).toEqual(after.toSorted(byText));
      }),
      runs(20),
    );
  });

  test('changes rows of one name only where they are equal', () => {
    const twice: ValueObject = {
      type: 'charges',
      items: [
        { title: 'Deposit', amount: 100 },
        { title: 'Deposit', amount: 200 },
        { title: 'Lunch', amount: 5 },
      ],
    };
    const found = pasteOn([twice], 'Item\tAmount\nDeposit\t200\nDeposit\t300\nLunch\t5');
    expect(found?.same).toBe(2);
    expect(found?.changes.map(({ kind }) => kind)).toEqual(['new', 'gone']);
  });
});

test.each(['Form Three Fees', 'Form III', 'Fees: form 3'])(
  'of several classes gives the page “%s” the amounts of its class, though others are nearer',
  (title) => {
    const sheet =
      'Term\tGrade 10\tForm 3\tForm 4\nTerm 1\t121,500\t132,000\t133,000\nTerm 2\t121,500\t132,000\t133,000\nTerm 3\t121,500\t128,000\t133,000';
    const amounts = pasteOn([terms], sheet, title)?.updated['terms'];
    expect(amounts).toMatchObject([{ amount: 132_000 }, { amount: 132_000 }, { amount: 128_000 }]);
  },
);

test('a sheet of several classes becomes a table of each', () => {
  const text =
    'Fees 2027\n\nTerm\tGrade 9\tGrade 10\tForm 3\nTerm 1\t100\t110\t130\nTerm 2\t200\t220\tabout 230\nTotal\t300\t330\t360';
  const [proposal] = proposals(text);
  if (!proposal) throw new Error('There is no proposal.');
  expect(classesOf(proposal, options).map(({ name }) => name)).toEqual([
    'Grade 9',
    'Grade 10',
    'Form 3',
  ]);
  const split = splitByClass(proposal, options);
  expect(split.map(({ value }) => value)).toEqual([
    {
      type: 'fee-table',
      title: 'Fees 2027: Grade 9',
      terms: [
        { term: 'Term 1', amount: 100 },
        { term: 'Term 2', amount: 200 },
      ],
      annualTotal: 300,
    },
    {
      type: 'fee-table',
      title: 'Fees 2027: Grade 10',
      terms: [
        { term: 'Term 1', amount: 110 },
        { term: 'Term 2', amount: 220 },
      ],
      annualTotal: 330,
    },
    {
      type: 'fee-table',
      title: 'Fees 2027: Form 3',
      terms: [{ term: 'Term 1', amount: 130 }, { term: 'Term 2' }],
      annualTotal: 360,
    },
  ]);
  expect(split.map(({ notices }) => notices.map(({ kind }) => kind))).toEqual([[], [], ['cell']]);
});

test('a sheet with a column of sums beside its amounts has one class', () => {
  const [proposal] = proposals('Item\tAmount\tTotal\nLunch\t300\t300\nTea\t50\t350');
  expect(proposal && classesOf(proposal, options)).toEqual([]);
});
