import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyToValue } from '../../../src/content/yaml/apply-to-value.ts';
import { compareValues } from '../../../src/content/editing/compare-values.ts';
import { describeChange } from '../../../src/content/editing/describe-change.ts';
import { differenceOps } from '../../../src/content/yaml/difference-ops.ts';
import type { EditOp, Value } from '../../../src/content/yaml/edit-op.ts';
import { equalValues } from '../../../src/content/yaml/equal-values.ts';
import { openText } from '../../../src/content/yaml/open-text.ts';
import { anyOpOn } from './any-edit.ts';
import { realTexts } from './content-texts.ts';

const page: Value = {
  title: 'Fees',
  blocks: [
    {
      type: 'fee-table',
      terms: [
        { term: 'Term 1', amount: 115500 },
        { term: 'Term 2', amount: 115500 },
      ],
      annualTotal: 231000,
    },
    { type: 'prose', look: 'wide', title: 'How to pay', text: 'Early.' },
  ],
};

const inWords = (...ops: EditOp[]): string[] => {
  const after = ops.reduce<Value>((value, op) => applyToValue(value, op) ?? value, page);
  return compareValues(page, after).map((change) =>
    describeChange(change, { before: page, after }, { language: 'en-KE' })
      .map((part) => (typeof part === 'string' ? part : part.ofContent))
      .join(''),
  );
};

test.each<[string, EditOp]>([
  [
    'Term 2 amount 115,500 → 120,000',
    { op: 'set', path: ['blocks', 0, 'terms', 1, 'amount'], value: 120000 },
  ],
  [
    'How to pay text “Early.” → “Soon.”',
    { op: 'set', path: ['blocks', 1, 'text'], value: 'Soon.' },
  ],
  // The title that changed is not said twice.
  ['title “How to pay” → “Payment”', { op: 'set', path: ['blocks', 1, 'title'], value: 'Payment' }],
  ['title “Fees” → “Costs”', { op: 'set', path: ['title'], value: 'Costs' }],
  ['annual total: 231,000 removed', { op: 'unset', path: ['blocks', 0, 'annualTotal'] }],
  ['Term 1: removed', { op: 'remove', path: ['blocks', 0, 'terms'], index: 0 }],
  [
    'Term 3: added',
    { op: 'insert', path: ['blocks', 0, 'terms'], index: 2, value: { term: 'Term 3', amount: 1 } },
  ],
])('a change in words: %s', (words, op) => {
  expect(inWords(op)).toEqual([words]);
});

test('a block that moved is reported as moved, not as removed and added', () => {
  expect(inWords({ op: 'move', path: ['blocks'], from: 1, to: 0 })).toHaveLength(1);
});

test('the changes between any two versions lead from one to the other', () => {
  const anyVersions = fc.constantFrom(...realTexts).chain(({ text }) => {
    const before = openText(text)?.value ?? null;
    return fc.array(anyOpOn(before), { minLength: 1, maxLength: 6 }).map((ops) => ({
      before,
      after: ops.reduce((value, op) => applyToValue(value, op) ?? value, before),
    }));
  });
  const property = fc.property(anyVersions, ({ before, after }) => {
    const reached = differenceOps(before, after).reduce<Value | undefined>(
      (value, op) => (value === undefined ? undefined : applyToValue(value, op)),
      before,
    );
    expect(reached).toEqual(after);
    expect(compareValues(before, after).length > 0).toBe(!equalValues(before, after));
  });
  fc.assert(property, { numRuns: 300, seed: 1 });
});
