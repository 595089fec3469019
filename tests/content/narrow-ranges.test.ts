import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Source } from '../../src/content/source.ts';
import type { FieldPath } from '../../src/messages/diagnostic.ts';

const root = join(import.meta.dirname, '..', '..');

const texts = ['content', 'scripts/starter/clinic'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);

/** The paths of all values, and of a field that each object lacks. */
function pathsIn(value: unknown, path: FieldPath = []): FieldPath[] {
  if (Array.isArray(value))
    return [path, ...value.flatMap((one, at) => pathsIn(one, [...path, at]))];
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    [...path, 'lacking'],
    ...Object.entries(value).flatMap(([name, one]) => pathsIn(one, [...path, name])),
  ];
}

const positionsIn = (source: Source, path: FieldPath) => [
  source.rangeOf(path),
  source.rangeOf(path, 'name'),
  source.wholeRangeOf(path),
  source.rawAt(path),
];

test('a value has the same range whether its lines or the whole file are parsed', () => {
  let compared = 0;
  for (const [at, text] of texts.entries()) {
    const written = at % 4 === 0 ? text.replaceAll('\n', '\r\n') : text;
    const whole = new Source('a.yaml', written);
    if (!whole.isPlain) continue;
    const paths = pathsIn(whole.parsed.document.toJS());
    // Different ones in each file.
    for (const path of paths.filter((_, number) => number % 37 === at % 37)) {
      const narrow = new Source('a.yaml', written);
      expect([path, ...positionsIn(narrow, path)]).toEqual([path, ...positionsIn(whole, path)]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(150);
});

test('a short item after a long one is found', () => {
  const items = ['/a/very/long/former/address', ...Array.from('bcdefghijklm', (one) => `/${one}`)];
  const text = `title: A\nmovedFrom:\n${items.map((one) => `  - ${one}\n`).join('')}`;
  expect(items.map((_, at) => new Source('a.yaml', text).rawAt(['movedFrom', at]))).toEqual(items);
});
