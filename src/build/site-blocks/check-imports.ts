import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import type { ParseResult } from 'vite';
import { offerNames, say, type Message, nearNames } from '../../messages/index.ts';
import type { Parse } from './entry-origins.ts';
import { publicEntriesOfEngine } from './engine-scripts.ts';

/** Imports of a file that cannot be resolved, and where in its text. */
export type WrongImport = { position: number; message: Message };

type StaticImport = ParseResult['module']['staticImports'][number];

const wrongName = (
  { moduleRequest, entries }: StaticImport,
  names: ReadonlySet<string> | null,
): WrongImport | null => {
  if (names === null) return null;
  for (const { importName, isType } of entries) {
    const name = importName.kind === 'Default' ? 'default' : importName.name;
    if (isType || name === null || names.has(name)) continue;
    const near = offerNames(nearNames(name, [...names]));
    const message = [...say('import-noExport', { from: moduleRequest.value, name }), ...near];
    return { position: importName.start ?? moduleRequest.start, message };
  }
  return null;
};

/** What a site has without a package of its own. */
const withoutPackage = ['react', 'react/jsx-runtime', 'woven-site/jsx-runtime'];

/** Finds what the source files of blocks and rules import and nobody exports. */
export function createImportCheck(parse: Parse) {
  const { origins } = publicEntriesOfEngine();
  const exported = new Map<string, ReadonlySet<string> | null>();

  /** The names that a source file exports; null if it passes on those of others. */
  const exportsOf = (file: string): ReadonlySet<string> | null => {
    const cached = exported.get(file);
    if (cached !== undefined) return cached;
    const entries = parse(file, readFileSync(file, 'utf8')).module.staticExports.flatMap(
      (statement) => statement.entries,
    );
    const isOpen = entries.some(({ importName }) => importName.kind === 'AllButDefault');
    const names = entries.map(({ exportName: { kind, name } }) =>
      kind === 'Default' ? 'default' : (name ?? ''),
    );
    const found = isOpen ? null : new Set(names);
    exported.set(file, found);
    return found;
  };

  const findWrong = (from: string, statement: StaticImport): WrongImport | null => {
    const { moduleRequest, entries } = statement;
    const { value: source, start: position } = moduleRequest;
    if (entries.length > 0 && entries.every(({ isType }) => isType)) return null;
    const entry = origins[source];
    if (entry !== undefined) return wrongName(statement, new Set(Object.keys(entry)));
    if (source.startsWith('.')) {
      const file = fileOf(path.resolve(path.dirname(from), source.split('?', 1)[0] ?? ''));
      if (file === null) return { position, message: say('import-noFile', { file: source }) };
      return /\.tsx?$/.test(file) ? wrongName(statement, exportsOf(file)) : null;
    }
    if (!/^(?:@[\w.-]+\/)?\w[\w.-]*(?:\/|$)/.test(source) || isBuiltin(source)) return null;
    if (withoutPackage.includes(source) || canResolve(from, source)) return null;
    const near = offerNames(nearNames(source, [...Object.keys(origins), 'react']));
    return { position, message: [...say('import-noPackage', { name: source }), ...near] };
  };

  /** The first wrong import of a source file that has been parsed; null if there is none. */
  return (file: string, { module }: Pick<ParseResult, 'module'>): WrongImport | null => {
    for (const statement of module.staticImports) {
      const wrong = findWrong(file, statement);
      if (wrong) return wrong;
    }
    return null;
  };
}

/** The file that an import without extension may mean; null if there is none. */
const fileOf = (file: string): string | null =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.json', '.js', '.mjs']
    .map((end) => file + end)
    .find((one) => existsSync(one) && statSync(one).isFile()) ?? null;

function canResolve(from: string, source: string): boolean {
  try {
    createRequire(from).resolve(source);
    return true;
  } catch (error) {
    // A package that has no entry for `require` is there all the same.
    return !(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND');
  }
}
