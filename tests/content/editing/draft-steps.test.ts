import { expect, test } from 'vitest';
import {
  changesWithout,
  latestSteps,
  markPublished,
  undoneSteps,
} from '../../../src/content/editing/draft-steps.ts';
import {
  changeDraft,
  editDraft,
  emptyDraft,
  undo,
  type Draft,
} from '../../../src/content/editing/draft.ts';
import type { Value } from '../../../src/content/yaml/edit-op.ts';
import { inEnglish } from '../../../src/messages/word-message.ts';

const texts: Record<string, string> = {
  'pages/a.yaml': 'title: A\norder: 1\n',
  'pages/b.yaml': 'title: B\n',
};
const storedFile = (file: string) => ({ text: texts[file] ?? null, hash: file });

function set(draft: Draft, file: string, field: string, value: Value, now: number): Draft {
  const ops = [{ file, op: { op: 'set', path: [field], value } } as const];
  const result = editDraft(draft, { ops, storedFile, now });
  if ('refused' in result) throw new Error(inEnglish(result.refused));
  return result.draft;
}

const ofA = (order: number) => `title: A\norder: ${order}\n`;

const titles = (steps: ReturnType<typeof latestSteps>) =>
  steps.map(({ changes }) => changes.map(({ before, after }) => [before, after]));

test('the steps of a draft are told with the texts before and after each, newest first', () => {
  let draft = set(emptyDraft, 'pages/a.yaml', 'order', 2, 0);
  draft = set(draft, 'pages/b.yaml', 'title', 'Bee', 5000);
  draft = set(draft, 'pages/a.yaml', 'order', 3, 10_000);
  expect(titles(latestSteps(draft, 2))).toEqual([
    [[ofA(2), ofA(3)]],
    [['title: B\n', 'title: Bee\n']],
  ]);
  expect(titles(undoneSteps(undo(undo(draft)), 9))).toEqual([
    [['title: B\n', 'title: Bee\n']],
    [[ofA(2), ofA(3)]],
  ]);
});

test('one step is taken back alone, unless the same was changed again', () => {
  let draft = set(emptyDraft, 'pages/a.yaml', 'order', 2, 0);
  draft = set(draft, 'pages/a.yaml', 'title', 'Fees', 5000);
  const [, order] = latestSteps(draft, 2);
  if (!order) throw new Error('There are two steps.');
  expect(changesWithout(order, draft)).toMatchObject([{ after: 'title: Fees\norder: 1\n' }]);
  draft = set(draft, 'pages/a.yaml', 'order', 7, 9000);
  const [, , first] = latestSteps(draft, 3);
  if (!first) throw new Error('There are three steps.');
  expect(changesWithout(first, draft)).toBeNull();
});

test('typing goes on in a step of its own after what it changed was published', () => {
  const draft = markPublished(
    set(emptyDraft, 'pages/b.yaml', 'title', 'Be', 0),
    new Set(['pages/b.yaml']),
  );
  const after = set(draft, 'pages/b.yaml', 'title', 'Bee', 200);
  expect(after.past.map(({ isPublished }) => isPublished === true)).toEqual([true, false]);
  const other = changeDraft(emptyDraft, {
    changes: [{ file: 'pages/a.yaml', before: null, after: 'title: Ah\n' }],
    storedFile,
    now: 0,
  });
  expect(markPublished(other, new Set(['pages/b.yaml'])).past).toEqual(other.past);
});
