import path from 'node:path';
import { build } from 'vite';
import { cacheFolder, forgetOldest, keepFile, readKeptFile } from '../cache/kept-file.ts';
import { classNamesPlugin } from '../build/bundle-scripts.ts';

const entries = { editor: 'src/editor/main.tsx', engine: 'src/editor/engine/worker.ts' };

/** The editor's scripts, by their file names. */
export type Scripts = ReadonlyMap<string, string>;

const folder = path.join(cacheFolder, 'editor');
const mostKept = 5;

const isScripts = (value: unknown): value is Scripts => value instanceof Map;

/** The editor's scripts of a version of the code, which are bundled once. */
export async function keptEditor(root: string, version: string): Promise<Scripts> {
  const file = path.join(folder, `${version}.bin`);
  const kept = readKeptFile(file, version);
  if (kept && 'value' in kept && isScripts(kept.value)) return kept.value;
  const scripts = await bundleEditor(root);
  keepFile(file, version, scripts);
  forgetOldest(folder, mostKept);
  return scripts;
}

/**
 * The editor's current scripts. They are bundled when the editor is first opened, so that the browser loads a few files
 * instead of a thousand, and React's production build. Visitors never get any of it.
 */
export async function bundleEditor(root: string): Promise<Scripts> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [classNamesPlugin(root)],
    resolve: { conditions: ['module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(entries).map(([name, file]) => [name, path.join(root, file)]),
        ),
        checks: { pluginTimings: false },
        // Packages select React's development or production build; here the code is for browsers.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite answered with something else than a bundle.');
  return new Map(
    result.output.flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file.code] as const] : [],
    ),
  );
}
