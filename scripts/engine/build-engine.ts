import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as vite from 'vite';
import type { InlineConfig, Plugin } from 'vite';
import {
  browsers,
  bundleInto,
  entryIn,
  importsIn,
  type Chunk,
} from '../../src/build/site-blocks/bundle.ts';
import { engineClassNames } from '../../src/build/site-blocks/class-names.ts';
import {
  loadedAtOnce,
  type EditorScripts,
  type BundledPackage,
  type EnginePart,
  type PublicEntries,
  type VisitorScripts,
} from '../../src/build/site-blocks/engine-scripts.ts';
import { readOrigins } from '../../src/build/site-blocks/entry-origins.ts';
import { scopeStyles } from '../../src/build/site-blocks/scope-styles.ts';
import { licencesComment } from '../../src/build/licences.ts';
import { compactIcons } from './compact-icons.ts';
import { preactPlugin } from './preact-plugin.ts';
import { entryImportsPlugin } from './entry-imports-plugin.ts';
import { stylesheetsPlugin } from './stylesheets-plugin.ts';

const root = path.resolve(import.meta.dirname, '../..');
const inEngine = (file: string) => path.join(root, file);

/** The packages that read files of their own, or are compiled for one system. */
const external = ['fontkit', 'sharp', 'subset-font'];

/** React as a module whose exports a site's own blocks can import by their names. */
const reactEntry = 'virtual:react';
const reactPlugin = (source: string): Plugin => ({
  name: 'react-entry',
  resolveId: (id) => (id === reactEntry ? `\0${reactEntry}` : undefined),
  load(id) {
    if (id !== `\0${reactEntry}`) return undefined;
    const names = Object.keys(createRequire(import.meta.url)(source)).filter((name) =>
      /^[A-Za-z]\w*$/.test(name),
    );
    const exported = names.filter((name) => name !== 'default').join(', ');
    return `import * as all from '${source}';\nexport default all;\nexport const { ${exported} } = all;`;
  },
});

/** What the blocks of a site may import, by the name of its entry. */
const publicModules = {
  schema: inEngine('schema/api.ts'),
  components: inEngine('src/blocks/api.ts'),
  react: reactEntry,
  'jsx-runtime': inEngine('src/build/site-blocks/jsx-runtime.ts'),
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

/** Bundles a part of the engine, and lists the licences of the packages in it. */
async function bundlePart(
  folder: string,
  { build: options, ...config }: InlineConfig,
): Promise<{ chunks: Chunk[]; packages: BundledPackage[] }> {
  const { chunks, output } = await bundleInto(folder, vite, {
    root,
    css: { modules: { generateScopedName: nameClass } },
    ...config,
    build: { license: { fileName: licencesFile }, ...options },
  });
  const licences = output.find(({ fileName }) => fileName === licencesFile);
  const packages: BundledPackage[] =
    licences?.type === 'asset' ? JSON.parse(licences.source.toString()) : [];
  writeFileSync(path.join(folder, 'licences.json'), JSON.stringify(packages));
  return { chunks, packages };
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

function fileOf(facades: ReadonlyMap<string, string>, source: string): string {
  const file = facades.get(source);
  if (file === undefined) throw new Error(`The bundle has no ${source}.`);
  return file;
}

const island = /^src\/blocks\/([^/]+)\//;

/** What hydrates islands. */
const islandEntry = 'src/client/islands/hydrate-island.tsx';

function describeVisitors(
  chunks: readonly Chunk[],
  packages: readonly BundledPackage[],
  modules: Readonly<Record<string, string>>,
): VisitorScripts {
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
    packages,
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

function describeEditor(chunks: readonly Chunk[]): EditorScripts {
  const entryOf = (name: string) => entryIn(chunks, name);
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

const { nameClass, count } = engineClassNames(inEngine('src'));

const styles = scopeStyles(vite);

/** The commands, what sites import of the engine, and the icons. */
async function buildCommands(folder: string): Promise<void> {
  await bundlePart(folder, {
    plugins: [
      entryImportsPlugin(root),
      stylesheetsPlugin(root),
      styles.textAndNames(),
      reactPlugin('react'),
    ],
    // Node would need longer to find and read hundreds of modules of packages than for all else before a command begins.
    ssr: { noExternal: true, external },
    build: {
      sourcemap: 'hidden',
      ssr: true,
      // Pages contain functions of the commands as inline scripts.
      minify: true,
      cssTarget: browsers,
      target: 'node20',
      rolldownOptions: {
        input: {
          ...Object.fromEntries(
            commandNames().map((name) => [name, inEngine(`scripts/${name}.ts`)]),
          ),
          thread: inEngine('src/build/threads/thread.ts'),
          ...Object.fromEntries(
            Object.entries({
              ...publicModules,
              'bundle-site': inEngine('src/build/site-blocks/bundle-site.ts'),
              'find-tool': inEngine('scripts/find-tool.ts'),
            }).map(([name, file]) => [`site/${name}`, file]),
          ),
        },
        output: {
          sourcemapExcludeSources: true,
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
        },
      },
    },
  });
  const entries: PublicEntries = { origins: readOrigins(root, vite.parseSync), classNames: count };
  writeFileSync(path.join(folder, 'entries.json'), JSON.stringify(entries));
  writeFileSync(path.join(folder, 'icons.json'), JSON.stringify(compactIcons(root)));
  // Without it, Node would look for the kind of these scripts in folders above.
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}\n');
}

async function buildVisitors(
  folder: string,
  modules: Readonly<Record<string, string>> = {},
): Promise<void> {
  const others = Object.entries(modules).map(([name, file]) => [
    name.replaceAll(/\W/g, '-'),
    file === reactEntry ? file : inEngine(file),
  ]);
  const { chunks, packages } = await bundlePart(folder, {
    plugins: [
      entryImportsPlugin(root),
      styles.namesOnly(),
      plainImports,
      preactPlugin,
      reactPlugin('preact/compat'),
    ],
    build: {
      sourcemap: 'hidden',
      target: browsers,
      rolldownOptions: {
        input: { main: inEngine('src/client/main.ts'), ...Object.fromEntries(others) },
        preserveEntrySignatures: others.length > 0 ? 'allow-extension' : 'exports-only',
        output: {
          sourcemapExcludeSources: true,
          postBanner: ({ name }) => (name === 'main' ? licencesComment : ''),
        },
      },
    },
  });
  const scripts = describeVisitors(chunks, packages, modules);
  writeFileSync(path.join(folder, 'scripts.json'), JSON.stringify(scripts));
}

/** The modules that the islands of a site may import, and what `npm start` adds to pages. */
const openModules = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.values(readOrigins(root, vite.parseSync))
      .flatMap((names) => Object.values(names))
      .map(({ file }) => [file, file]),
  ),
  'jsx-runtime': 'src/build/site-blocks/jsx-runtime.ts',
  overlay: 'src/dev/overlay.ts',
  'edit-button': 'src/editor/edit-button.ts',
  react: reactEntry,
});

async function buildEditor(folder: string): Promise<void> {
  const { chunks } = await bundlePart(folder, {
    plugins: [entryImportsPlugin(root), styles.namesOnly(), reactPlugin('react')],
    resolve: {
      conditions: ['module', 'browser', 'production'],
      alias: { 'react-dom/server': staticRenderer() },
    },
    // As an object, the words need no quotes around their names.
    json: { stringify: false },
    build: {
      sourcemap: 'hidden',
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
          sourcemapExcludeSources: true,
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  });
  writeFileSync(path.join(folder, 'scripts.json'), JSON.stringify(describeEditor(chunks)));
}

/** Builds a part of the engine into a folder. */
export async function buildPart(part: EnginePart, folder: string): Promise<void> {
  switch (part) {
    case 'commands':
      return buildCommands(folder);
    case 'visitors':
      return buildVisitors(folder);
    case 'open':
      return buildVisitors(folder, openModules());
    case 'editor':
      return buildEditor(folder);
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
