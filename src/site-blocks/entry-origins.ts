import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { parseSync } from 'vite';
import { publicEntries } from './public-entries.ts';

/**
 * The parser of Vite. Whoever bundles hands it over: commands that bundle nothing would begin a fifth of a second later if
 * this file imported it.
 */
export type Parse = typeof parseSync;

/** The file of the engine, below its folder, in which something is defined, and its name there. */
export type Origin = { file: string; name: string };

/** Where what a public entry exports is defined, in the engine at `root`. */
function originsOf(root: string, entry: string, parse: Parse): ReadonlyMap<string | null, Origin> {
  const { module } = parse(entry, readFileSync(path.join(root, entry), 'utf8'));
  return new Map(
    module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, importName, moduleRequest }): [string | null, Origin][] => {
        if (!moduleRequest?.value.startsWith('.') || importName.name === null) return [];
        const file = path.posix.join(path.posix.dirname(entry), moduleRequest.value);
        return [[exportName.name, { file, name: importName.name }]];
      }),
    ),
  );
}

/** What a name that is imported from a public entry comes from, by the entry and the name. */
export type FindOrigin = (entry: string, name: string | null) => Origin | undefined;

/** Finds origins in the engine at `root`, whose entries are each read once. */
export function createOrigins(root: string, parse: Parse): FindOrigin {
  const read = new Map<string, ReadonlyMap<string | null, Origin>>();
  return (entry, name) => {
    const origins = read.get(entry) ?? originsOf(root, entry, parse);
    read.set(entry, origins);
    return origins.get(name);
  };
}

/**
 * A source file whose imports from public entries name the files in which the imported values are defined: a script
 * gets these alone, whatever else an entry exports. Lines stay where they are. Null if there is nothing to replace.
 */
export function withDirectImports(
  file: string,
  text: string,
  { root, findOrigin, parse }: { root: string; findOrigin: FindOrigin; parse: Parse },
): string | null {
  const imports = parse(file, text).module.staticImports.filter(({ moduleRequest }) =>
    publicEntries.has(moduleRequest.value),
  );
  let result = text;
  for (const { start, end, moduleRequest, entries } of imports.toReversed()) {
    const entry = publicEntries.get(moduleRequest.value) ?? '';
    const lines = entries
      .filter(({ isType }) => !isType)
      .map(({ importName, localName }) => {
        const origin = findOrigin(entry, importName.name);
        if (!origin) return null;
        const source = JSON.stringify(path.join(root, origin.file).split(path.sep).join('/'));
        return `import { ${origin.name} as ${localName.value} } from ${source};`;
      });
    // What the entry does not export is reported by the bundler, in its own words.
    if (lines.includes(null)) continue;
    const height = text.slice(start, end).split('\n').length - 1;
    result = result.slice(0, start) + lines.join(' ') + '\n'.repeat(height) + result.slice(end);
  }
  return imports.length === 0 ? null : result;
}
