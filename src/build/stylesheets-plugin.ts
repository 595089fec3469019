import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { createOrigins, type FindOrigin } from '../site-blocks/entry-origins.ts';
import { publicEntries } from '../site-blocks/public-entries.ts';

const moduleName = 'virtual:stylesheets';
const moduleId = `\0${moduleName}`;

/** The component files of the engine, below its folder. */
const folders = ['src/layout', 'src/blocks'];

/**
 * Provides `virtual:stylesheets`: which stylesheets every component needs, directly or through other components, with
 * their text and class names. So a block's styles come with its component and are not listed anywhere, and HTML, styles
 * and browser scripts share their class names. `blocksFolder` has the blocks of the site.
 */
export function stylesheetsPlugin(blocksFolder: string): Plugin {
  let root = '';
  return {
    name: 'stylesheets',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === moduleName ? moduleId : undefined),
    load: (id) =>
      id === moduleId ? stylesheetsModule(root, fromRoot(root, blocksFolder)) : undefined,
    hotUpdate({ file, modules }) {
      const module = this.environment.moduleGraph.getModuleById(moduleId);
      const isSource = [...folders, fromRoot(root, blocksFolder)].some((folder) =>
        file.startsWith(path.posix.join(root, folder)),
      );
      return module && isSource ? [...modules, module] : undefined;
    },
  };
}

const fromRoot = (root: string, file: string): string =>
  path.relative(root, file).split(path.sep).join('/');

function stylesheetsModule(root: string, blocksFolder: string): string {
  const reached = new Map<string, readonly string[]>();
  const imports = new Map<string, readonly string[]>();
  const findOrigin = createOrigins(root, parseSync);
  // Most components import the same ones.
  const importsOfFile = (file: string): readonly string[] => {
    const found = imports.get(file) ?? importsOf(root, file, findOrigin);
    imports.set(file, found);
    return found;
  };
  for (const component of [...folders, blocksFolder].flatMap((folder) =>
    componentsIn(root, folder),
  )) {
    reached.set(component, stylesheetsOf(component, importsOfFile));
  }
  const files = [...new Set([...reached.values()].flat())];
  const lines = files.flatMap((file, index) => {
    const source = file.startsWith('..') ? path.posix.join(root, file) : `/${file}`;
    return [
      `import css${index} from ${JSON.stringify(`${source}?inline`)};`,
      file.endsWith('.module.css')
        ? `import names${index} from ${JSON.stringify(source)};`
        : `const names${index} = {};`,
    ];
  });
  const sheets = files.map(
    (file, index) =>
      `const sheet${index} = { file: ${JSON.stringify(file)}, css: css${index}, classNames: names${index} };`,
  );
  const lists = Array.from(reached, ([component, list]) => {
    const names = list.map((file) => `sheet${files.indexOf(file)}`);
    return `${JSON.stringify(component)}: [${names.join(', ')}],`;
  });
  return [
    ...lines,
    ...sheets,
    `export const blockFolders = ${JSON.stringify(['src/blocks', blocksFolder])};`,
    'export const stylesheetsOf = {',
    ...lists,
    '};',
  ].join('\n');
}

const componentsIn = (root: string, folder: string): string[] =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
        .toSorted()
    : [];

/**
 * The stylesheets that a component needs, in the order of its imports: those of imported components come before its
 * own, which override them.
 */
function stylesheetsOf(
  component: string,
  importsOfFile: (file: string) => readonly string[],
): string[] {
  const visited = new Set<string>();
  const stylesheets: string[] = [];
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    if (file.endsWith('.css')) stylesheets.push(file);
    else if (/\.tsx?$/.test(file)) importsOfFile(file).forEach(visit);
  };
  visit(component);
  return stylesheets;
}

const parse = (root: string, file: string) =>
  parseSync(file, readFileSync(path.join(root, file), 'utf8')).module;

/** What a source file imports of the engine or the site at run time, without types and lazily loaded files. */
function importsOf(root: string, file: string, findOrigin: FindOrigin): string[] {
  return parse(root, file)
    .staticImports.filter(
      ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
    )
    .flatMap(({ moduleRequest: { value: source }, entries }) => {
      if (source.startsWith('.')) return [path.posix.join(path.posix.dirname(file), source)];
      const entry = publicEntries.get(source);
      if (entry === undefined) return [];
      // A block that imports a name gets the styles of its component alone.
      return entries.flatMap(({ isType, importName }) => {
        const origin = isType ? undefined : findOrigin(entry, importName.name);
        return origin ? [origin.file] : [];
      });
    });
}
