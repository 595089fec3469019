import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  build,
  parseSync,
  preprocessCSS,
  type InlineConfig,
  type Plugin,
  type Rolldown,
} from 'vite';
import { browsers, reactModule } from '../../src/site-blocks/bundle-options.ts';
import { engineClassNames } from '../../src/site-blocks/class-names.ts';
import {
  loadedAtOnce,
  type EditorScripts,
  type BundledPackage,
  type EnginePart,
  type PublicEntries,
  type Scripts,
  type VisitorScripts,
} from '../../src/site-blocks/engine-scripts.ts';
import { readOrigins } from '../../src/site-blocks/entry-origins.ts';
import { scopeStyles } from '../../src/site-blocks/scope-styles.ts';
import { licencesComment } from '../../src/build/licences.ts';
import { compactIcons } from './compact-icons.ts';
import { preactPlugin } from './preact-plugin.ts';
import { publicImportsPlugin } from './public-imports-plugin.ts';
import { stylesheetsPlugin } from './stylesheets-plugin.ts';

type Output = Rolldown.RolldownOutput['output'];
type Chunk = Rolldown.OutputChunk;

const root = path.resolve(import.meta.dirname, '../..');
const inEngine = (file: string) => path.join(root, file);

/** The packages that read files of their own, or are compiled for one system. */
const external = ['fontkit', 'sharp', 'subset-font'];

/** React as a module whose exports a site's own blocks can import by their names. */
const reactEntry = 'virtual:react';
const reactPlugin = (source: string): Plugin => ({
  name: 'react-entry',
  resolveId: (id) => (id === reactEntry ? `\0${reactEntry}` : undefined),
  load: (id) =>
    id === `\0${reactEntry}`
      ? reactModule(source, Object.keys(createRequire(import.meta.url)(source)))
      : undefined,
});

/** What the blocks of a site may import, by the name of its entry. */
const publicModules = {
  schema: inEngine('schema/api.ts'),
  components: inEngine('src/blocks/api.ts'),
  react: reactEntry,
  'jsx-runtime': inEngine('src/site-blocks/jsx-runtime.ts'),
};

/**
 * Vite loads the styles of a script before the script, and its code for that would be a twentieth of what every page
 * loads. Here scripts have no styles of their own.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

async function bundle(config: InlineConfig): Promise<Output> {
  const result = await build(config);
  if (!('output' in result)) throw new Error('Vite answered with something else than a bundle.');
  return result.output;
}

const chunksOf = (output: Output): Chunk[] => output.filter((file) => file.type === 'chunk');

/** Writes scripts, their source maps, and the licences of the packages in them. */
function writeChunks(folder: string, output: Output): void {
  for (const { fileName, code, map } of chunksOf(output)) {
    const file = path.join(folder, fileName.replace(/^assets\//, ''));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
    if (map) writeFileSync(`${file}.map`, map.toString());
  }
  writeFileSync(path.join(folder, 'licences.json'), JSON.stringify(packagesIn(output)));
}

function packagesIn(output: Output): BundledPackage[] {
  const licences = output.find(({ fileName }) => fileName === licencesFile);
  return licences?.type === 'asset' ? JSON.parse(licences.source.toString()) : [];
}

/** The file of a module's own chunk, by the source of the module below the engine's folder. */
const facadesOf = (chunks: readonly Chunk[]): ReadonlyMap<string, string> =>
  new Map(
    chunks.flatMap(({ facadeModuleId, fileName }) =>
      facadeModuleId ? [[sourceOf(facadeModuleId), path.basename(fileName)]] : [],
    ),
  );

const sourceOf = (id: string): string =>
  path.isAbsolute(id) ? path.relative(root, id).split(path.sep).join('/') : id.replace('\0', '');

const importsIn = (chunks: readonly Chunk[]): Scripts['files'] =>
  Object.fromEntries(
    chunks.map(({ fileName, imports, dynamicImports }) => [
      path.basename(fileName),
      { now: imports.map(nameOf), later: dynamicImports.map(nameOf) },
    ]),
  );

const nameOf = (file: string): string => path.basename(file);

function fileOf(facades: ReadonlyMap<string, string>, source: string): string {
  const file = facades.get(source);
  if (file === undefined) throw new Error(`The bundle has no ${source}.`);
  return file;
}

const island = /^src\/blocks\/([^/]+)\//;

/** What hydrates islands. */
const islandEntry = 'src/client/islands/hydrate-island.tsx';

function describeVisitors(
  output: Output,
  modules: Readonly<Record<string, string>>,
): VisitorScripts {
  const chunks = chunksOf(output);
  const facades = facadesOf(chunks);
  const script = fileOf(facades, 'src/client/main.ts');
  const files = importsIn(chunks);
  const isLoadedAnyway = new Set(loadedAtOnce(files, [script]));
  const scriptsOf = (sources: readonly string[]) =>
    loadedAtOnce(
      files,
      sources.map((source) => fileOf(facades, source)),
    ).filter((file) => !isLoadedAnyway.has(file));
  return {
    script,
    hydration: scriptsOf([islandEntry]),
    islandScripts: Object.fromEntries(
      Array.from(facades.keys()).flatMap((source) => {
        const [, type] = island.exec(source) ?? [];
        return type === undefined || Object.values(modules).includes(source)
          ? []
          : [[type, scriptsOf([islandEntry, source])]];
      }),
    ),
    modules: Object.fromEntries(
      Object.entries(modules).map(([name, source]) => [name, fileOf(facades, source)]),
    ),
    files,
    packages: packagesIn(output),
    sources: chunks.flatMap(({ modules: parts }) =>
      Object.entries(parts).flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 ? [sourceOf(id)] : [],
      ),
    ),
  };
}

/** The screen with which most visits begin; it is loaded on demand. */
const pageScreen = 'src/editor/screens/EditScreen.tsx';

const editorEntries = {
  editor: 'src/editor/main.tsx',
  web: 'src/editor/web.tsx',
  served: 'src/editor/served.tsx',
  engine: 'src/editor/engine/worker.ts',
};

function describeEditor(output: Output): EditorScripts {
  const chunks = chunksOf(output);
  const entryOf = (name: string): string => {
    const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
    if (!entry) throw new Error(`The editor's bundle has no ${name}.`);
    return entry.fileName;
  };
  const screens = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(pageScreen)));
  const files = importsIn(chunks);
  return {
    entries: {
      editor: entryOf('editor'),
      web: entryOf('web'),
      served: entryOf('served'),
      engine: entryOf('engine'),
    },
    ofPage: loadedAtOnce(files, [entryOf('editor'), ...screens.map(({ fileName }) => fileName)]),
    modules: Object.fromEntries(Object.keys(publicModules).map((name) => [name, entryOf(name)])),
    files,
  };
}

/** Vite's list of the packages in a bundle. */
const licencesFile = '.vite/licences.json';

/** What every bundle of the engine has in common. */
const shared = {
  root,
  configFile: false,
  // What is wrong with a source is thrown.
  logLevel: 'silent',
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  css: { modules: { generateScopedName: engineClassNames(inEngine('src')).nameClass } },
  oxc: { jsx: { runtime: 'automatic', development: false } },
} satisfies InlineConfig;

const styles = scopeStyles({ preprocessCSS });

/** Source maps tell places in the sources of errors; only packages have those of scripts for browsers. */
const outputOf = (sourcemap: boolean) =>
  ({
    build: {
      write: false,
      sourcemap: sourcemap && 'hidden',
      modulePreload: false,
      license: { fileName: licencesFile },
    },
    output: { sourcemapExcludeSources: true },
  }) as const;

/** The commands, what sites import of the engine, and the icons. */
async function buildCommands(folder: string): Promise<void> {
  const { build: common, output } = outputOf(true);
  const commands = await bundle({
    ...shared,
    plugins: [
      publicImportsPlugin(root),
      stylesheetsPlugin(root),
      styles.textAndNames(),
      reactPlugin('react'),
    ],
    // Node would need longer to find and read hundreds of modules of packages than for all else before a command begins.
    ssr: { noExternal: true, external },
    build: {
      ...common,
      ssr: true,
      // Pages contain functions of the commands as inline scripts.
      minify: true,
      cssTarget: browsers,
      assetsInlineLimit: 0,
      target: 'node20',
      rolldownOptions: {
        input: {
          ...Object.fromEntries(
            commandNames().map((name) => [name, inEngine(`scripts/${name}.ts`)]),
          ),
          ...Object.fromEntries(
            Object.entries({
              ...publicModules,
              'bundle-site': inEngine('src/site-blocks/bundle-site.ts'),
              'find-tool': inEngine('scripts/find-tool.ts'),
            }).map(([name, file]) => [`site/${name}`, file]),
          ),
        },
        output: {
          ...output,
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
        },
      },
    },
  });
  writeChunks(folder, commands);
  const { count } = engineClassNames(inEngine('src'));
  const entries: PublicEntries = { origins: readOrigins(root, parseSync), classNames: count };
  writeFileSync(path.join(folder, 'entries.json'), JSON.stringify(entries));
  writeFileSync(path.join(folder, 'icons.json'), JSON.stringify(compactIcons(root)));
  // Without it, Node would look for the kind of these scripts in folders above.
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}\n');
}

async function buildVisitors(
  folder: string,
  { hasMaps, modules = {} }: { hasMaps: boolean; modules?: Readonly<Record<string, string>> },
): Promise<void> {
  const { build: common, output } = outputOf(hasMaps);
  const others = Object.entries(modules).map(([name, file]) => [
    name.replaceAll(/\W/g, '-'),
    file === reactEntry ? file : inEngine(file),
  ]);
  const visitors = await bundle({
    ...shared,
    plugins: [
      publicImportsPlugin(root),
      styles.namesOnly(),
      plainImports,
      preactPlugin,
      reactPlugin('preact/compat'),
    ],
    build: {
      ...common,
      target: browsers,
      rolldownOptions: {
        input: { main: inEngine('src/client/main.ts'), ...Object.fromEntries(others) },
        preserveEntrySignatures: others.length > 0 ? 'allow-extension' : 'exports-only',
        output: { ...output, postBanner: ({ name }) => (name === 'main' ? licencesComment : '') },
      },
    },
  });
  writeChunks(folder, visitors);
  const scripts = describeVisitors(visitors, modules);
  writeFileSync(path.join(folder, 'scripts.json'), JSON.stringify(scripts));
}

/** The modules that the islands of a site may import, and what `npm start` adds to pages. */
const openModules = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.values(readOrigins(root, parseSync))
      .flatMap((names) => Object.values(names))
      .map(({ file }) => [file, file]),
  ),
  'jsx-runtime': 'src/site-blocks/jsx-runtime.ts',
  overlay: 'src/dev/overlay.ts',
  'edit-button': 'src/editor/edit-button.ts',
  react: reactEntry,
});

async function buildEditor(folder: string, hasMaps: boolean): Promise<void> {
  const { build: common, output } = outputOf(hasMaps);
  const editor = await bundle({
    ...shared,
    plugins: [publicImportsPlugin(root), styles.namesOnly(), reactPlugin('react')],
    resolve: {
      conditions: ['module', 'browser', 'production'],
      alias: { 'react-dom/server': staticRenderer() },
    },
    // As an object, the words need no quotes around their names.
    json: { stringify: false },
    build: {
      ...common,
      target: 'es2022',
      rolldownOptions: {
        input: {
          ...Object.fromEntries(
            Object.entries(editorEntries).map(([name, file]) => [name, inEngine(file)]),
          ),
          ...publicModules,
        },
        preserveEntrySignatures: 'allow-extension',
        output: {
          ...output,
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  });
  writeChunks(folder, editor);
  writeFileSync(path.join(folder, 'scripts.json'), JSON.stringify(describeEditor(editor)));
}

/** Builds a part of the engine into a folder. */
export async function buildPart(part: EnginePart, folder: string, hasMaps: boolean): Promise<void> {
  switch (part) {
    case 'commands':
      return buildCommands(folder);
    case 'visitors':
      return buildVisitors(folder, { hasMaps });
    case 'open':
      return buildVisitors(folder, { hasMaps, modules: openModules() });
    case 'editor':
      return buildEditor(folder, hasMaps);
  }
}

/** The scripts of commands: those that export `main`. */
const commandNames = (): string[] =>
  readdirSync(inEngine('scripts'))
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /^export (?:const|(?:async )?function) main\b/m.test(
        readFileSync(inEngine(`scripts/${file}`), 'utf8'),
      ),
    )
    .map((file) => file.slice(0, -'.ts'.length));

/**
 * React's renderer to static HTML. `react-dom/server` also contains the one for streams, as large again, which the
 * editor does not use and no bundler can leave out.
 */
const staticRenderer = (): string =>
  inEngine('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js');
