import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inSources } from '../../scripts/in-sources.mjs';

let folder: string;
let bundle: string;
const reported = () =>
  `Error: no\n    at make (${pathToFileURL(bundle).href}:1:1)\n    at node:fs:7:1`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'maps-'));
  bundle = path.join(folder, 'build.js');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('an error of a bundled command is reported at its place in the sources', () => {
  // The first character of the bundle is line 3, column 2 of the source.
  const map = { version: 3, sources: ['src/make.ts'], names: [], mappings: 'AAEC' };
  writeFileSync(`${bundle}.map`, JSON.stringify(map));
  const source = path.relative(process.cwd(), path.join(folder, 'src/make.ts'));
  expect(inSources(reported())).toBe(`Error: no\n    at make (${source}:3:2)\n    at node:fs:7:1`);
});

test.each([
  ['missing', null],
  ['damaged', '{"version":'],
])('an error is reported as it is where the map is %s', (_, map) => {
  if (map !== null) writeFileSync(`${bundle}.map`, map);
  expect(inSources(reported())).toBe(reported());
});
