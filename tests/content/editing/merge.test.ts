import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/content/yaml/apply-edit.ts';
import type { EditOp } from '../../../src/content/yaml/edit-op.ts';
import { equalValues } from '../../../src/content/yaml/equal-values.ts';
import { mergeTexts } from '../../../src/content/editing/merge-texts.ts';
import { mergeValues } from '../../../src/content/editing/merge-values.ts';
import { openText } from '../../../src/content/yaml/open-text.ts';
import { nastyTexts, realTexts } from './content-texts.ts';
import { mergeAnyhow } from './merge-property.ts';
import { inEnglish } from '../../../src/messages/word-message.ts';

const file = 'pages/fees.yaml';
const base = `title: Fees
blocks:
  - type: fee-table
    title: Termly fees # approved in May
    terms:
      - term: Term 1
        amount: 115500
      - term: Term 2
        amount: 115500
      - term: Term 3
        amount: 115500
    annualTotal: 346500
  - type: prose
    text: |-
      Pay early.

      Never in cash.
`;

const edit = (text: string, ...ops: EditOp[]): string => {
  const edited = applyEdits(text, ops);
  return 'text' in edited ? edited.text : inEnglish(edited.refused);
};
const terms = ['blocks', 0, 'terms'];
const merge = (ours: EditOp[], theirs: EditOp[]) =>
  mergeTexts({ file, base, ours: edit(base, ...ours), theirs: edit(base, ...theirs) });

test.each<[string, EditOp[], EditOp[]]>([
  [
    'neighbouring lines of a fee table',
    [{ op: 'set', path: [...terms, 0, 'amount'], value: 120000 }],
    [{ op: 'set', path: [...terms, 1, 'term'], value: 'Second term' }],
  ],
  [
    'a block that one moves and the other changes',
    [{ op: 'set', path: ['blocks', 0, 'title'], value: 'What it costs' }],
    [{ op: 'move', path: ['blocks'], from: 0, to: 1 }],
  ],
  [
    'a block that one puts above the row that the other changes',
    [{ op: 'insert', path: ['blocks'], index: 0, value: { type: 'notice', title: 'New' } }],
    [{ op: 'set', path: [...terms, 2, 'amount'], value: 1 }],
  ],
  [
    'a row that is added and one that is removed',
    [{ op: 'insert', path: terms, index: 3, value: { term: 'Camp', amount: 5 } }],
    [{ op: 'remove', path: terms, index: 0 }],
  ],
  [
    'two paragraphs of one text',
    [{ op: 'set', path: ['blocks', 1, 'text'], value: 'Pay soon.\n\nNever in cash.' }],
    [{ op: 'set', path: ['blocks', 1, 'text'], value: 'Pay early.\n\nNo cash.' }],
  ],
])('%s: both changes are there', (_, ours, theirs) => {
  const { text, conflicts } = merge(ours, theirs);
  expect(conflicts).toEqual([]);
  expect(text).toContain('# approved in May');
  const value = openText(text ?? '')?.value;
  // Whoever is first, the other's change fits: both orders come to the same.
  const turned = merge(theirs, ours);
  expect(turned.conflicts).toEqual([]);
  expect(equalValues(openText(turned.text ?? '')?.value, value)).toBe(true);
  expect(text).not.toBe(edit(base, ...theirs));
  expect(text).not.toBe(edit(base, ...ours));
});

test('the same field: a conflict is always reported', () => {
  const path = [...terms, 1, 'amount'];
  const { text, conflicts } = merge(
    [
      { op: 'set', path, value: 1 },
      { op: 'insert', path: ['blocks'], index: 0, value: { type: 'updated' } },
    ],
    [{ op: 'set', path, value: 2 }],
  );
  expect(conflicts).toEqual([
    {
      file,
      path: ['blocks', 1, 'terms', 1, 'amount'],
      base: 115500,
      ours: 1,
      theirs: 2,
    },
  ]);
  expect(text).toContain('amount: 2\n');
});

test('a row that one removes and the other changes is a conflict, and so is a deleted file', () => {
  const gone: EditOp = { op: 'remove', path: terms, index: 1 };
  const changed: EditOp = { op: 'set', path: [...terms, 1, 'amount'], value: 2 };
  expect(merge([gone], [changed]).conflicts).toHaveLength(1);
  expect(merge([changed], [gone]).conflicts).toHaveLength(1);
  const ours = edit(base, changed);
  expect(mergeTexts({ file, base, ours, theirs: null })).toMatchObject({
    text: ours,
    conflicts: [{ path: [] }],
  });
});

const twoTexts = `title: House rules
blocks:
  - type: prose
    text: Be on time.
  - type: prose
    text: Leave your shoes outside.
`;

test.each<[string, string, EditOp, EditOp]>([
  [
    'a row is moved to the end, and another is added there',
    base,
    { op: 'move', path: terms, from: 0, to: 2 },
    { op: 'insert', path: terms, index: 3, value: { term: 'Camp', amount: 5 } },
  ],
  [
    'one row is moved to the end, and the last one to the beginning',
    base,
    { op: 'move', path: terms, from: 0, to: 2 },
    { op: 'move', path: terms, from: 2, to: 0 },
  ],
  [
    'a text is written anew, and the one above it removed',
    twoTexts,
    { op: 'set', path: ['blocks', 1, 'text'], value: 'Ask the office.' },
    { op: 'remove', path: ['blocks'], index: 0 },
  ],
])('where %s, merging what is merged changes nothing', (_, text, one, other) => {
  const sides = [edit(text, one), edit(text, other)];
  for (const [ours = '', theirs = ''] of [sides, sides.toReversed()]) {
    const merged = mergeTexts({ file, base: text, ours, theirs });
    expect(merged.conflicts).toEqual([]);
    for (const side of sides) {
      const again = mergeTexts({ file, base: text, ours: side, theirs: merged.text });
      expect(again).toEqual(merged);
    }
  }
});

test('any two items of a list may be moved, removed or added by two people, and none is lost', () => {
  const list = ['tea', 'milk', 'bread', 'salt'];
  const versions = list.flatMap((item, from) => {
    const without = list.toSpliced(from, 1);
    const added = ['sugar', 'beans'].map((one) => list.toSpliced(from, 0, one));
    return [without, ...added, ...list.map((_, to) => without.toSpliced(to, 0, item))];
  });
  const disagreements = versions.flatMap((ours) =>
    versions.filter((theirs) => {
      const { value, conflicts } = mergeValues(list, ours, theirs);
      if (conflicts.length > 0) return true;
      for (const side of [ours, theirs]) {
        expect(mergeValues(list, side, value)).toEqual({ value, conflicts: [] });
      }
      return false;
    }),
  );
  // Where both move one item apart, or exchange it with another neighbour each.
  expect(disagreements.length / versions.length ** 2).toBeLessThan(0.1);
});

// The same changes every time; tests/long makes new ones, and more of them.
test('any two changes of a page are merged or reported as a conflict, and none is lost', () => {
  mergeAnyhow([...realTexts, ...nastyTexts], 40, 1);
});
