import { expect, test } from 'vitest';
import { blocks } from '../../schema/blocks/index.ts';
import { feeTableBlock } from '../../src/blocks/fee-table/schema.ts';
import { fieldsOfBlock } from '../../src/dev/block-fields.ts';

test('the review of a block lists its fields, then those of its rows', () => {
  const fields = fieldsOfBlock(feeTableBlock);
  const names = fields.map(({ name }) => name);
  expect(names).toContain('annualTotal');
  expect(names.indexOf('terms.amount')).toBeGreaterThan(names.indexOf('terms'));
  expect(fields.find(({ name }) => name === 'terms')).toMatchObject({
    kind: 'list of object',
    required: true,
    description: 'The terms, in order.',
  });
  expect(fields.find(({ name }) => name === 'intro')).toMatchObject({ required: false });
});

test('no field of any block is without a description', () => {
  const silent = blocks.flatMap((block) =>
    fieldsOfBlock(block)
      .filter(({ description }) => description === '')
      .map(({ name }) => `${block.type}: ${name}`),
  );
  expect(silent).toEqual([]);
});
