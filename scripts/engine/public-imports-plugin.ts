import path from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { readOrigins, withDirectImports } from '../../src/build/site-blocks/entry-origins.ts';
import { publicEntries } from '../../src/build/site-blocks/public-entries.ts';

/** Resolves the public entries, which the blocks of the engine and of a site import, in the engine at `root`. */
export function publicImportsPlugin(root: string): Plugin {
  const origins = readOrigins(root, parseSync);
  const sourceOf = (file: string) => path.join(root, file).split(path.sep).join('/');
  return {
    name: 'public-imports',
    enforce: 'pre',
    resolveId(source) {
      const entry = publicEntries.get(source);
      return entry === undefined
        ? undefined
        : { id: path.join(root, entry), moduleSideEffects: false };
    },
    transform: {
      order: 'pre',
      filter: { id: /\.tsx?$/, code: Array.from(publicEntries.keys()) },
      handler(code, id) {
        const direct = withDirectImports(id, code, { origins, parse: parseSync, sourceOf });
        return direct === null ? undefined : { code: direct, map: null };
      },
    },
  };
}
