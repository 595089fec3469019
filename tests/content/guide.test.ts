import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blocks } from '../../schema/blocks/index.ts';
import { generatedFiles } from '../../src/content/guide/generated-files.ts';
import {
  guideFolder,
  mostPictureBytes,
  pictureFile,
  pictureWidth,
} from '../../src/content/guide/guide-pictures.ts';
import { codeGuides } from '../../src/diagnostics/codes.ts';
import { inCopy, mistakes } from './broken-sites.ts';

const root = join(import.meta.dirname, '..', '..');

test.each([...generatedFiles()])('%s is what `npm run guide` writes', async (file, text) => {
  const wanted = await format(text, { filepath: file, printWidth: 100, singleQuote: true });
  expect(readFileSync(join(root, file), 'utf8')).toBe(wanted);
});

test('every block has a small picture', async () => {
  const folder = join(root, guideFolder);
  const types = blocks.map(({ type }) => type);
  expect(readdirSync(folder).toSorted(), 'To take them, run: npm run guide -- --pictures').toEqual(
    types.map(pictureFile).toSorted(),
  );
  for (const type of types) {
    const bytes = readFileSync(join(folder, pictureFile(type)));
    const { format: kind, width } = await sharp(bytes).metadata();
    expect({ type, kind }).toEqual({ type, kind: 'webp' });
    expect(width).toBeLessThanOrEqual(pictureWidth);
    expect(bytes.length, type).toBeLessThanOrEqual(mostPictureBytes);
  }
});

test('the pictures of the guide are no content', async () => {
  const { diagnostics, pageCount } = await inCopy((folder) =>
    cpSync(join(root, guideFolder), join(folder, 'guide'), { recursive: true }),
  );
  expect(diagnostics).toEqual([]);
  expect(pageCount).toBe(4);
});

/** The codes that stand in the source, as `code: '…'` or as the first word given to what makes a fault. */
function codesInSource(): string[] {
  const folders = ['src/content', 'src/site', 'schema/blocks'];
  const text = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.startsWith('guide'))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    )
    .join('\n');
  return [...text.matchAll(/\bcode: '([a-z0-9-]+)'|\bmend\(\s*'([a-z-]+)'/g)].map(
    ([, one, other]) => one ?? other ?? '',
  );
}

test('every code that a message can have is explained in the guide', () => {
  const codes = new Set([...codesInSource(), ...Object.values(mistakes).map(({ code }) => code)]);
  expect(codes.size).toBeGreaterThan(60);
  expect([...codes].filter((code) => !codeGuides.has(code))).toEqual([]);
});

test('the guide explains nothing that no message has', () => {
  const known = new Set([...codesInSource(), ...Object.values(mistakes).map(({ code }) => code)]);
  // These two are chosen in one expression with their words.
  const chosen = [
    'too-few-rows',
    'image-unused',
    'not-read',
    'empty-list',
    'text-after-quotes',
    'quote-not-closed',
    'no-alt',
    'missing-field',
  ];
  expect(
    [...codeGuides.keys()].filter((code) => !known.has(code) && !chosen.includes(code)),
  ).toEqual([]);
});
