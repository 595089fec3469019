import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { parseSync } from 'vite';
import { publicEntries } from './public-entries.ts';

/** The parser of Vite, which is handed over: it may be installed elsewhere, and takes a fifth of a second to load. */
export type Parse = typeof parseSync;

/** The file of the engine, below its folder, in which something is defined, and its name there. */
export type Origin = { file: string; name: string };

/** Where the values that each public entry exports are defined, by the entry and the exported name. */
export type Origins = Readonly<Record<string, Readonly<Record<string, Origin>>>>;

/** Reads the public entries of the engine in a folder. */
export function readOrigins(root: string, parse: Parse): Origins {
  const originsOf = (entry: string): Record<string, Origin> => {
    const { module } = parse(entry, readFileSync(path.join(root, entry), 'utf8'));
    return Object.fromEntries(
      module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ exportName, importName, moduleRequest, isType }) => {
          const [source, name] = [moduleRequest?.value ?? '', importName.name];
          if (isType || !source.startsWith('.') || name === null) return [];
          const file = path.posix.join(path.posix.dirname(entry), source);
          return [[exportName.name ?? '', { file, name }]];
        }),
      ),
    );
  };
  return Object.fromEntries(Array.from(publicEntries, ([name, entry]) => [name, originsOf(entry)]));
}

/**
 * A source file whose imports from public entries name the files in which the imported values are defined: a script
 * gets these alone, whatever else an entry exports. Lines stay where they are. Null if there is nothing to replace.
 */
export function withDirectImports(
  file: string,
  text: string,
  { origins, parse, sourceOf }: { origins: Origins; parse: Parse; sourceOf(file: string): string },
): string | null {
  const imports = parse(file, text).module.staticImports.filter(({ moduleRequest }) =>
    publicEntries.has(moduleRequest.value),
  );
  let result = text;
  for (const { start, end, moduleRequest, entries } of imports.toReversed()) {
    const lines = entries
      .filter(({ isType }) => !isType)
      .map(({ importName, localName }) => {
        const origin = origins[moduleRequest.value]?.[importName.name ?? ''];
        if (!origin) return null;
        const source = JSON.stringify(sourceOf(origin.file));
        return `import { ${origin.name} as ${localName.value} } from ${source};`;
      });
    // What the entry does not export is reported by the bundler, in its own words.
    if (lines.includes(null)) continue;
    const height = text.slice(start, end).split('\n').length - 1;
    result = result.slice(0, start) + lines.join(' ') + '\n'.repeat(height) + result.slice(end);
  }
  return imports.length === 0 ? null : result;
}
