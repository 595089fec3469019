import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

type Pattern = { location: string; pattern: string; flags: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every regular expression that is written in a file. */
function patternsIn(file: string, text: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isObject(node)) return;
    const { regex, start } = node;
    if (node['type'] === 'Literal' && isObject(regex) && typeof start === 'number') {
      const line = text.slice(0, start).split('\n').length;
      const [pattern, flags] = [String(regex['pattern']), String(regex['flags'])];
      found.push({ location: `${file}:${line} /${pattern}/${flags}`, pattern, flags });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, text).program);
  return found;
}

/** Whether a text can be made on which trying the pattern takes longer than in proportion to its length. */
const isSlow = ({ pattern, flags }: Pattern): boolean =>
  analyse({ source: pattern, flags }, { reportTypes: { Move: true } }).reports.length > 0;

// The benchmark reads what the build has written, and nothing that anybody else wrote.
const files = ['schema', 'src', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  )
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/^scripts\/bench\/|\/\./.test(file));

test('every regular expression takes time in proportion to what it reads', () => {
  const patterns = files.flatMap((file) => patternsIn(file, readFileSync(file, 'utf8')));
  expect(patterns.length).toBeGreaterThan(100);
  expect(patterns.filter(isSlow).map(({ location }) => location)).toEqual([]);
});

test('patterns that try one text in many ways are found', () => {
  const slow = patternsIn('a.ts', String.raw`[/^(a+)+$/, /^\S+@\S+\.\S+$/, /\s+$/, /^a*a*$/]`);
  expect(slow.filter(isSlow)).toHaveLength(4);
  expect(patternsIn('a.ts', String.raw`[/^a+$/, /[a-z]/g]`).filter(isSlow)).toEqual([]);
});
