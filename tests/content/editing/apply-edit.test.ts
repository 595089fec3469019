import { expect, test } from 'vitest';
import { applyEdit, applyEdits } from '../../../src/content/yaml/apply-edit.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { openText } from '../../../src/content/yaml/open-text.ts';
import type { EditOp } from '../../../src/content/yaml/edit-op.ts';
import { inEnglish } from '../../../src/messages/word-message.ts';
import { say, type Message } from '../../../src/messages/message.ts';

const page = `title: Fees # shown in the tab
blocks:
  # The terms
  - type: fee-table
    title: 'Termly fees'
    terms:
      - term: Term 1
        amount: 115_500 # agreed in May
      - term: Term 2
        amount: 115500
    annualTotal: 231000

  - type: prose
    text: |-
      Pay early.

      Never in cash.
`;

const edit = (text: string, ...ops: EditOp[]): string => {
  const edited = applyEdits(text, ops);
  return 'text' in edited ? edited.text : inEnglish(edited.refused);
};

/** The lines that a change took away and put in, as people compare two versions. */
function difference(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

test('days and times keep their style: without quotes, or with them', () => {
  const hours = "from: 2026-03-15\nto: '2026-05-31'\nopens: 07:30\n";
  const after = edit(
    hours,
    { op: 'set', path: ['from'], value: '2026-03-20' },
    { op: 'set', path: ['to'], value: '2026-06-01' },
    { op: 'set', path: ['opens'], value: '08:00' },
    { op: 'set', path: ['closes'], value: '16:30' },
  );
  expect(after).toBe("from: 2026-03-20\nto: '2026-06-01'\nopens: 08:00\ncloses: 16:30\n");
});

test('an amount changes on its line, and the comment behind it stays', () => {
  const after = edit(page, { op: 'set', path: ['blocks', 0, 'terms', 0, 'amount'], value: 120000 });
  expect(difference(page, after)).toEqual([
    '- amount: 115_500 # agreed in May',
    '+ amount: 120000 # agreed in May',
  ]);
});

test.each([
  [['blocks', 0, 'title'], "The school's fees", "+ title: 'The school''s fees'"],
  [['title'], 'Fees 2026', '+ title: Fees 2026 # shown in the tab'],
  [['title'], 'Fees: 2026', '+ title: "Fees: 2026" # shown in the tab'],
  [['title'], 'No', '+ title: "No" # shown in the tab'],
])('a text keeps its quotes, and gets some where it needs them: %s %s', (path, value, line) => {
  expect(difference(page, edit(page, { op: 'set', path, value })).at(-1)).toBe(line);
});

test('a paragraph is added to a text without touching the others', () => {
  const value = 'Pay early.\n\nAsk us.\n\nNever in cash.';
  const after = edit(page, { op: 'set', path: ['blocks', 1, 'text'], value });
  expect(difference(page, after)).toEqual(['+ Ask us.']);
});

test('a new field is inserted in the order of the schema', () => {
  const order = ['type', 'anchor', 'title', 'intro', 'terms', 'annualTotal'];
  const after = edit(page, { op: 'set', path: ['blocks', 0, 'intro'], value: 'A term.', order });
  expect(after).toContain("    title: 'Termly fees'\n    intro: A term.\n    terms:\n");
});

test('a row is added in the style of the list, and rows are moved with their comments', () => {
  const row = { term: 'Term 3', amount: 115500 };
  const added = edit(page, { op: 'insert', path: ['blocks', 0, 'terms'], index: 2, value: row });
  expect(difference(page, added)).toEqual(['+ - term: Term 3']);
  const moved = edit(page, { op: 'move', path: ['blocks'], from: 1, to: 0 });
  expect(moved.split('\n').toSorted()).toEqual(page.split('\n').toSorted());
  expect(moved).toContain('  # The terms\n  - type: fee-table');
});

test('if the field after a dash is removed, the next one moves up to the dash', () => {
  const after = edit(page, { op: 'unset', path: ['blocks', 0, 'terms', 1, 'term'] });
  expect(after).toContain('      - amount: 115500\n    annualTotal');
});

const commented = `title: Fees # shown in the tab
# Agreed with the board
text: |- # from the statutes
  Pay early.

  In May.
note: "a # b" # nobody knows
  # below the note
blocks:
  - type: prose # the first
    # The heading
    title: One
    text: Two # the last
`;

const comments = (text: string) => text.match(/# [a-zA-Z ]+$/gm)?.map((one) => one.trim());

test.each([
  [['title'], 'Fees'],
  [['text'], 'Pay early.\n\nIn May.'],
  [['note'], 'a # b'],
  [['blocks', 0, 'type'], 'prose'],
  [['blocks', 0, 'title'], 'One'],
  [['blocks', 0, 'text'], 'Two'],
])('a field that is emptied and typed again has its comments: %s', (path, value) => {
  const emptied = edit(commented, { op: 'unset', path });
  expect(valueAt(openText(emptied)?.value, path)).toBeUndefined();
  expect(comments(emptied)).toEqual(expect.arrayContaining(comments(commented) ?? []));
  const again = edit(emptied, { op: 'set', path, value: `${value} now` });
  expect(comments(again)).toEqual(comments(commented));
  expect(edit(again, { op: 'set', path, value })).toBe(commented);
});

test('a list loses its last row and gets a new one', () => {
  const path = ['blocks', 0, 'terms'];
  const none = edit(page, { op: 'remove', path, index: 0 }, { op: 'remove', path, index: 0 });
  expect(none).toContain('    terms: []\n    annualTotal');
  const one = edit(none, { op: 'insert', path, index: 0, value: { term: 'All', amount: 1 } });
  expect(one).toContain('    terms:\n      - term: All\n        amount: 1\n    annualTotal');
});

test('a value set to itself keeps its formatting', () => {
  const text = 'order: 2e1\ntitle: "Fees"\n';
  const same: EditOp[] = [
    { op: 'set', path: ['order'], value: 20 },
    { op: 'set', path: ['title'], value: 'Fees' },
  ];
  expect(edit(text, ...same)).toBe(text);
});

test('an object that replaces a similar one keeps the comments of unchanged fields', () => {
  const value = { type: 'fee-table', title: 'Fees', terms: [{ term: 'Term 1', amount: 115500 }] };
  const after = edit(page, {
    op: 'set',
    path: ['blocks', 0, 'terms', 0],
    value: value.terms[0] ?? null,
  });
  expect(after).toContain('amount: 115500 # agreed in May');
});

test.each<[string, string, EditOp, Message]>([
  [
    'a broken file',
    'title: "x',
    { op: 'set', path: ['title'], value: 'y' },
    say('edit-unreadable'),
  ],
  ['a row that is gone', page, { op: 'remove', path: ['blocks'], index: 7 }, say('edit-gone')],
  ['a field in a text', page, { op: 'set', path: ['title', 'x'], value: 1 }, say('edit-gone')],
  [
    'a letter nobody sees',
    page,
    { op: 'set', path: ['title'], value: 'a\u0007' },
    say('edit-hidden'),
  ],
  [
    'one of two values that are written once',
    'a: &one x\nb: *one\n',
    { op: 'set', path: ['a'], value: 'y' },
    say('edit-unsafe'),
  ],
])('%s: the change is refused in words', (_, text, op, refused) => {
  expect(applyEdit(text, op)).toEqual({ refused });
});
