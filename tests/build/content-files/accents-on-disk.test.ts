import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pathOnDisk } from '../../../src/build/system/roots.ts';
import { serveImages } from '../../../src/dev/serve-images.ts';
import { inCopy } from '../../content/broken-sites.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'accents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const composed = 'caf\u00e9.svg';
const decomposed = 'cafe\u0301.svg';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="#246"/></svg>';

test.each([
  ['as Macs store it', decomposed, composed],
  ['as others store it', composed, decomposed],
  ['as it is written', decomposed, decomposed],
])('a page shows a picture whose name has an accent %s', async (_, onDisk, written) => {
  const { diagnostics, pictureSizes } = await inCopy((site) => {
    writeFileSync(path.join(site, 'images', onDisk), drawing);
    writeFileSync(
      path.join(site, 'pages', 'mistake.yaml'),
      `title: Pictures\nblocks:\n  - type: full-hero\n    title: Pictures\n    to: /\n    image:\n      src: ${written}\n      alt: The café at the gate\n`,
    );
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  expect([...pictureSizes.keys()]).toContain(composed);
});

test('a file is found under either form of its name, and under no other', () => {
  writeFileSync(path.join(folder, decomposed), drawing);
  for (const name of [composed, decomposed])
    expect(pathOnDisk(folder, name)).toBe(path.join(folder, decomposed));
  expect(pathOnDisk(folder, 'cafè.svg')).toBe(path.join(folder, 'cafè.svg'));
});

test('the editor shows a picture at an address in either form', async () => {
  writeFileSync(path.join(folder, decomposed), drawing);
  const answer = serveImages(folder);
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  try {
    for (const name of [composed, decomposed, 'other.svg']) {
      const { status } = await fetch(`http://localhost:${port}/${encodeURIComponent(name)}`);
      expect(status, name).toBe(name === 'other.svg' ? 404 : 200);
    }
  } finally {
    server.close();
  }
});
