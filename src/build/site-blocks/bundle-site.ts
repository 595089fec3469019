import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Vite from 'vite';
import { isDefinition } from '../../../schema/define-block.ts';
import { browsers, bundleInto, entryIn, importsIn, type Chunk } from './bundle.ts';
import { siteClassNames } from './class-names.ts';
import {
  builtFile,
  editorScripts,
  loadedAtOnce,
  publicEntriesOfEngine,
  visitorScripts,
} from './engine-scripts.ts';
import { withDirectImports } from './entry-origins.ts';
import {
  currentBlocksFolder,
  findSiteBlocks,
  listRuleFiles,
  rulesFolderOf,
  type SiteBlock,
} from './find-site-blocks.ts';
import { publicEntries } from './public-entries.ts';
import { runtimeImports } from './runtime-imports.ts';
import { scopeStyles } from './scope-styles.ts';
import type { SiteScripts } from './site-scripts.ts';
import { ofEngine, stylesheetsModule } from './stylesheets-module.ts';
import { unreadableFileOf, unreadableRule, type UnreadableFile } from './unreadable-file.ts';

/** The code of a site that can be bundled, and why the rest cannot. */
type Found = {
  blocks: readonly SiteBlock[];
  rules: readonly { name: string; file: string }[];
  unreadableBlocks: ReadonlyMap<string, UnreadableFile>;
  unreadableRules: ReadonlyMap<string, UnreadableFile>;
};

const text = JSON.stringify;

/** A path as imports write it. */
const importPath = (file: string): string => text(file.split(path.sep).join('/'));

const object = (entries: readonly string[]): string => `{\n${entries.join('\n')}\n}`;

const registered = (parts: readonly string[]): string => `globalThis.siteCode = ${object(parts)};`;

const stylesEntry = 'virtual:site-styles';

const guarded = (file: string): string =>
  `await import(${importPath(file)}).then((module) => ({ module }), (error) => ({ error }))`;

const leftOut = (unreadable: UnreadableFile): string => text({ unreadable });

/** For commands, which report a file that throws as it is loaded. */
function codeForNode({ blocks, rules, unreadableBlocks, unreadableRules }: Found): string {
  return [
    `import { stylesheetsOf } from '${stylesEntry}';`,
    ...importsOfBlocks(blocks),
    registered([
      `schemas: ${object([
        ...Array.from(unreadableBlocks, ([type, why]) => `${text(type)}: ${leftOut(why)},`),
        ...blocks.map(({ type, schema }) => `${text(type)}: ${guarded(schema)},`),
      ])},`,
      `rules: [${[
        ...Array.from(unreadableRules, ([name, why]) => `[${text(name)}, ${leftOut(why)}],`),
        ...rules.map(({ name, file }) => `[${text(name)}, ${guarded(file)}],`),
      ].join('\n')}],`,
      ...componentsOf(blocks),
      'stylesheets: stylesheetsOf,',
    ]),
  ].join('\n');
}

/** For the editor, which gets what can be used. */
const codeForEditor = (
  { blocks, rules }: Found,
  islandScripts: Readonly<Record<string, readonly string[]>>,
): string =>
  [
    ...blocks.map(({ schema }, index) => `import * as schema${index} from ${importPath(schema)};`),
    ...rules.map(({ file }, index) => `import * as rule${index} from ${importPath(file)};`),
    ...importsOfBlocks(blocks),
    'const addressOf = (file) => new URL(file, import.meta.url).pathname;',
    registered([
      `schemas: ${object(blocks.map(({ type }, index) => `${text(type)}: { module: schema${index} },`))},`,
      `rules: [${rules.map(({ name }, index) => `[${text(name)}, { module: rule${index} }],`).join('\n')}],`,
      ...componentsOf(blocks),
      `islandScripts: ${object(
        Object.entries(islandScripts).map(
          ([type, files]) => `${text(type)}: ${text(files)}.map(addressOf),`,
        ),
      )},`,
    ]),
  ].join('\n');

const importsOfBlocks = (blocks: readonly SiteBlock[]): string[] =>
  blocks.flatMap(({ component, data }, index) => [
    `import Component${index} from ${importPath(component)};`,
    ...(data === null ? [] : [`import * as data${index} from ${importPath(data)};`]),
  ]);

const componentsOf = (blocks: readonly SiteBlock[]): string[] => [
  `components: ${object(blocks.map(({ type }, index) => `${text(type)}: Component${index},`))},`,
  `data: ${object(
    blocks.flatMap(({ type, data }, index) =>
      data === null ? [] : `${text(type)}: data${index},`,
    ),
  )},`,
];

/** What the entries that blocks may import are called in the engine's scripts. */
const entryNames: ReadonlyMap<string, string> = new Map([
  ...Array.from(publicEntries.keys(), (name): [string, string] => [name, path.basename(name)]),
  ['woven-site/jsx-runtime', 'jsx-runtime'],
  ['react/jsx-runtime', 'jsx-runtime'],
  ['react', 'react'],
]);

/** Leaves imports of the engine to where it is: an instance of it must be the same for all. */
const engineOutside = (addressOf: (name: string) => string): Vite.Plugin => ({
  name: 'engine-outside',
  enforce: 'pre',
  resolveId(source) {
    if (source.startsWith(ofEngine)) {
      return { id: addressOf(source.slice(ofEngine.length)), external: true };
    }
    const name = entryNames.get(source);
    return name === undefined ? undefined : { id: addressOf(name), external: true };
  },
});

const moduleOf = (id: string, code: () => string): Vite.Plugin => ({
  name: id,
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? code() : undefined),
});

/** Vite takes `#` and `?` in the name of a folder for the end of a path. */
const unusual = /[^\w\-./\\: ]/;

/**
 * Bundles the blocks and rules of the site that a command works on, into a folder: for commands, for visitors where
 * blocks are islands, and for the editor. The engine stays outside.
 */
export async function bundleSite(vite: typeof Vite, folder: string): Promise<void> {
  const root = path.dirname(currentBlocksFolder());
  if (!unusual.test(root)) return bundleFrom(root, vite, folder);
  const scratch = mkdtempSync(path.join(tmpdir(), 'site-'));
  try {
    symlinkSync(root, path.join(scratch, 'site'), 'junction');
    await bundleFrom(path.join(scratch, 'site'), vite, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** `root` is the folder of the site, or a link to it. */
async function bundleFrom(root: string, vite: typeof Vite, folder: string): Promise<void> {
  const { parseSync } = vite;
  const { origins, classNames } = publicEntriesOfEngine();
  const blocksFolder = path.join(root, 'blocks');
  const found = findCode(blocksFolder, parseSync);
  const styles = scopeStyles(vite);

  const bundle = async (
    input: Record<string, string>,
    { build, ...config }: Vite.InlineConfig,
  ): Promise<Chunk[]> => {
    const { chunks } = await bundleInto(folder, vite, {
      root,
      resolve: { preserveSymlinks: true },
      css: { modules: { generateScopedName: siteClassNames(blocksFolder, classNames) } },
      ...config,
      build: {
        sourcemap: 'hidden',
        ...build,
        rolldownOptions: {
          input,
          preserveEntrySignatures: 'allow-extension',
          output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    });
    return chunks;
  };

  const inNode = 'virtual:site-in-node';
  const node = await bundle(
    { node: inNode },
    {
      ssr: { noExternal: true },
      plugins: [
        engineOutside((name) => pathToFileURL(builtFile('commands', 'site', `${name}.js`)).href),
        moduleOf(inNode, () => codeForNode(found)),
        moduleOf(stylesEntry, () => stylesheetsOfSite(found.blocks, { root, parse: parseSync })),
        styles.textAndNames(),
      ],
      build: { ssr: true, minify: false, cssTarget: browsers, target: 'node20' },
    },
  );

  await import(pathToFileURL(path.join(folder, entryIn(node, 'node'))).href);
  const islands = found.blocks.filter(({ type }) => {
    const schema = globalThis.siteCode?.schemas[type];
    const definition = schema && 'module' in schema ? schema.module['default'] : undefined;
    return isDefinition(definition) && definition.island !== undefined;
  });
  const open = islands.length === 0 ? null : visitorScripts('open');
  const visitors =
    open === null
      ? []
      : await bundle(Object.fromEntries(islands.map(({ type, component }) => [type, component])), {
          plugins: [
            {
              name: 'direct-imports',
              enforce: 'pre',
              transform: {
                order: 'pre',
                filter: { id: /\.tsx?$/, code: Array.from(publicEntries.keys()) },
                handler(code, id) {
                  const direct = withDirectImports(id, code, {
                    parse: parseSync,
                    originsOf: (source) => origins[source],
                    sourceOf: (file) => ofEngine + file,
                  });
                  return direct === null ? undefined : { code: direct, map: null };
                },
              },
            },
            engineOutside((name) => `./${open.modules[name]}`),
            styles.namesOnly(),
          ],
          build: { minify: true, target: browsers },
        });
  const ofVisitors = importsIn(visitors);
  const all = { ...open?.files, ...ofVisitors };
  const isLoadedAnyway = new Set(open ? loadedAtOnce(all, [open.script]) : []);
  const islandScripts = Object.fromEntries(
    islands.map(({ type }) => {
      const script = entryIn(visitors, type);
      const others = loadedAtOnce(all, [...(open?.hydration ?? []), script]);
      return [
        type,
        [...others.filter((file) => file !== script && !isLoadedAnyway.has(file)), script],
      ];
    }),
  );

  const inEditor = 'virtual:site-in-editor';
  const forEditor = await bundle(
    { site: inEditor },
    {
      plugins: [
        engineOutside((name) => `./${editorScripts().modules[name]}`),
        moduleOf(inEditor, () => codeForEditor(found, islandScripts)),
        styles.namesOnly(),
      ],
      build: { minify: true, target: 'es2022' },
    },
  );
  const scripts: SiteScripts = {
    node: entryIn(node, 'node'),
    islandScripts,
    visitors: ofVisitors,
    editor: { entry: entryIn(forEditor, 'site'), files: forEditor.map(({ fileName }) => fileName) },
  };
  writeFileSync(path.join(folder, 'site.json'), text(scripts));
}

function findCode(blocksFolder: string, parse: typeof Vite.parseSync): Found {
  const found = {
    blocks: findSiteBlocks(blocksFolder),
    rules: listRuleFiles(rulesFolderOf(blocksFolder)),
  };
  const unreadableBlocks = new Map<string, UnreadableFile>();
  const unreadableRules = new Map<string, UnreadableFile>();
  for (const block of found.blocks) {
    const unreadable = unreadableFileOf(block, parse);
    if (unreadable) {
      // The bundle also serves a site with the same code in another folder.
      const file = path.relative(blocksFolder, unreadable.file);
      unreadableBlocks.set(block.type, { ...unreadable, file });
    }
  }
  for (const { name, file } of found.rules) {
    const unreadable = unreadableRule(file, parse);
    if (unreadable) unreadableRules.set(name, unreadable);
  }
  return {
    blocks: found.blocks.filter(({ type }) => !unreadableBlocks.has(type)),
    rules: found.rules.filter(({ name }) => !unreadableRules.has(name)),
    unreadableBlocks,
    unreadableRules,
  };
}

/** The stylesheets of a site's blocks, named by the file below its folder. */
function stylesheetsOfSite(
  blocks: readonly SiteBlock[],
  { root, parse }: { root: string; parse: typeof Vite.parseSync },
): string {
  const { origins } = publicEntriesOfEngine();
  const inSite = (file: string) => path.relative(root, file).split(path.sep).join('/');
  return stylesheetsModule(
    blocks.map(({ component }) => inSite(component)),
    {
      sourceOf: (file) => path.join(root, file).split(path.sep).join('/'),
      importsOf: (file) => {
        const { module } = parse(file, readFileSync(path.join(root, file), 'utf8'));
        return runtimeImports(module).flatMap(({ source, names }) =>
          source.startsWith('.')
            ? [path.posix.join(path.posix.dirname(file), source)]
            : names.flatMap((name) => {
                const origin = origins[source]?.[name ?? ''];
                return origin ? [ofEngine + origin.file] : [];
              }),
        );
      },
    },
  );
}
