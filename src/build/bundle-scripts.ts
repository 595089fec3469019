import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { IslandType } from '../blocks/islands.ts';
import { licencesComment, readPackages, type BundledPackage } from './licences.ts';
import { classNamesOf } from './page-styles.ts';

const browserEntry = 'src/client/main.ts';
/** What wakes any island. */
const islandEntry = '/src/client/islands/wake-island.tsx';
/** What Vite tells about a bundle; none of it is published. */
const licencesFile = '.vite/licences.json';

/** The scripts of a built site, by their addresses. */
export type BundledScripts = {
  script: string;
  /** The scripts that an island needs besides the entry. */
  islandScripts(type: IslandType): string[];
  /** The packages whose code is in the scripts. */
  packages: BundledPackage[];
  /** The source files whose code is in the scripts, from the project folder on. */
  sources: string[];
};

/** Bundles with Vite the scripts that browsers get, into `folder`/assets. */
export async function bundleScripts(root: string, folder: string): Promise<BundledScripts> {
  const output = await bundle(root);
  const chunks = output.filter((file) => file.type === 'chunk');
  for (const { fileName, code } of chunks) {
    const file = path.join(folder, fileName);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, code);
  }
  const entry = chunks.find(({ isEntry }) => isEntry);
  const licences = output.find(({ fileName }) => fileName === licencesFile);
  if (!entry || licences?.type !== 'asset') throw new Error('The bundle is not whole.');
  return {
    script: `/${entry.fileName}`,
    islandScripts: (type) => scriptsOf(chunks, entry, [islandEntry, `/src/blocks/${type}/`]),
    packages: readPackages(licences.source.toString()),
    sources: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 ? [sourceOf(root, id)] : [],
      ),
    ),
  };
}

async function bundle(root: string): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const result = await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [classNamesPlugin(root)],
    build: {
      write: false,
      license: { fileName: licencesFile },
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, browserEntry),
        preserveEntrySignatures: 'exports-only',
        output: { postBanner: ({ isEntry }) => (isEntry ? licencesComment : '') },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite answered with something else than a bundle.');
  return result.output;
}

const classNamesPrefix = '\0class-names:';

/**
 * Puts the class names of a stylesheet in the place of the stylesheet itself: the styles of a page come with its
 * HTML (./page-styles.ts), those of static blocks too, whose code never reaches a browser.
 */
export const classNamesPlugin = (root: string): Plugin => ({
  name: 'class-names',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.endsWith('.css') || importer === undefined) return undefined;
    return `${classNamesPrefix}${sourceOf(root, path.resolve(path.dirname(importer), source))}.js`;
  },
  load(id) {
    if (!id.startsWith(classNamesPrefix)) return undefined;
    const names = classNamesOf.get(id.slice(classNamesPrefix.length, -'.js'.length));
    if (!names) throw new Error(`The styles of ${id.slice(1)} are those of no component.`);
    return { code: `export default ${JSON.stringify(names)};`, moduleSideEffects: false };
  },
});

/** A module's file from the project folder on, with slashes. */
const sourceOf = (root: string, id: string): string =>
  path.isAbsolute(id) ? path.relative(root, id).split(path.sep).join('/') : id;

/** The scripts in which some source files begin, each with all that it imports, apart from what every page has. */
function scriptsOf(
  chunks: readonly Rolldown.OutputChunk[],
  entry: Rolldown.OutputChunk,
  sources: readonly string[],
): string[] {
  const isLoadedAnyway = new Set([entry.fileName, ...entry.imports]);
  const files = new Set<string>();
  const add = (fileName: string) => {
    if (isLoadedAnyway.has(fileName) || files.has(fileName)) return;
    files.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(add);
  };
  for (const source of sources) {
    const chunk = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.split(path.sep).join('/').includes(source),
    );
    if (chunk) add(chunk.fileName);
  }
  return Array.from(files, (file) => `/${file}`);
}
