/**
 * What the blocks of a site may import of the engine, and the source file of each: `exports` of package.json, which
 * TypeScript reads, names the same. A bundle must have each file of the engine once, so they are not taken from
 * wherever the package is installed.
 */
export const publicEntries: ReadonlyMap<string, string> = new Map([
  ['woven-site/schema', 'schema/api.ts'],
  ['woven-site/components', 'src/blocks/api.ts'],
]);
