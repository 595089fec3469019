/** A place to which a site is deployed, as a tool reaches it. All files are named from the root of the site. */
export type DeployTarget = {
  /** Its name in messages. */
  name: string;
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
