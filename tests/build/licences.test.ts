import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import { beforeAll, expect, test, vi } from 'vitest';
import { build } from 'vite';
import { z } from 'zod';
import { visitorScripts } from '../../src/build/site-blocks/engine-scripts.ts';
import { preactPlugin } from '../../scripts/engine/preact-plugin.ts';
import { licencesTxt } from '../../src/build/licences.ts';
import { facesOfTheme } from '../../src/build/fonts/faces-of-theme.ts';

const faces = facesOfTheme({ fonts: undefined, look: { name: 'woven' } }, 'content');
let licences = '';

beforeAll(async () => {
  licences = await licencesTxt(visitorScripts('visitors').packages, faces);
});

const packageOf = (source: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];

/** The packages that have code in the browser's scripts, by their source maps: not from where the build has them. */
async function shippedPackages(): Promise<Set<string>> {
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({
    logLevel: 'silent',
    plugins: [preactPlugin],
    build: {
      write: false,
      sourcemap: true,
      rolldownOptions: { input: 'src/client/main.ts', preserveEntrySignatures: 'exports-only' },
    },
  });
  if (!('output' in result)) throw new Error('The build answered with something else.');
  const sources = result.output.flatMap((file) =>
    file.type === 'chunk' ? (file.map?.sources ?? []) : [],
  );
  return new Set(sources.map(packageOf).filter((name) => name !== undefined));
}

test('every package that visitors receive is in the licences, with its own text', async () => {
  const names = [...(await shippedPackages()), 'lucide-static'];
  expect(names).toEqual(expect.arrayContaining(['preact', 'react-router']));
  for (const name of names) {
    const home = path.join('node_modules', name);
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')));
    const file = readdirSync(home).find((entry) => /^licen[cs]e/i.test(entry)) ?? '';
    expect(licences).toContain(`${name} ${version}`);
    expect(licences).toContain(readFileSync(path.join(home, file), 'utf8').trim());
  }
}, 60_000);

test('every font that visitors receive is in the licences, with the copyright of its file', () => {
  const files = faces.flatMap(({ cuts }) => cuts.flatMap((cut) => cut.files));
  expect(files).toHaveLength(2);
  for (const file of files) {
    const font = create(readFileSync(file));
    if (!('copyright' in font)) throw new Error(`${file} holds several fonts.`);
    expect(licences, file).toContain(font.copyright);
  }
});

test('a package without a licence fails the build', async () => {
  const bare = { name: 'bare', version: '1.0.0' };
  await expect(licencesTxt([bare], [])).rejects.toThrow('The package bare carries no licence');
  const [face] = faces;
  if (!face) throw new Error('There is no typeface.');
  await expect(licencesTxt([], [{ ...face, licences: [] }])).rejects.toThrow(
    'The font Ojuju carries no licence',
  );
});
