/** What a component of the engine is called in the imports of a site's own component. */
export const ofEngine = 'engine:';

type Sources = {
  /** The files that a source file imports at run time; those of the engine, seen from a site, begin with `ofEngine`. */
  importsOf(file: string): readonly string[];
  /** How the module imports a stylesheet. */
  sourceOf(stylesheet: string): string;
};

/**
 * The code of a module that exports `stylesheetsOf`: the stylesheets that each component needs, in the order of its
 * imports, so that those of imported components come before its own, which override them.
 */
export function stylesheetsModule(components: readonly string[], sources: Sources): string {
  const imports = new Map<string, readonly string[]>();
  // Most components import the same ones.
  const importsOf = (file: string): readonly string[] => {
    const found = imports.get(file) ?? sources.importsOf(file);
    imports.set(file, found);
    return found;
  };
  const reached = components.map((component) => ({
    component,
    list: reachedFrom(component, importsOf),
  }));
  const files = [...new Set(reached.flatMap(({ list }) => list))].filter(isStylesheet);
  const lines = files.flatMap((file, index) => {
    const source = sources.sourceOf(file);
    const isScoped = file.endsWith('.module.css');
    return [
      `import css${index} from ${JSON.stringify(`${source}?inline`)};`,
      isScoped
        ? `import names${index} from ${JSON.stringify(source)};`
        : `const names${index} = {};`,
      `const sheet${index} = { file: ${JSON.stringify(file)}, css: css${index}, classNames: names${index} };`,
    ];
  });
  const lists = reached.map(({ component, list }) => {
    const items = list.map((file) =>
      isStylesheet(file)
        ? `sheet${files.indexOf(file)}`
        : JSON.stringify({ component: file.slice(ofEngine.length) }),
    );
    return `${JSON.stringify(component)}: [${items.join(', ')}],`;
  });
  return [...lines, 'export const stylesheetsOf = {', ...lists, '};'].join('\n');
}

const isStylesheet = (file: string): boolean => file.endsWith('.css');

/** The stylesheets of a site or the engine that a component imports, and the components of the engine seen from a site. */
function reachedFrom(component: string, importsOf: (file: string) => readonly string[]): string[] {
  const visited = new Set<string>();
  const reached: string[] = [];
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    if (isStylesheet(file) || file.startsWith(ofEngine)) reached.push(file);
    else if (/\.tsx?$/.test(file)) importsOf(file).forEach(visit);
  };
  visit(component);
  return reached;
}
