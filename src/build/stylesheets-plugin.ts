import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Plugin } from 'vite';

const moduleName = 'virtual:stylesheets';
const moduleId = `\0${moduleName}`;

/** The component files, below the project folder. */
const folders = ['src/layout', 'src/blocks'];

/**
 * Provides `virtual:stylesheets`: which stylesheets every component needs, directly or through other components, with
 * their text and class names. So a block's styles come with its component and are not listed anywhere, and HTML, styles
 * and browser scripts share their class names.
 */
export function stylesheetsPlugin(): Plugin {
  let root = '';
  return {
    name: 'stylesheets',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === moduleName ? moduleId : undefined),
    load: (id) => (id === moduleId ? stylesheetsModule(root) : undefined),
    hotUpdate({ file, modules }) {
      const module = this.environment.moduleGraph.getModuleById(moduleId);
      const isSource = folders.some((folder) => file.startsWith(path.posix.join(root, folder)));
      return module && isSource ? [...modules, module] : undefined;
    },
  };
}

function stylesheetsModule(root: string): string {
  const reached = new Map<string, readonly string[]>();
  for (const component of folders.flatMap((folder) => componentsIn(root, folder))) {
    reached.set(component, stylesheetsOf(root, component));
  }
  const files = [...new Set([...reached.values()].flat())];
  const imports = files.flatMap((file, index) => [
    `import css${index} from ${JSON.stringify(`/${file}?inline`)};`,
    file.endsWith('.module.css')
      ? `import names${index} from ${JSON.stringify(`/${file}`)};`
      : `const names${index} = {};`,
  ]);
  const sheets = files.map(
    (file, index) =>
      `const sheet${index} = { file: ${JSON.stringify(file)}, css: css${index}, classNames: names${index} };`,
  );
  const lists = Array.from(reached, ([component, list]) => {
    const names = list.map((file) => `sheet${files.indexOf(file)}`);
    return `${JSON.stringify(component)}: [${names.join(', ')}],`;
  });
  return [...imports, ...sheets, `export const stylesheetsOf = {`, ...lists, '};'].join('\n');
}

const componentsIn = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .toSorted();

/**
 * The stylesheets that a component needs, in the order of its imports: those of imported components come before its
 * own, which override them.
 */
function stylesheetsOf(root: string, component: string): string[] {
  const visited = new Set<string>();
  const stylesheets: string[] = [];
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    if (file.endsWith('.css')) stylesheets.push(file);
    else if (/\.tsx?$/.test(file)) importsOf(root, file).forEach(visit);
  };
  visit(component);
  return stylesheets;
}

/** What a source file imports from this project at run time, without types and lazily loaded files. */
function importsOf(root: string, file: string): string[] {
  const { module } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  return module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((source) => source.startsWith('.'))
    .map((source) => path.posix.join(path.posix.dirname(file), source));
}
