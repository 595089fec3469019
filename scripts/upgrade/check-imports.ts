import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { didYouMean, nearNames } from '../../src/messages/index.ts';
import { engineRoot, publicEntries } from '../../src/build/index.ts';

/** An export with the comment above it, which marks its stability. */
const marked =
  /\/\*\* @(?<mark>stable|experimental) [^*]+\*\/\nexport (?<type>type )?\{(?<names>[^}]+)\}/g;

/** A name that a block imports from an entry of the engine. */
type Import = { file: string; entry: string; name: string };

const imported = /\bimport\s+(?:type\s+)?\{(?<names>[^}]*)\}\s*from\s*['"](?<entry>[^'"]+)['"]/g;

const importsIn = (file: string, source: string): Import[] =>
  Array.from(source.matchAll(imported), ({ groups }) => groups ?? {}).flatMap(
    ({ names = '', entry = '' }) =>
      names
        .split(',')
        .map((name) => name.trim().replace(/^type\s+/, ''))
        .filter((name) => name !== '')
        .map((name) => ({ file, entry, name: name.split(/\s/, 1)[0] ?? name })),
  );

const currentEntries = (): Map<string, PublicName[]> =>
  new Map(
    Array.from(publicEntries, ([entry, source]) => [
      entry,
      publicNamesOf(readFileSync(path.join(engineRoot, source), 'utf8')),
    ]),
  );

/** Lists imports of a site's blocks that the engine no longer has, or that may change with any version. */
export function checkImports(
  blocksFolder: string,
  entries: ReadonlyMap<string, readonly PublicName[]> = currentEntries(),
): string[] {
  if (!existsSync(blocksFolder)) return [];
  const files = readdirSync(blocksFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted();
  return files
    .flatMap((file) =>
      importsIn(
        `blocks/${file.replaceAll('\\', '/')}`,
        readFileSync(path.join(blocksFolder, file), 'utf8'),
      ),
    )
    .flatMap(({ file, entry, name }) => {
      const names = entries.get(entry);
      if (names === undefined) return [];
      const found = names.find((each) => each.name === name);
      if (found?.mark === 'stable') return [];
      if (found) {
        return [`${file} uses ${name} of ${entry}, which is experimental: it may have changed.`];
      }
      const near = nearNames(
        name,
        names.map((each) => each.name),
      );
      return [`${file} uses ${name}, which ${entry} no longer has.${didYouMean(near)}`];
    });
}

type PublicName = { name: string; mark: 'stable' | 'experimental'; isType: boolean };

export const publicNamesOf = (source: string): PublicName[] =>
  Array.from(source.matchAll(marked), ({ groups }) => groups ?? {}).flatMap(
    ({ mark, type, names = '' }) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => ({
          name: name.replace(/^type /, '').replace(/^\w+ as /, ''),
          mark: mark === 'stable' ? 'stable' : 'experimental',
          isType: type !== undefined || name.startsWith('type '),
        })),
  );
