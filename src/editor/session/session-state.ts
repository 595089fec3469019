import type { SentMessage } from '../engine/sent-message.ts';
import {
  changesOf,
  emptyDraft,
  markSaved,
  type Draft,
  type StoredFile,
} from '../../editing/draft.ts';
import type { FileChange } from '../../editing/edit-op.ts';
import { equalValues } from '../../editing/equal-values.ts';
import type { Conflict } from '../../editing/merge-texts.ts';
import { rebaseDraft } from '../../editing/rebase-draft.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { InsertedExamples } from './inserted-examples.ts';
import type { DraftProblem } from './draft-problem.ts';
import type { QueuedPublication } from './queued-publication.ts';
import { isPictureFile, pictureFile } from '../../edit-protocol/picture-files.ts';
import type {
  OthersWork,
  StoredPicture,
  StoredSite,
  StoreProblem,
} from '../../edit-protocol/store.ts';
import type { Sentence } from '../words/sentence.ts';

/** Where the work is currently stored, or why it is stored in the browser only. */
export type SaveStatus = 'nothing' | 'waiting' | 'saved' | 'browser' | 'away' | StoreProblem;

/** What a step did, and what takes it back. */
export type Outcome = { text: Sentence; back: 'undo' | 'redo' };

/** The state of a session, as shown by the screens. */
export type SessionState = {
  site: StoredSite;
  draft: Draft;
  diagnostics: readonly Diagnostic[];
  /** Those of them that are about inputs holding something that is no value, and so is in no file. */
  unread: readonly Diagnostic[];
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
  /** Whether another tab is editing the same site. */
  isElsewhere: boolean;
  /** Why this browser does not store unsaved work; null if it does. */
  draftProblem: DraftProblem | null;
  /** The publications that wait for a connection. */
  queued: readonly QueuedPublication[];
  /** Whether the checks crashed: nothing is saved automatically until they are back. */
  isUnchecked: boolean;
  /** Whether the engine could not be loaded, so that pages are neither shown nor checked. */
  isUnloaded: boolean;
};

/** The initial state of an editor. */
export const openedState = (site: StoredSite): SessionState => ({
  site,
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

/** The later of two messages; the earlier one if they say the same, so that the state is equal. */
export const sameMessage = (
  before: SentMessage | null,
  now: SentMessage | null,
): SentMessage | null => (JSON.stringify(before) === JSON.stringify(now) ? before : now);

/** Whether two states are equal, so that no screen changes. */
export const equalStates = (one: SessionState, other: SessionState): boolean =>
  Object.entries(one).every(([name, value]) => value === Reflect.get(other, name));

/** The stored file; none if it does not exist. */
export function storedFileOf({ files, pictures }: StoredSite, file: string): StoredFile {
  if (isPictureFile(file)) {
    const id = pictures.find(({ name }) => pictureFile(name) === file)?.id ?? null;
    return { text: id, hash: id };
  }
  const stored = files[file];
  return stored ? { text: stored.text, hash: stored.hash } : { text: null, hash: null };
}

/** The current text of a file; null if it does not exist. */
export const textIn = ({ draft, site }: SessionState, file: string): string | null => {
  const drafted = draft.files[file];
  return drafted ? drafted.text : storedFileOf(site, file).text;
};

/** The pictures of the site without those whose deletion is not saved yet. */
export const picturesIn = ({ draft, site }: SessionState): readonly StoredPicture[] =>
  site.pictures.filter(({ name, id }) => {
    const drafted = draft.files[pictureFile(name)];
    return drafted?.text !== null || drafted.base !== id;
  });

/** The texts among the files of a draft. */
export const documentsIn = <Text>(texts: Readonly<Record<string, Text>>): Record<string, Text> =>
  Object.fromEntries(Object.entries(texts).filter(([file]) => !isPictureFile(file)));

/** The texts in which one draft differs from another, by file. */
export function textsChanged(
  site: StoredSite,
  before: Draft,
  after: Draft,
): Record<string, string | null> {
  const texts: Record<string, string | null> = {};
  for (const file of new Set([...Object.keys(before.files), ...Object.keys(after.files)])) {
    const [was, is] = [before, after].map(
      ({ files }) => (files[file] ?? storedFileOf(site, file)).text,
    );
    if (is !== undefined && was !== is) texts[file] = is;
  }
  return texts;
}

/** The state after some files were saved, each with its new hash. */
export function afterSaving(
  { draft, site }: SessionState,
  saved: readonly FileChange[],
  hashes: Readonly<Record<string, string | null>>,
): Pick<SessionState, 'draft' | 'site' | 'saveStatus'> {
  let rest = draft;
  let now = site;
  for (const { file, after: text } of saved) {
    const stored = { text, hash: hashes[file] ?? null };
    rest = markSaved(rest, file, stored);
    now = withFile(now, file, stored);
  }
  return { draft: rest, site: now, saveStatus: changesOf(rest).length === 0 ? 'saved' : 'browser' };
}

/** The state after the stored text of a file was found to have changed. */
export function afterFinding(
  { draft, site, conflicts }: SessionState,
  file: string,
  found: StoredFile,
): Pick<SessionState, 'draft' | 'site' | 'conflicts'> {
  const rebased = rebaseDraft(draft, file, found);
  const isAnew = ({ path }: Conflict) =>
    rebased.conflicts.some((one) => equalValues(one.path, path));
  // An open conflict stays open when something else in the file changes, as long as the two
  // versions differ.
  const differs = rebased.draft.files[file]?.text !== found.text;
  const open = conflicts.filter((one) => one.file !== file || (differs && !isAnew(one)));
  return {
    draft: rebased.draft,
    site: withFile(site, file, found),
    conflicts: [...open, ...rebased.conflicts],
  };
}

function withFile(site: StoredSite, file: string, { text, hash }: StoredFile): StoredSite {
  // A picture that is brought back is shown when the site has been read again.
  if (isPictureFile(file)) {
    const pictures = site.pictures.filter(
      ({ name }) => text !== null || pictureFile(name) !== file,
    );
    return { ...site, pictures };
  }
  const files = { ...site.files };
  if (text === null || hash === null) delete files[file];
  else files[file] = { text, hash, ofBytes: [] };
  return { ...site, files };
}

/** Each file as it was published, or as it was when the editor was opened. */
export const originsOf = ({ files, pictures, published }: StoredSite) =>
  new Map<string, string | null>([
    ...pictures.map(({ name, id }): [string, string | null] => [pictureFile(name), id ?? null]),
    ...Object.entries(files).map(([file, { text }]): [string, string] => [file, text]),
    ...Object.entries(published ?? {}),
  ]);

/** The files that cannot be published in their current state. */
export const filesWithErrors = (diagnostics: readonly Diagnostic[]): Set<string> =>
  new Set(diagnostics.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])));
