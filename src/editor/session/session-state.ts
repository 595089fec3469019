import type { SentMessage } from '../engine/sent-message.ts';
import type { Draft } from '../../editing/draft.ts';
import type { FileChange } from '../../editing/edit-op.ts';
import type { Conflict } from '../../editing/merge-texts.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { OthersWork, StoredSite, StoreProblem } from '../../edit-protocol/store.ts';
import type { Sentence } from '../words/sentence.ts';
import type { DraftProblem } from './draft-problem.ts';
import type { InsertedExamples } from './inserted-examples.ts';
import type { Publication } from './publication.ts';
import type { QueuedPublication } from './queued-publication.ts';

/** Where the work is currently stored, or why it is stored in the browser only. */
export type SaveStatus = 'nothing' | 'waiting' | 'saved' | 'browser' | 'away' | StoreProblem;

/** What a step did, and what takes it back. */
export type Outcome = { text: Sentence; back: 'undo' | 'redo' };

/** The state of a session, as shown by the screens. */
export type SessionState = {
  site: StoredSite;
  /** Each file as it was published, or as it was when the editor was opened. */
  origins: ReadonlyMap<string, string | null>;
  draft: Draft;
  diagnostics: readonly Diagnostic[];
  saveStatus: SaveStatus;
  /** A sentence for the status line. */
  notice: Sentence;
  /** What was just removed or undone, in a sentence, and the step that takes that back; null after other changes. */
  outcome: Outcome | null;
  /** Whether undoing a published step waits for a decision. */
  asksToUndo: boolean;
  /** Why something could not be done. */
  refusal: string;
  conflicts: readonly Conflict[];
  examples: InsertedExamples;
  /** Whether the page shows the current state of its file; if that is invalid, it shows the last valid version. */
  isPageCurrent: boolean;
  /** The message that sends the page; null while none is shown. */
  sent: SentMessage | null;
  /** What undo or redo changed last. */
  stepChanges: readonly FileChange[];
  /** What others have changed and not published, when that was last looked up. */
  others: readonly OthersWork[];
  /** When that was, in milliseconds since 1970. */
  othersLookedUp: number;
  /** Whether another tab is editing the same site. */
  isElsewhere: boolean;
  /** Why this browser does not store unsaved work; null if it does. */
  draftProblem: DraftProblem | null;
  /** The publications that wait for a connection. */
  queued: readonly QueuedPublication[];
  /** Whether one of them is being published. */
  isSending: boolean;
  /** What was published last since the editor was opened, and what becomes of it whichever screen is open. */
  publication: Publication | null;
  /** Whether the checks crashed: nothing is saved automatically until they are back. */
  isUnchecked: boolean;
  /** Whether the engine could not be loaded, so that pages are neither shown nor checked. */
  isUnloaded: boolean;
};
