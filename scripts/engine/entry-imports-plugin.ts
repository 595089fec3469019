import path from 'node:path';
import { parseSync, type Plugin } from 'vite';
import {
  createOriginFinder,
  entryOf,
  withDirectImports,
} from '../../src/build/site-blocks/entry-origins.ts';
import { publicEntries } from '../../src/build/site-blocks/public-entries.ts';

/**
 * Resolves entries in the engine at `root`: the public ones, and those of its rooms. A module imports the files behind an
 * entry, so that neither a script nor a test loads more of a room than it uses.
 */
export function entryImportsPlugin(root: string): Plugin {
  const originsOf = createOriginFinder(root, parseSync);
  const sourceOf = (file: string) => path.join(root, file).split(path.sep).join('/');
  return {
    name: 'entry-imports',
    enforce: 'pre',
    resolveId(source) {
      const entry = publicEntries.get(source);
      return entry === undefined
        ? undefined
        : { id: path.join(root, entry), moduleSideEffects: false };
    },
    transform: {
      order: 'pre',
      filter: { id: /\.tsx?$/, code: [...publicEntries.keys(), '/index.ts'] },
      handler(code, id) {
        const from = path.relative(root, id).split(path.sep).join('/');
        const direct = withDirectImports(id, code, {
          parse: parseSync,
          originsOf: (source) => {
            const entry = entryOf(from, source);
            return entry === undefined ? undefined : originsOf(entry);
          },
          sourceOf,
        });
        return direct === null ? undefined : { code: direct, map: null };
      },
    },
  };
}
