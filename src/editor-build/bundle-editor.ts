import path from 'node:path';
import { z } from 'zod';
import { nameOf } from '../cache/cache-file.ts';
import { ValueCache } from '../cache/value-cache.ts';
import { classNamesPlugin } from '../build/bundle-scripts.ts';
import { stylesheetClassNames, type ClassNames } from '../build/page-styles.ts';
import { dependencyFolder, engineRoot } from '../roots.ts';
import { currentBlocksFolder, rulesFolderOf } from '../site-blocks/find-site-blocks.ts';
import { siteBlocksPlugin } from '../site-blocks/site-blocks-plugin.ts';
import { siteRulesPlugin } from '../site-blocks/site-rules-plugin.ts';
import { editorClassNames } from './editor-styles.ts';

/** Of the editor of `npm start`, of the one at a git host, of the one on a server of one's own, and of their worker. */
const entries = {
  editor: 'src/editor/main.tsx',
  web: 'src/editor/web.tsx',
  served: 'src/editor/served.tsx',
  engine: 'src/editor/engine/worker.ts',
};

/** The screen with which most visits begin; it is loaded on demand. */
const pageScreen = 'src/editor/screens/EditScreen.tsx';

/** A script that a document or a worker starts with. */
export type EditorEntry = keyof typeof entries;

/** The editor's scripts: their code by file name, and the file names of the entries. */
export type Scripts = {
  files: ReadonlyMap<string, string>;
  entries: Readonly<Record<EditorEntry, string>>;
  /** What the editor of `npm start` loads before a page can be edited, which browsers else find one after another. */
  ofPage: readonly string[];
};

const scriptsSchema = z.object({
  files: z.map(z.string(), z.string()),
  entries: z.object({
    editor: z.string(),
    web: z.string(),
    served: z.string(),
    engine: z.string(),
  }),
  ofPage: z.array(z.string()),
});

const cache = new ValueCache<Scripts>('editor', scriptsSchema);

/** Calls this module's `cachedEditor` in another process. */
export type BundleElsewhere = () => Promise<void>;

/**
 * The editor's scripts of a version of the code, which are bundled once for the build and once for `npm start`: they
 * contain the class names of the pages, which are shorter in the build. If bundling elsewhere fails, it is done here.
 */
export async function cachedEditor(
  version: string,
  bundleElsewhere?: BundleElsewhere,
): Promise<Scripts> {
  const name = nameOf(JSON.stringify([version, ...stylesheetClassNames]));
  const read = () => cache.read(name, name);
  const cached = read() ?? (await bundleElsewhere?.().then(read, () => null));
  if (cached) return cached;
  const scripts = await bundleEditor(stylesheetClassNames);
  cache.write(name, name, scripts);
  return scripts;
}

/**
 * React's renderer to static HTML. `react-dom/server` also contains the one for streams, as large again, which the
 * editor does not use and no bundler can leave out.
 */
const staticRenderer = (): string =>
  path.join(dependencyFolder('react-dom'), 'cjs/react-dom-server-legacy.browser.production.js');

/**
 * The editor's current scripts. They are bundled, so that the browser loads a few files
 * instead of a thousand, and React's production build. Visitors never get any of it.
 * @param classNames those of the pages that it shows
 */
export async function bundleEditor(classNames: ClassNames): Promise<Scripts> {
  // Loaded only here: a build that changes one page would take a fifth of a second longer.
  const { build } = await import('vite');
  const result = await build({
    root: engineRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      classNamesPlugin(new Map([...classNames, ...editorClassNames])),
      siteBlocksPlugin(currentBlocksFolder()),
      siteRulesPlugin(rulesFolderOf(currentBlocksFolder())),
    ],
    resolve: {
      conditions: ['module', 'browser', 'production'],
      alias: { 'react-dom/server': staticRenderer() },
    },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // As an object, the words need no quotes around their names.
    json: { stringify: false },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(entries).map(([name, file]) => [name, path.join(engineRoot, file)]),
        ),
        checks: { pluginTimings: false },
        // Packages select React's development or production build; here the code is for browsers.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
        // Each editor's document names its own; a name changes with the code.
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite answered with something else than a bundle.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const entryOf = (name: EditorEntry): string => {
    const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
    if (!entry) throw new Error(`The editor's bundle has no ${name}.`);
    return entry.fileName;
  };
  const ofPage = new Set(
    chunks
      .filter(
        ({ fileName, moduleIds }) =>
          fileName === entryOf('editor') || moduleIds.some((id) => id.endsWith(pageScreen)),
      )
      .map(({ fileName }) => fileName),
  );
  // Iterating over a set includes items that are added meanwhile.
  for (const file of ofPage) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      ofPage.add(imported);
  }
  return {
    ofPage: [...ofPage],
    files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    entries: {
      editor: entryOf('editor'),
      web: entryOf('web'),
      served: entryOf('served'),
      engine: entryOf('engine'),
    },
  };
}
