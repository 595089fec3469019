import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { changesOf, emptyDraft, type Draft, type StoredFile } from '../../editing/draft.ts';
import type { EditOp, FileChange } from '../../editing/edit-op.ts';
import type { Conflict } from '../../editing/merge-texts.ts';
import type {
  OthersWork,
  StoredPicture,
  StoredSite,
  StoreProblem,
} from '../../edit-protocol/store.ts';
import type { EngineEvent } from '../engine/engine-client.ts';
import type { Sentence } from '../words/sentence.ts';
import type { DraftProblem } from './draft-problem.ts';
import { examplesAfter } from './inserted-examples.ts';
import type { QueuedPublication } from './queued-publication.ts';
import { afterFinding, afterReading, afterSaving } from './follow-stored.ts';
import { changesBetween, originsOf, storedFileOf, textIn } from './session-files.ts';
import type { Outcome, SessionState } from './session-state.ts';
import type { StateStore } from './state-store.ts';
import { afterCheck, withUnread, type InputField } from './unread-inputs.ts';
import type { Work } from './work.ts';

type MistakeText = Pick<Diagnostic, 'message' | 'help'>;

/** What can happen to a session. */
export type SessionAction =
  | EngineEvent
  /** The unsaved work of an earlier session is continued; `text` is the mistake of inputs that held no value. */
  | { kind: 'resumed'; work: Work; text: MistakeText }
  /** The draft has another step: by operations on values, or else with texts as a whole. */
  | {
      kind: 'edited';
      draft: Draft;
      notice: Sentence;
      ops?: readonly { file: string; op: EditOp }[];
      created?: Readonly<Record<string, string>>;
    }
  /** The last step was undone or redone; `back` takes that back. */
  | { kind: 'stepped'; draft: Draft; notice: Sentence; back: Outcome['back'] }
  /** A change is impossible. */
  | { kind: 'refused'; reason: string }
  /** One of the two versions of a field was chosen. */
  | { kind: 'resolved'; conflict: Conflict }
  /** The input of a field holds something that is no value, or, without a text, no longer does. */
  | { kind: 'unread'; field: InputField; text: MistakeText | null }
  /** Whatever could be saved is saved. */
  | { kind: 'all-saved' }
  | {
      kind: 'saved';
      changes: readonly FileChange[];
      hashes: Readonly<Record<string, string | null>>;
    }
  | { kind: 'save-refused'; reason: string }
  /** The stored texts of files turned out to be others. */
  | { kind: 'found'; files: Readonly<Record<string, StoredFile>> }
  /** The whole site was read again. */
  | { kind: 'read'; site: StoredSite }
  /** The store cannot be reached, or has a problem. */
  | { kind: 'unavailable'; problem: StoreProblem | null }
  /** The work was stored in this browser, or could not be. */
  | { kind: 'stored'; problem: DraftProblem | null }
  | { kind: 'uploaded'; picture: StoredPicture }
  | { kind: 'others-found'; others: readonly OthersWork[] }
  | { kind: 'queue-changed'; queued: readonly QueuedPublication[] }
  /** There is something to say in the status line. */
  | { kind: 'noticed'; notice: Sentence }
  /** What was done is shown with a button that takes it back. */
  | { kind: 'outcome-shown'; outcome: Outcome | null }
  /** Whether a published step is to be undone has to be decided, or is decided. */
  | { kind: 'undo-asked'; isOpen: boolean }
  /** Another tab is editing the same site. */
  | { kind: 'other-tab-found' };

/** The one store of a session's state. */
export type SessionStore = StateStore<SessionState, SessionAction>;

/** The initial state of an editor. */
export const openedState = (site: StoredSite): SessionState => ({
  site,
  origins: originsOf(site),
  draft: emptyDraft,
  diagnostics: [],
  unread: [],
  saveStatus: 'nothing',
  notice: '',
  outcome: null,
  asksToUndo: false,
  refusal: '',
  conflicts: [],
  examples: {},
  isPageCurrent: true,
  sent: null,
  stepChanges: [],
  others: [],
  isElsewhere: false,
  draftProblem: null,
  queued: [],
  isUnchecked: false,
  isUnloaded: false,
});

/** The state after something has happened: the same one if that changes nothing, so that no screen changes. */
export function reduceSession(state: SessionState, action: SessionAction): SessionState {
  const change = changeBy(state, action);
  const isSame = Object.entries(change).every(
    ([name, value]) => value === Reflect.get(state, name),
  );
  return isSame ? state : { ...state, ...change };
}

function changeBy(state: SessionState, action: SessionAction): Partial<SessionState> {
  switch (action.kind) {
    case 'rendered':
      return {
        isPageCurrent: action.page?.isCurrent === true,
        sent: unlessEqual(state.sent, action.page?.sent ?? null),
      };
    case 'checked':
      return { ...afterCheck(state, action.diagnostics), isUnchecked: false };
    case 'failed':
      return { isUnchecked: true, saveStatus: 'browser' };
    case 'unloaded':
      return { isUnloaded: true };
    case 'resumed':
      return resumed(state, action.work, action.text);
    case 'edited':
      return edited(state, action);
    case 'stepped': {
      const { draft, notice, back } = action;
      const stepChanges = changesBetween(state, { ...state, draft });
      const outcome = notice === '' ? null : { text: notice, back };
      return { ...drafted(draft, notice), stepChanges, outcome };
    }
    case 'refused':
      return { refusal: action.reason };
    case 'resolved':
      return { conflicts: state.conflicts.filter((one) => one !== action.conflict) };
    case 'unread':
      return withUnread(state, action.field, action.text);
    case 'all-saved':
      return { saveStatus: changesOf(state.draft).length > 0 ? 'browser' : 'saved' };
    case 'saved':
      return afterSaving(state, action.changes, action.hashes);
    case 'save-refused':
      return { refusal: action.reason, saveStatus: 'browser' };
    case 'found':
      return afterFinding(state, action.files);
    case 'read':
      return afterReading(state, action.site);
    case 'unavailable':
      return { saveStatus: action.problem ?? 'away' };
    case 'stored':
      return { draftProblem: action.problem };
    case 'uploaded': {
      const { site } = state;
      const others = site.pictures.filter(({ name }) => name !== action.picture.name);
      return { site: { ...site, pictures: [...others, action.picture] } };
    }
    case 'others-found':
      return { others: action.others };
    case 'queue-changed':
      return { queued: action.queued };
    case 'noticed':
      return { notice: action.notice };
    case 'outcome-shown':
      return { outcome: action.outcome };
    case 'undo-asked':
      return { asksToUndo: action.isOpen };
    case 'other-tab-found':
      return { isElsewhere: true };
  }
}

/** The earlier of two values if they say the same, so that the state stays equal. */
const unlessEqual = <Value>(before: Value, now: Value): Value =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

/** What is new whenever the draft is. */
const drafted = (draft: Draft, notice: Sentence): Partial<SessionState> => ({
  draft,
  notice,
  outcome: null,
  refusal: '',
  saveStatus: 'waiting',
});

function edited(
  state: SessionState,
  { draft, notice, ops = [], created = {} }: Extract<SessionAction, { kind: 'edited' }>,
): Partial<SessionState> {
  const textOf = (file: string) => textIn(state, file);
  const examples = examplesAfter(state.examples, { ops, created, textOf });
  const isRemoval = ops.some(({ op }) => op.op === 'remove' || op.op === 'unset');
  return {
    examples,
    ...(draft === state.draft ? {} : drafted(draft, notice)),
    ...(isRemoval && notice !== '' ? { outcome: { text: notice, back: 'undo' } } : {}),
  };
}

/** Files that were changed by somebody else while the editor was closed are merged. */
function resumed(
  state: SessionState,
  { draft, conflicts, examples = {}, unread = [], queued = [] }: Work,
  text: MistakeText,
): Partial<SessionState> {
  let next: SessionState = { ...state, conflicts, examples, queued };
  for (const field of unread) next = { ...next, ...withUnread(next, field, text) };
  if (Object.keys(draft.files).length === 0) return next;
  next = { ...next, ...drafted(draft, '') };
  const changed = Object.keys(draft.files)
    .map((file) => [file, storedFileOf(state.site, file)] as const)
    .filter(([file, { hash }]) => hash !== draft.files[file]?.baseHash);
  return { ...next, ...afterFinding(next, Object.fromEntries(changed)) };
}
