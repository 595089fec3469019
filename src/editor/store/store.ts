import type { Diagnostic, FieldPath } from '../../diagnostics/diagnostic.ts';
import type { Value } from '../../editing/edit-op.ts';
import type { Conflict } from '../../editing/merge-texts.ts';

/** A content file as it is kept. */
export type StoredFile = {
  text: string;
  /** Stands for exactly these bytes: a save names the version that was changed. */
  hash: string;
  /** What is wrong with its bytes; such a file can be neither checked nor changed here. */
  ofBytes: Diagnostic[];
};

/** A picture in content/images. */
export type StoredPicture = { name: string; width: number; height: number };

/** A kind of block: what a new one begins with, and the address of a picture of it. */
export type StoredBlock = { type: string; example: Value; picture: string | null };

/** Everything that is kept of a site. */
export type StoredSite = {
  /** What the folder is called, so that nobody edits the wrong site. */
  folder: string;
  /** What tells it from any other site that was edited in this browser. */
  id: string;
  files: Readonly<Record<string, StoredFile>>;
  /** Those that pages can show, and the address below which they are. */
  pictures: readonly StoredPicture[];
  picturesAddress: string;
  blocks: readonly StoredBlock[];
  /**
   * The published text of every file that is not as it was published; null where it is new. Null as a whole where nobody
   * knows what was published.
   */
  published: Readonly<Record<string, string | null>> | null;
};

/** A file to be saved. `baseHash` is that of the version it was changed from; null stands for no file. */
export type SavedFile = { file: string; baseHash: string | null; text: string | null };

/** A file as it is on the disk when somebody wanted to save another version of it. */
export type FoundFile = { text: string | null; hash: string | null };

/** What came of saving: with the new hash of each file, null for one that was deleted. */
export type SaveAnswer =
  | { kind: 'saved'; hashes: Readonly<Record<string, string | null>> }
  /** Files have changed meanwhile, so nothing was saved. */
  | { kind: 'changed'; files: Readonly<Record<string, FoundFile>> }
  | { kind: 'refused'; reason: string };

/** Of two versions of a field, that of this editor is kept. */
export type ConflictChoice = { file: string; path: FieldPath };

/** What is to be published, and by whom. */
export type PublishRequest = {
  /** What changed, in words. */
  message: string;
  /** Who publishes, where this computer does not know it yet. */
  author?: { name: string; email: string } | undefined;
  choices: readonly ConflictChoice[];
};

/** What came of publishing. */
export type PublishAnswer =
  | { kind: 'published' }
  /** The site takes no changes directly: somebody has to agree, at the link. */
  | { kind: 'proposed'; link: string | null }
  /** Others have changed the same; nothing was published. */
  | { kind: 'conflicts'; conflicts: readonly Conflict[] }
  /** This computer does not know who publishes. */
  | { kind: 'nameless' }
  | { kind: 'failed'; reason: string };

/** Why a picture was not taken. */
export type PictureRefusal =
  | 'drawing'
  | 'heic'
  | 'damaged'
  | 'not-a-picture'
  | 'too-large'
  | 'too-many-pixels'
  | 'no-room';

/** What came of bringing a picture: the name it has now, or why it was not taken. */
export type PictureAnswer =
  | { kind: 'taken'; picture: StoredPicture }
  | { kind: 'refused'; reason: PictureRefusal };

/** No camera makes larger files that a website could use, in bytes. */
export const mostPicture = 30_000_000;

/** A version that was published: when (ISO), by whom, what was said of it, and its files, as they were called then. */
export type Version = {
  id: string;
  when: string;
  who: string;
  what: string;
  files: readonly string[];
};

/** A page that is there no longer, and the version that deleted it. */
export type DeletedPage = { file: string; id: string; when: string; who: string };

export type HistoryAnswer =
  | { kind: 'history'; versions: readonly Version[]; deleted: readonly DeletedPage[] }
  /** Nothing was ever published from here. */
  | { kind: 'none' };

/** Which texts of a version are asked for: those of one file or of all; as they were then, or right before. */
export type VersionRequest = { id: string; file: string | null; isBefore: boolean };

/** Where the files of a site are kept. Everything is saved, or nothing is. */
export type Store = {
  read(): Promise<StoredSite>;
  save(files: readonly SavedFile[]): Promise<SaveAnswer>;
  /** Keeps a photograph beside the others, turned upright and made smaller. */
  takePicture(name: string, bytes: Blob): Promise<PictureAnswer>;
  /** Brings everything that was saved to the published site. */
  publish(request: PublishRequest): Promise<PublishAnswer>;
  /** The versions of a file, or of the whole site, the newest first. */
  history(file: string | null): Promise<HistoryAnswer>;
  /** The texts of a version by their files; null for one that was not there. */
  version(request: VersionRequest): Promise<Readonly<Record<string, string | null>>>;
  /** Calls back when files may have changed; returns what ends it. */
  watch(changed: () => void): () => void;
};

/** Why a store that is there takes nothing: the disk is full or write-protected, or the program has a mistake. */
export type StoreProblem = 'full' | 'protected' | 'broken';

/** The store cannot be reached or takes nothing: what is typed is kept in the browser until it does. */
export class StoreAway extends Error {
  override name = 'StoreAway';
  readonly problem: StoreProblem | null;

  constructor(problem: StoreProblem | null = null) {
    super(problem ?? 'The store cannot be reached.');
    this.problem = problem;
  }
}
