import { expect, test } from 'vitest';
import {
  changeDraft,
  draftChanges,
  editDraft,
  emptyDraft,
  redo,
  undo,
  type Draft,
} from '../../../src/content/editing/draft.ts';
import type { EditOp } from '../../../src/content/yaml/edit-op.ts';
import { rebaseDraft } from '../../../src/content/editing/rebase-draft.ts';
import { inEnglish } from '../../../src/messages/word-message.ts';

const texts: Record<string, string> = {
  'pages/a.yaml': 'title: A\norder: 1\n',
  'pages/b.yaml': 'title: B # ours\n',
};
const storedFile = (file: string) => ({
  text: texts[file] ?? null,
  hash: texts[file] ? `hash of ${file}` : null,
});

function edited(draft: Draft, file: string, op: EditOp, now: number): Draft {
  const result = editDraft(draft, { ops: [{ file, op }], storedFile, now });
  if ('refused' in result) throw new Error(inEnglish(result.refused));
  return result.draft;
}

const type = (draft: Draft, value: string, now: number, file = 'pages/a.yaml') =>
  edited(draft, file, { op: 'set', path: ['title'], value }, now);
const titles = (draft: Draft) => draftChanges(draft).map(({ after }) => after?.split('\n')[0]);

test('typing within a second is one step, and undo works in order across pages', () => {
  let draft = type(emptyDraft, 'Ab', 1000);
  draft = type(draft, 'Abc', 1500);
  draft = type(draft, 'Abcd', 2400);
  draft = type(draft, 'Bc', 2500, 'pages/b.yaml');
  draft = type(draft, 'Abcde', 2600);
  expect(titles(draft)).toEqual(['title: Abcde', 'title: Bc # ours']);
  draft = undo(draft);
  expect(titles(draft)).toEqual(['title: Abcd', 'title: Bc # ours']);
  draft = undo(undo(draft));
  expect(draftChanges(draft)).toEqual([]);
  expect(undo(draft)).toBe(draft);
  draft = redo(redo(redo(redo(draft))));
  expect(titles(draft)).toEqual(['title: Abcde', 'title: Bc # ours']);
});

test('a field that is cleared and restored returns to its line', () => {
  const unset = edited(emptyDraft, 'pages/a.yaml', { op: 'unset', path: ['title'] }, 1000);
  expect(draftChanges(unset)).toMatchObject([{ after: 'order: 1\n' }]);
  const restored = type(unset, 'A', 3000);
  expect(draftChanges(restored)).toEqual([]);
  expect(draftChanges(undo(restored))).toMatchObject([{ after: 'order: 1\n' }]);
});

test('a draft can be stored as plain data and continued', () => {
  const draft = type(type(emptyDraft, 'Ab', 0), 'Other', 5000);
  const back: Draft = JSON.parse(JSON.stringify(draft));
  expect(back).toEqual(draft);
  expect(titles(undo(back))).toEqual(['title: Ab']);
  expect(back.files['pages/a.yaml']?.baseHash).toBe('hash of pages/a.yaml');
});

test('a new page, a deleted one and changes in others are one step', () => {
  const changes = [
    { file: 'pages/new.yaml', before: null, after: 'title: New\n' },
    { file: 'pages/a.yaml', before: texts['pages/a.yaml'] ?? null, after: null },
  ];
  const draft = changeDraft(emptyDraft, { changes, storedFile, now: 0 });
  expect(draftChanges(draft)).toEqual(changes);
  expect(draftChanges(undo(draft))).toEqual([]);
  expect(draftChanges(redo(undo(draft)))).toEqual(changes);
});

test('nothing is changed if one of several changes is refused', () => {
  const ops = [
    { file: 'pages/a.yaml', op: { op: 'set', path: ['title'], value: 'x' } as const },
    { file: 'pages/b.yaml', op: { op: 'remove', path: ['blocks'], index: 0 } as const },
  ];
  expect(editDraft(emptyDraft, { ops, storedFile, now: 0 })).toMatchObject({
    file: 'pages/b.yaml',
  });
});

test('a file that somebody else changed is merged into the draft', () => {
  const file = 'pages/a.yaml';
  const draft = type(type(emptyDraft, 'Ab', 0), 'Bc', 10, 'pages/b.yaml');
  const other = rebaseDraft(draft, file, { text: 'title: A\norder: 2\n', hash: 'new' });
  expect(other.conflicts).toEqual([]);
  expect(other.draft.files[file]?.text).toBe('title: Ab\norder: 2\n');
  // Undo leaves their change alone.
  expect(undo(undo(other.draft)).files[file]?.text).toBe('title: Ab\norder: 2\n');
  const same = rebaseDraft(draft, file, { text: 'title: Theirs\norder: 1\n', hash: 'new' });
  expect(same.conflicts).toMatchObject([
    { path: ['title'], base: 'A', ours: 'Ab', theirs: 'Theirs' },
  ]);
  expect(same.draft.files[file]?.text).toContain('title: Ab');
});

test('after saving nothing is left to save, and undo still works', () => {
  const file = 'pages/a.yaml';
  const draft = type(emptyDraft, 'Ab', 0);
  const saved = rebaseDraft(draft, file, { text: draft.files[file]?.text ?? null, hash: 'new' });
  expect(draftChanges(saved.draft)).toEqual([]);
  expect(titles(undo(saved.draft))).toEqual(['title: A']);
});
