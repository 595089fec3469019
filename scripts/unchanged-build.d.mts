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
type ContentLook = {
  hash: string;
  /** Whether all files have been as they are long enough to tell that they are. */
  isSettled: boolean;
};

export function lookAtContent(folder: string): ContentLook;

/** The lines that a build has noted whose site is what a build would give now; null where there is none. */
export function findUnchanged(build: Build): string[] | null;

/** Notes what a build was made from, between which moments it holds, in milliseconds, and what is to be said of it. */
export function noteBuild(
  build: Build,
  note: { content: ContentLook; from: number; until: number; lines: readonly string[] },
): void;
