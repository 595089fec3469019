/** Content hashes of files by their paths in the site. */
export type FileHashes = Readonly<Record<string, string>>;

/** A version of a site that is to be deployed. */
export type Version = {
  files: FileHashes;
  /** The local folder with its files. */
  folder: string;
  /** @throws CommandError if its files have been replaced since they were listed. */
  check(): void;
};

/** The extent of a deployment, in files. */
export type Outcome = {
  uploaded: number;
  removed: number;
  /** Whether an earlier deployment was cut off, and this one has completed or undone its work. */
  isResumed: boolean;
};

/** Where a site is deployed. */
export type Destination = {
  /** Its name in messages. */
  name: string;
  /** Replaces the version there with another one, or with the previous one; null if there is none. */
  deploy(version: Version | 'previous'): Promise<Outcome | null>;
};

/** A remote server or store, as a tool reaches it. All files are named from the root of the site. */
export type DeployTarget = {
  /** Its name in messages. */
  name: string;
  /** The files in a folder of the target and in the folders below it. */
  list(below: string): Promise<string[]>;
  /** A small file; null if it does not exist. */
  read(file: string): Promise<Buffer | null>;
  /** Uploads files of a local folder to the target, or to a folder in it. */
  upload(folder: string, files: readonly string[], below?: string): Promise<void>;
  /** Downloads files of the target, or of a folder in it, into a local folder. */
  fetch(files: readonly string[], folder: string, below?: string): Promise<void>;
  /** Removes files; some may not exist any more. */
  remove(files: readonly string[]): Promise<void>;
  /** Copies files of the target to a folder in it, if the target supports that. */
  copy?(files: readonly string[], below: string): Promise<void>;
};
