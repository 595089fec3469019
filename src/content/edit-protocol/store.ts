import type { Diagnostic, FieldPath, Message } from '../../messages/index.ts';
import type { FileChange, Value } from '../yaml/edit-op.ts';
import type { NotTaken } from './not-taken.ts';
import type { UploadFolder } from './uploads.ts';
import type { ShowAnswer, ShownDrafts, ShowRequest } from './shown-draft.ts';
import type { Attachment } from '../../site/index.ts';
import type { Conflict } from '../editing/merge-texts.ts';

export type StoredFile = {
  text: string;
  /** Identifies these exact bytes: a save names the version that it changes. */
  hash: string;
  /** The problems of its bytes; such a file can be neither checked nor changed here. */
  ofBytes: Diagnostic[];
};

/** A picture in content/images: its size in pixels, and its URL for the editor. */
export type StoredPicture = {
  name: string;
  width: number;
  height: number;
  address: string;
  /** Identifies its bytes; a picture without one cannot be deleted here. */
  id?: string;
};

/** A file in content/files, and what it says of itself. */
export type StoredAttachment = Attachment & {
  name: string;
  /** Identifies its bytes; a file without one cannot be deleted here. */
  id?: string | undefined;
};

/** An uploaded file, by its folder in the content folder. */
export type Upload =
  | { folder: 'images'; stored: StoredPicture }
  | { folder: 'files'; stored: StoredAttachment };

/** A kind of block, or one of its looks: the initial content of a new one, and the URL of its picture. */
export type StoredBlock = {
  type: string;
  /** Missing for the usual look. */
  look?: string | undefined;
  example: Value;
  picture: string | null;
};

export type StoredSite = {
  folder: string;
  /** Identifies the site among those edited in this browser. */
  id: string;
  files: Readonly<Record<string, StoredFile>>;
  pictures: readonly StoredPicture[];
  attachments?: readonly StoredAttachment[] | undefined;
  blocks: readonly StoredBlock[];
  /**
   * The published text of every file that differs from it, and the id of every deleted upload; null if the file is
   * new. Null as a whole if nothing is known about what was published.
   */
  published: Readonly<Record<string, string | null>> | null;
  /** Names this state for a store that can tell what has changed since. */
  revision?: string | undefined;
};

/** The answer of a server to the question which files have changed since a revision. */
export type SiteSince = Pick<StoredSite, 'pictures' | 'attachments' | 'published' | 'revision'> & {
  /** The files that are new or have changed since. */
  files: StoredSite['files'];
  gone: readonly string[];
};

/**
 * A file to save, or an upload to delete or bring back (./uploads.ts). `baseHash` is the hash of the version it
 * was changed from; null if there was none.
 */
export type SavedFile = { file: string; baseHash: string | null; text: string | null };

/** The current file on disk, if it is not the version that was changed. */
export type FoundFile = { text: string | null; hash: string | null };

/** The result of saving: the new hash of each file, null for a deleted one. */
export type SaveAnswer =
  | { kind: 'saved'; hashes: Readonly<Record<string, string | null>> }
  /** Files have changed in the meantime, so nothing was saved. */
  | { kind: 'changed'; files: Readonly<Record<string, FoundFile>> }
  | { kind: 'refused'; reason: Message };

/** A conflict in which this editor's version stays. */
export type ConflictChoice = { file: string; path: FieldPath };

export const isChosen = (choices: readonly ConflictChoice[], { file, path }: Conflict): boolean =>
  choices.some((choice) => choice.file === file && choice.path.join('\0') === path.join('\0'));

/**
 * A part of the changes, as it was shown: files with their published texts and their new ones, and the uploads that
 * they use.
 */
export type PublishOnly = { changes: readonly FileChange[]; uploads: readonly string[] };

export type Author = { name: string; email: string };

export type PublishRequest = {
  /** The part to publish; all else stays a draft. */
  only?: PublishOnly | undefined;
  message: string;
  author?: Author | undefined;
  choices: readonly ConflictChoice[];
};

export type PublishAnswer =
  /**
   * `version` identifies it, if the store can tell when visitors see it; `isOnlyHere` if the site is not connected to a
   * host, so that they do not.
   */
  | { kind: 'published'; version?: string; isOnlyHere?: boolean }
  /** The repository does not accept direct changes: somebody has to approve them at the link. */
  | { kind: 'proposed'; link: string | null }
  /** Others have changed the same; nothing was published. */
  | { kind: 'conflicts'; conflicts: readonly Conflict[] }
  /** The author is unknown to this computer. */
  | { kind: 'nameless' }
  | { kind: 'failed'; reason: Message };

export type PictureRefusal =
  | 'drawing'
  | 'heic'
  | 'damaged'
  | 'not-a-picture'
  | 'too-large'
  | 'too-many-pixels'
  | 'no-room';

export type AttachmentRefusal = 'other-kind' | 'broken' | 'locked' | 'over-limit' | 'no-room';

export type UploadRefusal = PictureRefusal | AttachmentRefusal;

/** The upload as it is stored, or why it was refused. */
export type UploadAnswer =
  | { kind: 'taken'; upload: Upload }
  | { kind: 'refused'; reason: UploadRefusal };

/** In bytes: larger than the files of any camera that a website could use. */
export const maxPictureBytes = 30_000_000;

/** In bytes: larger documents are refused everywhere. */
export const maxAttachmentBytes = 50 * 1024 * 1024;

/** A published version: its date (ISO), author and message, and its files, by their names then. */
export type Version = {
  id: string;
  when: string;
  who: string;
  what: string;
  files: readonly string[];
  /** Whether it also changed files that editors do not edit, such as code: a version of developers. */
  isTechnical?: boolean;
  /** The values not taken where somebody else had changed the same. */
  notTaken?: readonly NotTaken[];
};

/** Who changed a file last, if that is known, and when (ISO); published, or only saved. */
export type LastChange = { who: string | null; when: string; isPublished: boolean };

/** A page that no longer exists, and the version that deleted it. */
export type DeletedPage = { file: string; id: string; when: string; who: string };

export type HistoryAnswer =
  | { kind: 'history'; versions: readonly Version[]; deleted: readonly DeletedPage[] }
  /** Nothing was ever published from here. */
  | { kind: 'none' };

/** The requested texts of a version: of one file or of all; in that version, or right before it. */
export type VersionRequest = { id: string; file: string | null; isBefore: boolean };

/** The state of a published version until visitors see it. `link` leads to the host's own account of it. */
export type Progress =
  | { kind: 'waiting' | 'building' | 'live' | 'unknown'; link: string | null }
  | { kind: 'failed'; link: string | null; stage: FailedStage | null; message: string };

/** Where a publication has failed: during the build, when the host took it over, or when the live site was checked. */
export type FailedStage = 'build' | 'pages' | 'live';

/** Unpublished changes of somebody else: their name, and the files. */
export type OthersWork = { name: string; files: readonly string[] };

/** Where the files of a site are stored. Saving is all or nothing. */
export type Store = {
  /** The pause in typing after which files are saved, and the minimum time between two such saves; milliseconds. */
  savePause: number;
  saveGap: number;
  /** Reads the site; after an earlier reading, perhaps only what has changed since, with the rest of that one. */
  read(earlier?: StoredSite): Promise<StoredSite>;
  save(files: readonly SavedFile[]): Promise<SaveAnswer>;
  /** Adds a photograph, upright and scaled down; or a document, as it is. */
  upload(folder: UploadFolder, name: string, bytes: Blob): Promise<UploadAnswer>;
  /** Publishes everything that was saved; or, saved or not, the texts of the request, and its uploads. */
  publish(request: PublishRequest): Promise<PublishAnswer>;
  /** The versions of a file, or of the whole site, newest first. */
  history(file: string | null): Promise<HistoryAnswer>;
  /** The texts of a version by file; null for a missing one. */
  version(request: VersionRequest): Promise<Readonly<Record<string, string | null>>>;
  /** Who changed the published file last, or with `saved` the saved one; null if nobody knows. */
  lastChange(file: string, of: 'published' | 'saved'): Promise<LastChange | null>;
  /** The state of a published version; undefined if the store cannot know. */
  progress?(version: string): Promise<Progress>;
  /** Where the drafts can be seen as a whole site before they are published; null if nowhere. */
  preview?(): Promise<string | null>;
  /** Shows drafts at links, without an account; undefined where nobody could answer at them. */
  links?: {
    list(): Promise<ShownDrafts>;
    show(request: ShowRequest): Promise<ShowAnswer>;
    end(token: string): Promise<void>;
  };
  /** What others have saved and not published; undefined if nobody else works on the site. */
  others?(): Promise<readonly OthersWork[]>;
  /** Calls back when files may have changed; returns a function that stops it. */
  watch(changed: () => void): () => void;
};

/**
 * Why a reachable store refuses changes: the disk is full or read-only, another program has the file open, there is a
 * bug, the host asks to wait, or it no longer knows who is editing.
 */
export type StoreProblem = 'full' | 'protected' | 'in-use' | 'broken' | 'busy' | 'signed-out';

/** The store cannot be reached or refuses changes: work stays in the browser until it is back. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly problem: StoreProblem | null;
  /** When a busy store may be asked again, in milliseconds since 1970; null if it is not known. */
  readonly until: number | null;

  /** @param said What the store itself said, for whoever looks for the cause. */
  constructor(
    problem: StoreProblem | null = null,
    { until = null, message }: { until?: number | null; message?: string } = {},
  ) {
    super(message ?? problem ?? 'The store cannot be reached.');
    this.problem = problem;
    this.until = until;
  }
}
