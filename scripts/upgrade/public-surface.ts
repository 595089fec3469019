export type PublicName = { name: string; mark: 'stable' | 'experimental'; isType: boolean };

/** An export with the comment above it, which marks its stability. */
const marked =
  /\/\*\* @(?<mark>stable|experimental) [^*]+\*\/\nexport (?<type>type )?\{(?<names>[^}]+)\}/g;

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
