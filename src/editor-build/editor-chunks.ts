import path from 'node:path';
import type { Rolldown } from 'vite';
import { engineRoot } from '../roots.ts';

type ModuleInfos = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Where the editor starts in the window, with what each begins differently; its first screen; the engine in its worker. */
const starts = {
  windows: ['src/editor/main.tsx', 'src/editor/web.tsx', 'src/editor/served.tsx'],
  page: 'src/editor/screens/EditScreen.tsx',
  engine: 'src/editor/engine/engine-host.ts',
};

/** A module with all that it imports at once. */
function reachedFrom(file: string, infos: ModuleInfos): Set<string> {
  const reached = new Set([path.join(engineRoot, file).replaceAll(path.sep, '/')]);
  // Iterating over a set includes items that are added meanwhile.
  for (const id of reached) {
    for (const imported of infos.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

type Reached = (id: string) => boolean;
type Sets = { window: Reached; page: Reached; engine: Reached };

/**
 * The files by what their modules are reached from; the first that a module fits gets it. The rest of the engine has none:
 * while it starts it awaits the islands, which would wait for a file that they shared with it.
 */
const chunks: [name: string, has: (id: string, sets: Sets) => boolean][] = [
  ['common', (id, { window, engine }) => window(id) && engine(id)],
  ['window', (id, { window }) => window(id)],
  ['page-common', (id, { page, engine }) => page(id) && engine(id)],
  ['page', (id, { page }) => page(id)],
];

function setsOf(infos: ModuleInfos): Sets {
  const windows = starts.windows.map((file) => reachedFrom(file, infos));
  const [page, engine] = [starts.page, starts.engine].map((file) => reachedFrom(file, infos));
  return {
    window: (id) => windows.every((one) => one.has(id)),
    page: (id) => page?.has(id) === true,
    engine: (id) => engine?.has(id) === true,
  };
}

/**
 * The few files in which the browser gets what is always loaded together. The bundler would make one for each set of
 * screens that share something, nearly a hundred before a page can be edited, although whoever opens a screen has all
 * of the window already. Nothing is loaded that would not be without this.
 */
export function editorChunks(): Rolldown.CodeSplittingOptions {
  let sets: Sets | null = null;
  return {
    groups: chunks.map(([debugName, has], index) => ({
      debugName,
      name: (id, infos) => {
        sets ??= setsOf(infos);
        return has(id, sets) ? debugName : null;
      },
      priority: chunks.length - index,
    })),
  };
}
