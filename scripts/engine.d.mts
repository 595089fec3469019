/** The folder `folder/version`, made by `make` if it is not there yet. */
export function madeOnce(
  folder: string,
  version: string,
  make: (draft: string) => unknown,
): Promise<string>;

/** The folder with the built engine, and its version. */
export function findEngine(command?: string): Promise<{ folder: string; version: string }>;

/** A hash of the sources of the engine in a folder. */
export function versionOfSources(root: string): string;

/** The files of a site's own code; null if the site has none. */
export function codeOfSite(): string[] | null;

/** A hash of everything that affects what commands make of content. */
export function versionOf(engine: string, siteFiles: readonly string[] | null): string;
