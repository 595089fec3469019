import path from 'node:path';
import type { Plugin } from 'vite';
import { findSiteBlocks, type SiteBlock } from './find-site-blocks.ts';
import { createOrigins, withDirectImports, type FindOrigin, type Parse } from './entry-origins.ts';
import { publicEntries } from './public-entries.ts';
import { unreadableFileOf, type UnreadableFile } from './unreadable-file.ts';

/** What the engine imports of the site's blocks (schema/blocks/site-blocks.ts, src/blocks). */
const modules = {
  'virtual:site-blocks': schemasModule,
  'virtual:site-components': componentsModule,
  'virtual:site-islands': islandsModule,
  'virtual:site-data': dataModule,
};

type ModuleName = keyof typeof modules;

const isModule = (source: string): source is ModuleName => Object.hasOwn(modules, source);

/** How the modules are made. */
type ModuleOptions = {
  /** Whether an error in a file of a block is caught, so that it can be told in words. */
  isGuarded: boolean;
  /** The blocks that are left out because one of their files cannot be bundled, by type. */
  unreadable: ReadonlyMap<string, UnreadableFile>;
  /** The types of the islands; null if any block may be one. */
  islands: readonly string[] | null;
};

/**
 * Provides the site's own blocks to the engine as virtual modules, which list the folders that there are: so no file
 * lists blocks, and commands, visitors and the editor get the same ones.
 */
export function siteBlocksPlugin(folder: string): Plugin {
  let root = '';
  let parse: Parse;
  let findOrigin: FindOrigin;
  return {
    name: 'site-blocks',
    enforce: 'pre',
    // A site may have a copy of React that is not the engine's.
    config: () => ({ resolve: { dedupe: ['react', 'react-dom'] } }),
    async configResolved(config) {
      ({ root } = config);
      ({ parseSync: parse } = await import('vite'));
      findOrigin = createOrigins(root, parse);
    },
    resolveId(source) {
      if (isModule(source)) return `\0${source}`;
      const entry = publicEntries.get(source);
      if (entry === undefined) return undefined;
      return { id: path.join(root, entry), moduleSideEffects: false };
    },
    transform: {
      order: 'pre',
      filter: { id: /\.tsx?$/, code: Array.from(publicEntries.keys()) },
      handler(code, id) {
        const direct = withDirectImports(id, code, { root, findOrigin, parse });
        return direct === null ? undefined : { code: direct, map: null };
      },
    },
    async load(id) {
      const name = id.slice(1);
      if (!id.startsWith('\0') || !isModule(name)) return undefined;
      const isGuarded = this.environment.config.consumer === 'server';
      const blocks: SiteBlock[] = [];
      const unreadable = new Map<string, UnreadableFile>();
      for (const block of findSiteBlocks(folder)) {
        const problem = await unreadableFileOf(block, root);
        if (problem) unreadable.set(block.type, problem);
        else blocks.push(block);
      }
      return modules[name](blocks, { isGuarded, unreadable, islands: null });
    },
    configureServer({ watcher }) {
      watcher.add(folder);
    },
    hotUpdate({ file, modules: changed }) {
      findOrigin = createOrigins(root, parse);
      const inFolder = !path.relative(folder, file).startsWith('..');
      if (!inFolder) return undefined;
      // A file that is new, gone or can be read again may be a block more or less.
      const lists = Object.keys(modules).flatMap(
        (name) => this.environment.moduleGraph.getModuleById(`\0${name}`) ?? [],
      );
      return [...changed, ...lists];
    },
  };
}

/** Loads the components of these islands only: visitors get nothing of blocks that are static. */
export const visitorIslandsPlugin = (folder: string, islands: readonly string[]): Plugin => ({
  name: 'visitor-islands',
  load: {
    order: 'pre',
    handler: (id) =>
      id === '\0virtual:site-islands'
        ? islandsModule(findSiteBlocks(folder), { islands })
        : undefined,
  },
});

const text = JSON.stringify;

/** A path as imports write it. */
const importPath = (file: string): string => text(file.split(path.sep).join('/'));

const entries = (lines: readonly string[]): string => `{\n${lines.join('\n')}\n}`;

function schemasModule(
  blocks: readonly SiteBlock[],
  { isGuarded, unreadable }: ModuleOptions,
): string {
  if (!isGuarded) {
    return [
      ...blocks.map(({ schema }, index) => `import * as block${index} from ${importPath(schema)};`),
      `export const siteSchemas = ${entries(
        blocks.map(({ type }, index) => `${text(type)}: { module: block${index} },`),
      )};`,
    ].join('\n');
  }
  const leftOut = Array.from(
    unreadable,
    ([type, why]) => `${text(type)}: { unreadable: ${text(why)} },`,
  );
  if (blocks.length === 0) return `export const siteSchemas = ${entries(leftOut)};`;
  return `const load = (run) => run().then((module) => ({ module }), (error) => ({ error }));
export const siteSchemas = ${entries([
    ...leftOut,
    ...blocks.map(
      ({ type, schema }) => `${text(type)}: await load(() => import(${importPath(schema)})),`,
    ),
  ])};`;
}

function componentsModule(blocks: readonly SiteBlock[]): string {
  return [
    ...blocks.map(
      ({ component }, index) => `import Component${index} from ${importPath(component)};`,
    ),
    `export const siteComponents = ${entries(
      blocks.map(({ type }, index) => `${text(type)}: Component${index},`),
    )};`,
  ].join('\n');
}

function islandsModule(
  blocks: readonly SiteBlock[],
  { islands }: Pick<ModuleOptions, 'islands'>,
): string {
  const lines = blocks
    .filter(({ type }) => islands === null || islands.includes(type))
    .map(
      ({ type, component }) =>
        `${text(type)}: async () => (await import(${importPath(component)})).default,`,
    );
  return `export const siteIslands = ${entries(lines)};`;
}

function dataModule(blocks: readonly SiteBlock[]): string {
  const withData = blocks.filter(({ data }) => data !== null);
  return [
    ...withData.map(
      ({ data }, index) => `import * as data${index} from ${importPath(data ?? '')};`,
    ),
    `export const siteData = ${entries(
      withData.map(({ type }, index) => `${text(type)}: data${index},`),
    )};`,
  ].join('\n');
}
