/** What a visitor can know of a file in content/files before opening it. */
export type Attachment = {
  /** Its size in bytes. */
  bytes: number;
  /** Whether a page leads to it: only such files are published. */
  isUsed: boolean;
  /** What the file says of itself, if it could be read. */
  title?: string | undefined;
  pages?: number | undefined;
  /** The language of its text, as a tag: en-KE. */
  language?: string | undefined;
  /** The day of its last change, as year-month-day. */
  day?: string | undefined;
};

/** The files of content/files by their names, which may have folders. */
export type Attachments = ReadonlyMap<string, Attachment>;
