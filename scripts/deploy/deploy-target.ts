/** A place to which a site is deployed, as a tool reaches it. All files are named from the root of the site. */
export type DeployTarget = {
  /** What it is called in messages. */
  name: string;
  /** A small file; null where there is none. */
  read(file: string): Promise<Buffer | null>;
  /** Puts files of a local folder to the target, below a folder there if one is named. */
  upload(folder: string, files: readonly string[], below?: string): Promise<void>;
  /** Fetches files of the target, below a folder there if one is named, into a local folder. */
  fetch(files: readonly string[], folder: string, below?: string): Promise<void>;
  /** Removes files; some may be gone already. */
  remove(files: readonly string[]): Promise<void>;
  /** Copies files at the target to a folder there, where it can do so by itself. */
  copy?(files: readonly string[], below: string): Promise<void>;
};
