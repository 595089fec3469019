import type { Message } from '../../messages/index.ts';
import { applyEdits } from '../yaml/apply-edit.ts';
import type { EditOp, FileChange } from '../yaml/edit-op.ts';
import { openText, readsAs } from '../yaml/open-text.ts';
import { applyPatch, patchBetween, type TextPatch } from '../yaml/text-patch.ts';

/** A file in a draft: its text when it was added, and its current text. */
export type DraftFile = { base: string | null; baseHash: string | null; text: string | null };

type StepChange = { file: string; patch: TextPatch };

/** A step, as undone by one undo. */
export type DraftStep = {
  changes: StepChange[];
  at: number;
  field: string | null;
  /** Whether what it changed has been published since. */
  isPublished?: boolean;
};

/** All unsaved changes, as plain data that can be stored. */
export type Draft = {
  files: Readonly<Record<string, DraftFile>>;
  past: readonly DraftStep[];
  future: readonly DraftStep[];
};

export const emptyDraft: Draft = { files: {}, past: [], future: [] };

/** Typing in one field within this time is one step, in milliseconds. */
const oneStep = 1000;
const maxSteps = 2000;

/** A stored file that the draft has not changed yet. */
export type FileState = { text: string | null; hash: string | null };

type Editing = {
  ops: readonly { file: string; op: EditOp }[];
  /** The stored state of a file that is not in the draft yet. */
  storedFile: (file: string) => FileState;
  now: number;
  /** The texts of new files, which the same step creates. */
  created?: Readonly<Record<string, string>>;
};

/** Adds changes to a draft as one step, all of them or none. */
export function editDraft(
  draft: Draft,
  { ops, storedFile, now, created = {} }: Editing,
): { draft: Draft } | { refused: Message; file: string } {
  const texts = new Map(Object.entries(created));
  const [single] = ops;
  const isTyping = ops.length === 1 && single?.op.op === 'set';
  const field = isTyping ? JSON.stringify([single.file, single.op.path]) : null;
  for (const { file, op } of ops) {
    const written = texts.get(file) ?? textIn(draft, file, storedFile) ?? '';
    const before = isTyping ? textBeforeTyping(draft, file, field, written) : written;
    const edited = applyEdits(before, [op]);
    if ('refused' in edited) return { ...edited, file };
    const base = draft.files[file]?.base ?? storedFile(file).text;
    texts.set(file, base === null ? edited.text : asBefore(edited.text, base, isTyping));
  }
  const changes = [...texts].map(([file, after]) => ({
    file,
    before: textIn(draft, file, storedFile),
    after,
  }));
  const completes = isTyping && single.op.op === 'set' && single.op.completes === true;
  return { draft: changeDraft(draft, { changes, storedFile, now, field, completes }) };
}

/**
 * The text of a file, or its stored text if both have the same values: a field that is cleared and restored returns to
 * its line. After a keystroke the values are only compared if the texts are equally long, because it takes time.
 */
function asBefore(text: string, base: string, isTyping: boolean): string {
  if (text === base || (isTyping && text.length !== base.length)) return text;
  const open = openText(text);
  return open && readsAs(base, open.value) ? base : text;
}

/**
 * A file before typing in a field began. Each keystroke changes that text, so that intermediate states (a quote, a
 * colon) do not affect the formatting of the line.
 */
function textBeforeTyping(draft: Draft, file: string, field: string | null, now: string): string {
  let text: string | null = now;
  for (const step of draft.past.toReversed()) {
    const [change] = step.changes;
    if (step.field !== field || step.changes.length !== 1 || change?.file !== file) break;
    text = applyPatch(text, change.patch, 'back');
  }
  return text ?? now;
}

/** A file that is being typed in, and its text before. */
export type TypedOver = { file: string; text: string };

/** The file that is being typed in; null if the last step was something else. */
export function typedOver(draft: Draft): TypedOver | null {
  const last = draft.past.at(-1);
  const [change] = last?.changes ?? [];
  const text = change && draft.files[change.file]?.text;
  if (!last || last.field === null || !change || typeof text !== 'string') return null;
  return { file: change.file, text: textBeforeTyping(draft, change.file, last.field, text) };
}

type Changing = {
  changes: readonly FileChange[];
  storedFile: (file: string) => FileState;
  now: number;
  /** The field being typed in: further typing joins the step. */
  field?: string | null;
  /** Whether typing in it is complete, which joins the step of typing however long ago that was. */
  completes?: boolean;
};

/** Adds whole texts to a draft as one step: files that are new, renamed, deleted or restored. */
export function changeDraft(
  draft: Draft,
  { changes, storedFile, now, field = null, completes = false }: Changing,
): Draft {
  const files = { ...draft.files };
  const patches: StepChange[] = [];
  for (const { file, after } of changes) {
    const before = textIn(draft, file, storedFile);
    if (before === after) continue;
    const drafted = files[file];
    const { text, hash } = drafted
      ? { text: drafted.base, hash: drafted.baseHash }
      : storedFile(file);
    files[file] = { base: text, baseHash: hash, text: after };
    patches.push({ file, patch: patchBetween(before, after) });
  }
  if (patches.length === 0) return draft;
  const last = draft.past.at(-1);
  const joins = field !== null && last?.field === field && (completes || now - last.at < oneStep);
  const step: DraftStep = {
    changes: joins ? joined(draft, last, patches, files) : patches,
    at: now,
    field,
  };
  const past = joins ? [...draft.past.slice(0, -1), step] : [...draft.past, step];
  return { files, past: past.slice(-maxSteps), future: [] };
}

/** Joins two steps of one file. */
function joined(
  draft: Draft,
  last: DraftStep,
  patches: readonly StepChange[],
  files: Draft['files'],
): StepChange[] {
  return patches.map(({ file }) => {
    const earlier = last.changes.find((change) => change.file === file);
    const before = draft.files[file]?.text ?? null;
    const first = earlier ? applyPatch(before, earlier.patch, 'back') : before;
    return { file, patch: patchBetween(first, files[file]?.text ?? null) };
  });
}

const textIn = (
  draft: Draft,
  file: string,
  storedFile: (file: string) => FileState,
): string | null => {
  const drafted = draft.files[file];
  return drafted ? drafted.text : storedFile(file).text;
};

export const undo = (draft: Draft): Draft => moveStep(draft, 'back');

export const redo = (draft: Draft): Draft => moveStep(draft, 'forth');

function moveStep(draft: Draft, direction: 'back' | 'forth'): Draft {
  const [from, to] = direction === 'back' ? [draft.past, draft.future] : [draft.future, draft.past];
  const step = from.at(-1);
  if (!step) return draft;
  const files = { ...draft.files };
  for (const { file, patch } of step.changes) {
    const drafted = files[file];
    if (drafted) files[file] = { ...drafted, text: applyPatch(drafted.text, patch, direction) };
  }
  // Typing after an undo starts a new step.
  const rest = from.slice(0, -1);
  const combined = [...to, { ...step, field: null }];
  return direction === 'back'
    ? { files, past: rest, future: combined }
    : { files, past: combined, future: rest };
}

/** Updates a draft after a file was saved. Later changes remain changes. */
export function markSaved(draft: Draft, file: string, { text, hash }: FileState): Draft {
  const drafted = draft.files[file];
  if (!drafted) return draft;
  const files = { ...draft.files, [file]: { ...drafted, base: text, baseHash: hash } };
  return { ...draft, files };
}

/** The files that differ from their text when they were added to the draft. */
export const draftChanges = ({ files }: Draft): FileChange[] =>
  Object.entries(files)
    .filter(([, { base, text }]) => base !== text)
    .map(([file, { base, text }]) => ({ file, before: base, after: text }));
