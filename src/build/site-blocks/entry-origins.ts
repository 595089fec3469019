import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { parseSync } from 'vite';
import { publicEntries } from './public-entries.ts';

/** The parser of Vite, which is handed over: it may be installed elsewhere, and takes a fifth of a second to load. */
export type Parse = typeof parseSync;

/** The file of the engine, below its folder, in which something is defined, and its name there; null for all of the file. */
export type Origin = { file: string; name: string | null };

/** Where the values that each public entry exports are defined, by the entry and the exported name. */
export type Origins = Readonly<Record<string, Readonly<Record<string, Origin>>>>;

/** Whether a file, below the folder of the engine, is the module through which a room is imported. */
const isRoomEntry = (file: string): boolean => /^src\/(?:editor\/)?[\w-]+\/index\.ts$/.test(file);

/** The entry of the engine that a file of the engine imports; undefined if the source of the import is none. */
export function entryOf(file: string, source: string): string | undefined {
  if (!source.startsWith('.')) return publicEntries.get(source);
  const target = path.posix.join(path.posix.dirname(file), source);
  return isRoomEntry(target) ? target : undefined;
}

/**
 * Finds where entries of the engine define what they export, following entries that export what others do. Each is read
 * once.
 */
export function createOriginFinder(
  root: string,
  parse: Parse,
): (entry: string) => Readonly<Record<string, Origin>> {
  const found = new Map<string, Record<string, Origin>>();
  const originsOf = (entry: string): Readonly<Record<string, Origin>> => {
    const cached = found.get(entry);
    if (cached) return cached;
    const { module } = parse(entry, readFileSync(path.join(root, entry), 'utf8'));
    const origins = Object.fromEntries(
      module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ exportName, importName, moduleRequest, isType }) => {
          const source = moduleRequest?.value ?? '';
          if (isType || !source.startsWith('.') || exportName.name === null) return [];
          const file = path.posix.join(path.posix.dirname(entry), source);
          const origin = isRoomEntry(file)
            ? originsOf(file)[importName.name ?? '']
            : { file, name: importName.name };
          return origin ? [[exportName.name, origin]] : [];
        }),
      ),
    );
    found.set(entry, origins);
    return origins;
  };
  return originsOf;
}

/** Reads the public entries of the engine in a folder. */
export function readOrigins(root: string, parse: Parse): Origins {
  const originsOf = createOriginFinder(root, parse);
  return Object.fromEntries(Array.from(publicEntries, ([name, entry]) => [name, originsOf(entry)]));
}

/** How imports through entries become imports of the files behind them. */
export type DirectImports = {
  parse: Parse;
  /** What an entry exports; undefined if the source of an import is no entry. */
  originsOf(source: string): Readonly<Record<string, Origin>> | undefined;
  /** The source of an import of a file of the engine. */
  sourceOf(file: string): string;
};

/**
 * A source file whose imports and exports from entries name the files in which the values are defined; a script then gets
 * these files alone, not everything that the entry exports. Lines stay where they are. Null if there is nothing to replace.
 */
export function withDirectImports(
  file: string,
  text: string,
  { parse, originsOf, sourceOf }: DirectImports,
): string | null {
  const { module, program } = parse(file, text);
  const statements = [
    ...module.staticImports.map(({ start, end, moduleRequest, entries }) => ({
      start,
      end,
      source: moduleRequest.value,
      names: entries
        .filter(({ isType }) => !isType)
        .map(({ importName, localName }) => ({ name: importName.name, as: localName.value })),
      write: importLine,
    })),
    // The list of exports has what is imported first and exported later, too.
    ...program.body.flatMap((node) => {
      if (node.type !== 'ExportNamedDeclaration' || !node.source) return [];
      const { start, end, source, exportKind, specifiers } = node;
      const names = specifiers
        .filter((specifier) => exportKind !== 'type' && specifier.exportKind !== 'type')
        .map(({ local, exported }) => ({ name: nameOf(local), as: nameOf(exported) }));
      return [{ start, end, source: source.value, names, write: exportLine }];
    }),
  ].toSorted((a, b) => b.start - a.start);
  let result: string | null = null;
  for (const { start, end, source, names, write } of statements) {
    const origins = originsOf(source);
    if (!origins) continue;
    const lines = names.map(({ name, as }) => {
      const origin = origins[name ?? ''];
      return origin ? write(origin.name, as, JSON.stringify(sourceOf(origin.file))) : null;
    });
    // What the entry does not export is reported by the bundler, in its own words.
    if (lines.includes(null)) continue;
    const height = text.slice(start, end).split('\n').length - 1;
    result ??= text;
    result = result.slice(0, start) + lines.join(' ') + '\n'.repeat(height) + result.slice(end);
  }
  return result;
}

/** A name in an export, which may be a text: export { a as 'b-c' } */
const nameOf = (node: { name: string } | { value: string }): string =>
  'name' in node ? node.name : node.value;

const importLine = (name: string | null, local: string, source: string): string =>
  name === null
    ? `import * as ${local} from ${source};`
    : `import { ${name} as ${local} } from ${source};`;

const exportLine = (name: string | null, exported: string, source: string): string =>
  name === null
    ? `export * as ${exported} from ${source};`
    : `export { ${name} as ${exported} } from ${source};`;
