import type { Draft, StoredFile } from '../../editing/draft.ts';
import type { EditOp, FileChange } from '../../editing/edit-op.ts';
import type { Conflict } from '../../editing/merge-texts.ts';
import type {
  OthersWork,
  Progress,
  PublishAnswer,
  StoredPicture,
  StoredSite,
  StoreProblem,
} from '../../edit-protocol/store.ts';
import type { EngineEvent } from '../engine/engine-client.ts';
import type { Sentence } from '../words/sentence.ts';
import type { DraftProblem } from './draft-problem.ts';
import type { QueuedPublication } from './queued-publication.ts';
import type { Outcome, SessionState } from './session-state.ts';
import type { StateStore } from './state-store.ts';
import type { Work } from './work.ts';

/** What can happen to a session. */
export type SessionAction =
  | EngineEvent
  /** The unsaved work of an earlier session is continued; `text` is the mistake of inputs that held no value. */
  | { kind: 'resumed'; work: Work }
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
  | { kind: 'looking-up-others'; at: number }
  | { kind: 'others-found'; others: readonly OthersWork[] }
  /** Something was published or handed in, unless the answer is that it was not. */
  | { kind: 'published'; answer: PublishAnswer; changes: readonly FileChange[]; at: number }
  | { kind: 'progressed'; version: string; progress: Progress }
  /** A publication waits for a connection, no longer waits, or is another one. */
  | { kind: 'queued'; publication: QueuedPublication }
  | { kind: 'dequeued'; id: string }
  | { kind: 'queue-changed'; id: string; change: Partial<QueuedPublication> }
  /** One that waited is being published, or no longer is. */
  | { kind: 'sending'; isSending: boolean }
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
