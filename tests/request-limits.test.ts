import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What runs in the windows of visitors and editors. A worker of the browser only passes requests on. */
const folders = ['src/blocks', 'src/client', 'src/editor', 'src/site/search', 'src/layout/ui'];

/** The arguments of each call of fetch in a source. */
function requestsIn(source: string): string[] {
  return Array.from(source.matchAll(/(?<![\w.])fetch\(/g), ({ index }) => {
    const start = source.indexOf('(', index);
    let depth = 0;
    for (let at = start; at < source.length; at += 1) {
      if (source[at] === '(') depth += 1;
      if (source[at] === ')') depth -= 1;
      if (depth === 0) return source.slice(start + 1, at);
    }
    return source.slice(start + 1);
  });
}

test('every request has a time limit, so that a lost line is told', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const unlimited = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    // Options with a name are given their limit beside the call.
    const isLimited = (request: string) =>
      /\bsignal\b/.test(request) || (request.endsWith(', options') && /\bsignal\b/.test(source));
    return requestsIn(source)
      .filter((request) => !isLimited(request))
      .map((request) => `${file}: fetch(${request})`);
  });
  expect(unlimited).toEqual([]);
});
