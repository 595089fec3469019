import { applyEdits } from './apply-edit.ts';
import type { EditOp, FileChange } from './edit-op.ts';
import { applyPatch, patchBetween, type TextPatch } from './text-patch.ts';

/** A file in a draft: what it was when the draft began with it, and what it says now. */
export type DraftFile = { base: string | null; baseHash: string | null; text: string | null };

type StepChange = { file: string; patch: TextPatch };

/** What one undo takes back. */
export type DraftStep = { changes: StepChange[]; at: number; field: string | null };

/** All that is changed and not yet saved. Plain data: it can be kept as it is. */
export type Draft = {
  files: Readonly<Record<string, DraftFile>>;
  past: readonly DraftStep[];
  future: readonly DraftStep[];
};

/** A draft without changes. */
export const emptyDraft: Draft = { files: {}, past: [], future: [] };

/** What was typed into one field within this time is one step, in milliseconds. */
const oneStep = 1000;
const mostSteps = 2000;

/** A file as it is kept, for a draft that has not touched it yet. */
export type KeptFile = { text: string | null; hash: string | null };

type Editing = {
  ops: readonly { file: string; op: EditOp }[];
  /** How a file is kept that the draft does not have yet. */
  kept: (file: string) => KeptFile;
  now: number;
};

/** Adds changes to a draft as one step, all of them or none. */
export function editDraft(
  draft: Draft,
  { ops, kept, now }: Editing,
): { draft: Draft } | { refused: string; file: string } {
  const texts = new Map<string, string>();
  const [only] = ops;
  const isTyping = ops.length === 1 && only?.op.op === 'set';
  const field = isTyping ? JSON.stringify([only.file, only.op.path]) : null;
  for (const { file, op } of ops) {
    const written = texts.get(file) ?? textIn(draft, file, kept) ?? '';
    const before = isTyping ? textBeforeTyping(draft, file, field, written) : written;
    const edited = applyEdits(before, [op]);
    if ('refused' in edited) return { ...edited, file };
    texts.set(file, edited.text);
  }
  const changes = [...texts].map(([file, after]) => ({
    file,
    before: textIn(draft, file, kept),
    after,
  }));
  return { draft: changeDraft(draft, { changes, kept, now, field }) };
}

/**
 * A file before somebody began to type into a field. Each key changes that text, so that what is half typed (a quote,
 * a colon) leaves no trace in how the line is written.
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

type Changing = {
  changes: readonly FileChange[];
  kept: (file: string) => KeptFile;
  now: number;
  /** The field that is typed into: further typing joins the step. */
  field?: string | null;
};

/** Adds whole texts to a draft as one step: files that are new, renamed, deleted or brought back. */
export function changeDraft(draft: Draft, { changes, kept, now, field = null }: Changing): Draft {
  const files = { ...draft.files };
  const patches: StepChange[] = [];
  for (const { file, after } of changes) {
    const before = textIn(draft, file, kept);
    if (before === after) continue;
    const known = files[file];
    const { text, hash } = known ? { text: known.base, hash: known.baseHash } : kept(file);
    files[file] = { base: text, baseHash: hash, text: after };
    patches.push({ file, patch: patchBetween(before, after) });
  }
  if (patches.length === 0) return draft;
  const last = draft.past.at(-1);
  const joins = field !== null && last?.field === field && now - last.at < oneStep;
  const step: DraftStep = {
    changes: joins ? joined(draft, last, patches, files) : patches,
    at: now,
    field,
  };
  const past = joins ? [...draft.past.slice(0, -1), step] : [...draft.past, step];
  return { files, past: past.slice(-mostSteps), future: [] };
}

/** Two steps of one file as one. */
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

const textIn = (draft: Draft, file: string, kept: (file: string) => KeptFile): string | null => {
  const known = draft.files[file];
  return known ? known.text : kept(file).text;
};

/** Takes the last step back. */
export const undo = (draft: Draft): Draft => travel(draft, 'back');

/** Makes the step again that was taken back last. */
export const redo = (draft: Draft): Draft => travel(draft, 'forth');

function travel(draft: Draft, direction: 'back' | 'forth'): Draft {
  const [from, to] = direction === 'back' ? [draft.past, draft.future] : [draft.future, draft.past];
  const step = from.at(-1);
  if (!step) return draft;
  const files = { ...draft.files };
  for (const { file, patch } of step.changes) {
    const known = files[file];
    if (known) files[file] = { ...known, text: applyPatch(known.text, patch, direction) };
  }
  // What is typed after an undo begins a step of its own.
  const rest = from.slice(0, -1);
  const taken = [...to, { ...step, field: null }];
  return direction === 'back'
    ? { files, past: rest, future: taken }
    : { files, past: taken, future: rest };
}

/** Takes into a draft that a file was saved with a text of the draft. What was typed since stays a change. */
export function keepSaved(draft: Draft, file: string, { text, hash }: KeptFile): Draft {
  const known = draft.files[file];
  if (!known) return draft;
  const files = { ...draft.files, [file]: { ...known, base: text, baseHash: hash } };
  return { ...draft, files };
}

/** The files that are not as they were when the draft began with them. */
export const changesOf = ({ files }: Draft): FileChange[] =>
  Object.entries(files)
    .filter(([, { base, text }]) => base !== text)
    .map(([file, { base, text }]) => ({ file, before: base, after: text }));
