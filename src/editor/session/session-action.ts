import type {
  Draft,
  FileState,
  EditOp,
  FileChange,
  Conflict,
  NotTaken,
  OthersWork,
  Progress,
  PublishAnswer,
  StoredSite,
  StoreProblem,
  Upload,
} from '../../content/index.ts';
import type { EngineEvent } from '../engine/index.ts';
import type { Sentence } from '../words/index.ts';
import type { DraftProblem } from './draft-problem.ts';
import type { QueuedPublication } from './queued-publication.ts';
import type { Outcome, SessionState } from './session-state.ts';
import type { InsertedExamples } from './inserted-examples.ts';
import type { Work } from './work.ts';

export type SessionAction =
  | EngineEvent
  /** Continues the unsaved work of an earlier session; `text` is the invalid text of an input without a value. */
  | { kind: 'resumed'; work: Work }
  /** The draft has another step: by operations on values, or with whole texts. */
  | {
      kind: 'edited';
      draft: Draft;
      notice: Sentence;
      ops?: readonly { file: string; op: EditOp }[];
      created?: Readonly<Record<string, string>>;
      /** Texts of new files that somebody still has to write or confirm. */
      examples?: InsertedExamples;
    }
  /** Undo or redo; `back` takes it back. */
  | { kind: 'stepped'; draft: Draft; notice: Sentence; back: Outcome['back'] }
  /** An item was added, and somebody is about to fill it in; null once one of its fields was left. */
  | { kind: 'item-awaited'; item: SessionState['awaitedItem'] }
  | { kind: 'refused'; reason: string }
  /** One of two versions was chosen; `notTaken` is the other one. */
  | { kind: 'resolved'; conflict: Conflict; notTaken: NotTaken | null }
  | { kind: 'all-saved' }
  | {
      kind: 'saved';
      changes: readonly FileChange[];
      hashes: Readonly<Record<string, string | null>>;
    }
  | { kind: 'save-refused'; reason: string }
  /** The stored texts of files differ from the known ones. */
  | { kind: 'found'; files: Readonly<Record<string, FileState>> }
  | { kind: 'read'; site: StoredSite }
  | { kind: 'unavailable'; problem: StoreProblem | null }
  /** This browser stored the work, or could not. */
  | { kind: 'stored'; problem: DraftProblem | null }
  | { kind: 'uploaded'; upload: Upload }
  | { kind: 'looking-up-others'; at: number }
  | { kind: 'others-found'; others: readonly OthersWork[] }
  /** Something was published or handed in, unless the answer is a refusal. */
  | {
      kind: 'published';
      answer: PublishAnswer;
      changes: readonly FileChange[];
      at: number;
      /** The values not taken that its message notes. */
      notTaken?: readonly NotTaken[];
    }
  | { kind: 'progressed'; version: string; progress: Progress }
  | { kind: 'queued'; publication: QueuedPublication }
  | { kind: 'dequeued'; id: string }
  | { kind: 'queue-changed'; id: string; change: Partial<QueuedPublication> }
  | { kind: 'sending'; isSending: boolean }
  /** Somebody says that a text, which looks unfinished, is right. */
  | { kind: 'confirmed'; file: string; value: string }
  | { kind: 'noticed'; notice: Sentence }
  /** Shows what was done, with a button that takes it back. */
  | { kind: 'outcome-shown'; outcome: Outcome | null }
  | { kind: 'undo-asked'; isOpen: boolean }
  | { kind: 'other-tab-found' };
