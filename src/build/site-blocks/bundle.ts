import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as Vite from 'vite';
import type { Scripts } from './engine-scripts.ts';

/** The browsers that README names: these run the scripts, older ones show the pages without. */
export const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

type Output = Vite.Rolldown.RolldownOutput['output'];

/** A script of a bundle. */
export type Chunk = Vite.Rolldown.OutputChunk;

/** What the bundles of the engine and of a site have in common. */
export const sharedOptions = {
  configFile: false,
  // What is wrong with a source is thrown.
  logLevel: 'silent',
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
} satisfies Vite.InlineConfig;

/** Bundles, and writes the scripts with their source maps into one folder. */
export async function bundleInto(
  folder: string,
  { build }: Pick<typeof Vite, 'build'>,
  { build: options, ...config }: Vite.InlineConfig,
): Promise<{ chunks: Chunk[]; output: Output }> {
  const common = { write: false, modulePreload: false, assetsInlineLimit: 0 } as const;
  const result = await build({ ...sharedOptions, ...config, build: { ...common, ...options } });
  if (!('output' in result)) throw new Error('Vite answered with something else than a bundle.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  for (const { fileName, code, map } of chunks) {
    const file = path.join(folder, fileName.replace(/^assets\//, ''));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
    if (map) writeFileSync(`${file}.map`, map.toString());
  }
  return { chunks, output: result.output };
}

/** What each script imports, by the names of the files. */
export const importsIn = (chunks: readonly Chunk[]): Scripts['files'] =>
  Object.fromEntries(
    chunks.map(({ fileName, imports, dynamicImports }) => [
      nameOf(fileName),
      { now: imports.map(nameOf), later: dynamicImports.map(nameOf) },
    ]),
  );

const nameOf = (file: string): string => path.basename(file);

/**
 * The file name of an entry's script.
 * @throws if the bundle has none
 */
export function entryIn(chunks: readonly Chunk[], entry: string): string {
  const chunk = chunks.find(({ isEntry, name }) => isEntry && name === entry);
  if (!chunk) throw new Error(`The bundle has no ${entry}.`);
  return nameOf(chunk.fileName);
}
