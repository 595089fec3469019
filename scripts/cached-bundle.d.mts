/** Where the source map of a bundle is. */
export function mapOf(file: string): string;

/** The cached bundle of a command in a version of the code, if it is there and whole. */
export function findBundle(command: {
  folder: string;
  name: string;
  version: string;
}): Promise<{ file: string; isCached: true } | null>;

/** Makes the bundle of a command and caches it, if the code is still that version. */
export function storeBundle(command: {
  folder: string;
  name: string;
  version: string;
  bundle: () => Promise<{ code: string; map: string }>;
  isStill: () => boolean;
}): Promise<{ file: string; isCached: boolean }>;
