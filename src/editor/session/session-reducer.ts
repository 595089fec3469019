import {
  draftChanges,
  emptyDraft,
  type Draft,
  type StoredSite,
  unlessEqual,
} from '../../content/index.ts';
import type { Sentence } from '../words/index.ts';
import { afterFinding, afterReading, afterSaving } from './follow-stored.ts';
import { confirmedAfter, examplesAfter } from './inserted-examples.ts';
import { isTextOfExample } from './unfinished-texts.ts';
import { publicationOf, type Publication } from './publication.ts';
import type { SessionAction } from './session-action.ts';
import { changesBetween, originsOf, storedFileOf, textIn, withUpload } from './session-files.ts';
import type { SaveStatus, SessionState } from './session-state.ts';
import type { Work } from './work.ts';

export const openedState = (site: StoredSite): SessionState => ({
  site,
  origins: originsOf(site),
  draft: emptyDraft,
  diagnostics: [],
  menus: [],
  saveStatus: 'nothing',
  notice: '',
  outcome: null,
  awaitedItem: null,
  asksToUndo: false,
  refusal: '',
  conflicts: [],
  notTaken: [],
  examples: {},
  confirmed: {},
  isPageCurrent: true,
  sent: null,
  stepChanges: [],
  others: [],
  othersLookedUp: -Infinity,
  isElsewhere: false,
  draftProblem: null,
  queued: [],
  isSending: false,
  publication: null,
  isUnchecked: false,
  isUnloaded: false,
});

/** Called after each action with the states after and before it, which are identical if nothing has changed. */
type Listener = (state: SessionState, before: SessionState, action: SessionAction) => void;

/** The state of the open site, which changes only by actions. */
export type SessionStore = {
  readonly getState: () => SessionState;
  readonly dispatch: (action: SessionAction) => void;
  /** Calls back after every action until the returned function is called. */
  readonly subscribe: (listener: Listener) => () => void;
};

/** A listener may dispatch: the state changes at once, but all listeners hear of one action before the next. */
export function createSessionStore(site: StoredSite): SessionStore {
  let state = openedState(site);
  const listeners = new Set<Listener>();
  const pending: Parameters<Listener>[] = [];
  let isNotifying = false;
  return {
    getState: () => state,
    dispatch: (action) => {
      const before = state;
      state = reduceSession(before, action);
      pending.push([state, before, action]);
      if (isNotifying) return;
      isNotifying = true;
      try {
        for (let next = pending.shift(); next; next = pending.shift()) {
          for (const listener of listeners) listener(...next);
        }
      } finally {
        isNotifying = false;
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The state after an action: the same object if nothing changes, so that no screen renders. */
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
      return { diagnostics: action.diagnostics, isUnchecked: false };
    case 'menus':
      return { menus: action.menus };
    case 'failed':
      return { isUnchecked: true, saveStatus: 'browser' };
    case 'unloaded':
      return { isUnloaded: true };
    case 'resumed':
      return resumed(state, action.work);
    case 'edited':
      return edited(state, action);
    case 'stepped': {
      const { draft, notice, back } = action;
      const stepChanges = changesBetween(state, { ...state, draft });
      const outcome = notice === '' ? null : { text: notice, back };
      return { ...drafted(state, draft, notice), stepChanges, outcome, awaitedItem: null };
    }
    case 'item-awaited':
      return { awaitedItem: action.item };
    case 'refused':
      return { refusal: action.reason, outcome: null };
    case 'resolved':
      return {
        conflicts: state.conflicts.filter((one) => one !== action.conflict),
        ...(action.notTaken ? { notTaken: [...state.notTaken, action.notTaken] } : {}),
      };
    case 'all-saved':
      return { saveStatus: draftChanges(state.draft).length > 0 ? 'browser' : storedStatus(state) };
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
    case 'uploaded':
      return { site: withUpload(state.site, action.upload) };
    case 'others-found':
      return { others: action.others };
    case 'looking-up-others':
      return { othersLookedUp: action.at };
    case 'published': {
      const publication = publicationOf(action.answer, action);
      if (!publication) return {};
      const noted = new Set(action.notTaken);
      const notTaken = state.notTaken.filter((one) => !noted.has(one));
      return { publication, notTaken, outcome: null };
    }
    case 'progressed':
      return { publication: withProgress(state.publication, action) };
    case 'queued':
      return { queued: [...state.queued, action.publication] };
    case 'dequeued':
      return { queued: state.queued.filter(({ id }) => id !== action.id) };
    case 'queue-changed': {
      const { id, change } = action;
      return { queued: state.queued.map((one) => (one.id === id ? { ...one, ...change } : one)) };
    }
    case 'sending':
      return { isSending: action.isSending };
    case 'confirmed': {
      const { file, value } = action;
      const earlier = state.confirmed[file] ?? [];
      return { confirmed: { ...state.confirmed, [file]: [...earlier, value] } };
    }
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

function withProgress(
  publication: Publication | null,
  { version, progress }: Extract<SessionAction, { kind: 'progressed' }>,
): Publication | null {
  if (publication?.version !== version) return publication;
  return unlessEqual(publication, { ...publication, progress });
}

/** The status when no change is left to save: none was made, or all are stored. */
const storedStatus = ({ saveStatus }: SessionState): SaveStatus =>
  saveStatus === 'nothing' ? 'nothing' : 'saved';

const drafted = (state: SessionState, draft: Draft, notice: Sentence): Partial<SessionState> => ({
  draft,
  notice,
  outcome: null,
  refusal: '',
  saveStatus: draftChanges(draft).length > 0 ? 'waiting' : storedStatus(state),
});

function edited(
  state: SessionState,
  {
    draft,
    notice,
    ops = [],
    created = {},
    examples: added = {},
  }: Extract<SessionAction, { kind: 'edited' }>,
): Partial<SessionState> {
  const textOf = (file: string) => textIn(state, file);
  const after = examplesAfter(state.examples, { ops, created, textOf });
  const examples = Object.keys(added).length === 0 ? after : { ...after, ...added };
  const confirmed = confirmedAfter(state.confirmed, ops, isTextOfExample(state.site.blocks));
  const isRemoval = ops.some(({ op }) => op.op === 'remove' || op.op === 'unset');
  return {
    examples,
    confirmed,
    ...(draft === state.draft ? {} : drafted(state, draft, notice)),
    ...(isRemoval && notice !== '' ? { outcome: { text: notice, back: 'undo' } } : {}),
  };
}

/** Merges files that somebody else changed while the editor was closed. */
function resumed(
  state: SessionState,
  { draft, conflicts, notTaken = [], examples = {}, confirmed = {}, queued = [] }: Work,
): Partial<SessionState> {
  let next: SessionState = { ...state, conflicts, notTaken, examples, confirmed, queued };
  if (Object.keys(draft.files).length === 0) return next;
  next = { ...next, ...drafted(state, draft, '') };
  const changed = Object.keys(draft.files)
    .map((file) => [file, storedFileOf(state.site, file)] as const)
    .filter(([file, { hash }]) => hash !== draft.files[file]?.baseHash);
  return { ...next, ...afterFinding(next, Object.fromEntries(changed)) };
}
