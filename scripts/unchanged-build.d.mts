/** A build: of which content, for which day, with which version of the code, and where it is published. */
type Build = {
  /** The folder of the site, which has the cache. */
  siteRoot: string;
  version: string;
  contentDir: string;
  target: string;
  /** The day that was asked for; null for today. */
  asOf?: string | null | undefined;
};

/** How a content folder looks from outside. */
export type ContentLook = {
  hash: string;
  /** The metadata of the files whose last change is so long ago that a further one would show in it, by their paths. */
  stamps: ReadonlyMap<string, string>;
  /** The hashes of all other files, by their paths; null if these are too many. */
  young: Readonly<Record<string, string>> | null;
};

export function lookAtContent(folder: string): ContentLook;

/**
 * The lines that the last build printed, if a new one would publish the same site; otherwise null. `onLook` gets how the
 * content looks, if it had to be looked at.
 */
export function findUnchanged(build: Build, onLook?: (look: ContentLook) => void): string[] | null;

/** Records what a build was made from, from when until when (in milliseconds) its pages are right, and what it printed. */
export function noteBuild(
  build: Build,
  note: {
    content: ContentLook;
    from: number;
    until: number;
    lines: readonly string[];
  },
): void;
