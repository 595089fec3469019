import { expect, test } from 'vitest';
import { inLabels } from '../../src/editor/fields/in-labels.ts';

test('messages call fields by their labels in forms', () => {
  const root = {
    title: 'Fees',
    blocks: [{ type: 'fee-table', terms: [{ term: 'Term 1', amount: 'ten' }], annualTotal: 10 }],
  };
  const open = { file: 'pages/fees.yaml', root };
  const shown = (text: string, ...path: (string | number)[]) => inLabels(text, open, path);
  expect(shown('The field amount must be a plain number.', 'blocks', 0, 'terms', 0, 'amount')).toBe(
    'The amount must be a plain number.',
  );
  expect(
    shown('The terms add up to 12, but the annualTotal is 10.', 'blocks', 0, 'annualTotal'),
  ).toBe('The terms add up to 12, but the total is 10.');
});
