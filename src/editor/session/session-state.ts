import type { SentMessage } from '../engine/index.ts';
import type {
  Draft,
  FileChange,
  Conflict,
  NotTaken,
  OthersWork,
  StoredSite,
  StoreProblem,
} from '../../content/index.ts';
import type { Diagnostic, FieldPath } from '../../messages/index.ts';
import type { CutMenu } from '../../site/index.ts';
import type { Sentence } from '../words/index.ts';
import type { DraftProblem } from './draft-problem.ts';
import type { ConfirmedTexts, InsertedExamples } from './inserted-examples.ts';
import type { Publication } from './publication.ts';
import type { QueuedPublication } from './queued-publication.ts';

/** Where the work is stored now, or why only the browser stores it. */
export type SaveStatus = 'nothing' | 'waiting' | 'saved' | 'browser' | 'away' | StoreProblem;

/** What has happened, and the step that takes it back; null if it was not done here. */
export type Outcome = { text: Sentence; back: 'undo' | 'redo' | null };

export type SessionState = {
  site: StoredSite;
  /** Each file as published, or as the editor opened it. */
  origins: ReadonlyMap<string, string | null>;
  draft: Draft;
  diagnostics: readonly Diagnostic[];
  /** The sections of which the menu leaves pages out. */
  menus: readonly CutMenu[];
  saveStatus: SaveStatus;
  notice: Sentence;
  /** What was just removed or undone, and the step that takes it back; null after other changes. */
  outcome: Outcome | null;
  /** The item that was just added, whose empty fields are no mistakes yet. */
  awaitedItem: { file: string; path: FieldPath } | null;
  asksToUndo: boolean;
  refusal: string;
  conflicts: readonly Conflict[];
  /** Values that were decided against; the next publication notes them. */
  notTaken: readonly NotTaken[];
  examples: InsertedExamples;
  confirmed: ConfirmedTexts;
  /** Whether the page shows the current state of its file; if that is invalid, it shows the last valid version. */
  isPageCurrent: boolean;
  /** The message that sends the page; null while none is shown. */
  sent: SentMessage | null;
  stepChanges: readonly FileChange[];
  others: readonly OthersWork[];
  /** In milliseconds since 1970. */
  othersLookedUp: number;
  isElsewhere: boolean;
  /** Why this browser does not store unsaved work; null if it does. */
  draftProblem: DraftProblem | null;
  queued: readonly QueuedPublication[];
  isSending: boolean;
  /** The last publication since the editor was opened, followed on every screen. */
  publication: Publication | null;
  /** Whether the checks crashed: nothing is saved automatically until they work again. */
  isUnchecked: boolean;
  /** Whether the engine failed to load, so that pages are neither shown nor checked. */
  isUnloaded: boolean;
};
