import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { z } from 'zod';
import { islandTypes } from '../../schema/blocks/index.ts';
import { codeVersion } from '../cache/cache-file.ts';
import { ValueCache } from '../cache/value-cache.ts';
import { engineRoot } from '../roots.ts';
import {
  licencesAddress,
  licencesComment,
  packageSchema,
  readPackages,
  type BundledPackage,
} from './licences.ts';
import { stylesheetClassNames, type ClassNames } from './page-styles.ts';
import { preactPlugin } from './preact-plugin.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { currentBlocksFolder } from '../site-blocks/find-site-blocks.ts';
import { visitorIslandsPlugin } from '../site-blocks/site-blocks-plugin.ts';

const browserEntry = 'src/client/main.ts';
/** What hydrates islands. */
const islandEntry = '/src/client/islands/hydrate-island.tsx';
/** Vite's manifest of a bundle; it is not published. */
const licencesFile = '.vite/licences.json';

/** The scripts of a built site, by their URLs. */
export type BundledScripts = {
  script: string;
  /** The scripts that an island needs besides the entry. */
  islandScripts(type: string): string[];
  /** The packages whose code is in the scripts. */
  packages: BundledPackage[];
  /** The source files whose code is in the scripts, relative to the engine's folder. */
  sources: string[];
};

const bundledSchema = z.object({
  script: z.string(),
  islandScripts: z.record(z.string(), z.array(z.string())),
  packages: z.array(packageSchema),
  sources: z.array(z.string()),
  /** The script files with their code. */
  files: z.array(z.object({ file: z.string(), code: z.string() })),
});

type Bundled = z.infer<typeof bundledSchema>;

/** The scripts of each version of the code. */
const cache = new ValueCache('visitors', bundledSchema);

/**
 * Adds the browser scripts to the site; `base` is the folder of the host that it is in. They are bundled once per
 * version of the code and refer to each other by relative URLs.
 */
export async function bundleScripts(output: SiteOutput, base = ''): Promise<BundledScripts> {
  const version = codeVersion();
  const { files, script, islandScripts, ...scripts } =
    version === null
      ? await makeBundle()
      : (readBundle(version) ?? (await bundleForCache(version)));
  // The licences are in the root of the site.
  const whereLicencesAre = () => base + licencesAddress;
  for (const { file, code } of files)
    output.write(file, code.replace(licencesAddress, whereLicencesAre));
  return {
    ...scripts,
    script: base + script,
    islandScripts: (type) => (islandScripts[type] ?? []).map((address) => base + address),
  };
}

const readBundle = (version: string): Bundled | null => cache.read(version, version);

/** Whether the scripts of this version of the code are cached, or cannot be. */
export function isBundled(): boolean {
  const version = codeVersion();
  return version === null || readBundle(version) !== null;
}

/** Bundles the scripts of this version of the code and caches them. */
export async function bundleForCache(version: string): Promise<Bundled> {
  const bundled = await makeBundle();
  cache.write(version, version, bundled);
  return bundled;
}

async function makeBundle(): Promise<Bundled> {
  const output = await bundle();
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const licences = output.find(({ fileName }) => fileName === licencesFile);
  if (!entry || licences?.type !== 'asset') throw new Error('The bundle is not whole.');
  return {
    files: chunks.map(({ fileName, code }) => ({ file: fileName, code })),
    script: `/${entry.fileName}`,
    islandScripts: Object.fromEntries(
      islandTypes.map((type) => [
        type,
        scriptsOf(chunks, entry, [islandEntry, `/blocks/${type}/`]),
      ]),
    ),
    packages: readPackages(licences.source.toString()),
    sources: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 ? [sourceOf(id)] : [],
      ),
    ),
  };
}

async function bundle(): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const { build } = await import('vite');
  const result = await build({
    root: engineRoot,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      classNamesPlugin(stylesheetClassNames),
      plainImports,
      preactPlugin,
      visitorIslandsPlugin(currentBlocksFolder(), islandTypes),
    ],
    build: {
      write: false,
      license: { fileName: licencesFile },
      modulePreload: false,
      rolldownOptions: {
        input: path.join(engineRoot, browserEntry),
        preserveEntrySignatures: 'exports-only',
        output: { postBanner: ({ isEntry }) => (isEntry ? licencesComment : '') },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite answered with something else than a bundle.');
  return result.output;
}

/**
 * Vite loads the styles of a script before the script, and its code for that would be a twentieth of what every page
 * loads. Here scripts have no styles of their own (see `classNamesPlugin`).
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

const classNamesPrefix = '\0class-names:';

/**
 * Replaces a stylesheet module by its class names: the styles of a page are linked in its HTML (./page-styles.ts),
 * including those of static blocks, whose code never reaches browsers.
 */
export const classNamesPlugin = (classNames: ClassNames): Plugin => ({
  name: 'class-names',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.endsWith('.css') || importer === undefined) return undefined;
    return `${classNamesPrefix}${sourceOf(path.resolve(path.dirname(importer), source))}.js`;
  },
  load(id) {
    if (!id.startsWith(classNamesPrefix)) return undefined;
    const names = classNames.get(id.slice(classNamesPrefix.length, -'.js'.length));
    if (!names) throw new Error(`The styles of ${id.slice(1)} are those of no component.`);
    return { code: `export default ${JSON.stringify(names)};`, moduleSideEffects: false };
  },
});

/** A module's file relative to the engine's folder, with forward slashes. */
const sourceOf = (id: string): string =>
  path.isAbsolute(id) ? path.relative(engineRoot, id).split(path.sep).join('/') : id;

/** The entry scripts of some source files, each with everything it imports except what every page has. */
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
