import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { publicNamesOf } from '../scripts/upgrade/public-surface.ts';
import { publicEntries } from '../src/site-blocks/public-entries.ts';

/** What an entry exports, a line for each name: how safe it is, whether it is a type only, and its name. */
function surfaceOf(source: string): string[] {
  const text = readFileSync(source, 'utf8');
  const marks = text.match(/^\/\*\* @(?:stable|experimental) [^*]+\*\/\nexport (?:type )?\{/gm);
  expect(marks, `${source}: every export is marked`).toHaveLength(
    text.match(/^export /gm)?.length ?? 0,
  );
  return publicNamesOf(text).map(
    ({ name, mark, isType }) => `${mark} ${isType ? 'type ' : ''}${name}`,
  );
}

test('what blocks of a site may use changes only together with its report', async () => {
  const report = Array.from(publicEntries, ([entry, source]) =>
    [entry, ...surfaceOf(source).toSorted()].join('\n  '),
  );
  await expect(`${report.join('\n\n')}\n`).toMatchFileSnapshot('public-entries.txt');
});

test('the package offers these entries, and TypeScript finds the same files', () => {
  expect(packageJson.exports).toEqual({
    // What the tsconfig.json of a site needs; blocks do not name these.
    './jsx-runtime': './src/site-blocks/jsx-runtime.ts',
    './tsconfig.json': './tsconfig.site.json',
    './package.json': './package.json',
    ...Object.fromEntries(
      Array.from(publicEntries, ([entry, source]) => [
        entry.replace(packageJson.name, '.'),
        `./${source}`,
      ]),
    ),
  });
});
