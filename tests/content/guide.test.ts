import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  editorScreens,
  guideFolder,
  maxPictureBytes,
  pictureFile,
  pictureWidth,
  screenFile,
} from '../../src/build/content-files/guide/guide-pictures.ts';
import { shownExamples } from '../../src/build/content-files/read-examples.ts';
import { writeGuide } from '../../src/build/content-files/guide/write-guide.ts';
import { editorGuide } from '../../src/build/editor/editor-guide.ts';
import { organizationKinds } from '../../schema/organization-kinds.ts';
import { codeGuides } from '../../schema/code-guides.ts';
import { inCopy } from './broken-sites.ts';

const root = join(import.meta.dirname, '..', '..');

test('every picture of the guide shows a block or a screen of the editor, and is small', async () => {
  const screens = editorScreens.map(screenFile);
  const pictures = [
    ...shownExamples().map(({ type, name }) => pictureFile(type, name)),
    ...screens,
  ];
  const found = readdirSync(guideFolder);
  expect(found.length).toBeGreaterThan(20);
  expect(found).toEqual(expect.arrayContaining(screens));
  const guide = editorGuide('en');
  for (const name of screens) expect(guide).toContain(`](guide/${name})`);
  // A new block may do without; one that is gone leaves none behind.
  expect(pictures, 'To take them, run: npm run guide -- --pictures').toEqual(
    expect.arrayContaining(found),
  );
  for (const file of found) {
    const bytes = readFileSync(join(guideFolder, file));
    const { format: kind, width } = await sharp(bytes).metadata();
    expect({ file, kind }).toEqual({ file, kind: 'webp' });
    expect(width).toBeLessThanOrEqual(pictureWidth);
    expect(bytes.length, file).toBeLessThanOrEqual(maxPictureBytes);
  }
});

test('a block without a picture is in the guide too, without a broken link', () => {
  const guide = writeGuide(
    ['hero', 'notice'].map((type) => ({ type, name: 'default', example: { type } })),
    new Set(['hero.webp']),
  );
  expect(guide).toContain('](guide/hero.webp)');
  expect(guide).toContain('### notice\n');
  expect(guide).not.toContain('](guide/notice.webp)');
});

test('the guide lists every value of a choice, except the icons, which have a list of their own', () => {
  const guide = writeGuide([], new Set());
  const line = guide.split('\n').find((one) => one.startsWith('- `organization`'));
  expect(organizationKinds.filter((kind) => line?.includes(`\`${kind}\``) !== true)).toEqual([]);
  expect(guide).toContain('names (see Icons)');
});

test('the pictures of the guide are not content', async () => {
  const { diagnostics, pageCount } = await inCopy((folder) =>
    cpSync(guideFolder, join(folder, 'guide'), { recursive: true }),
  );
  expect(diagnostics).toEqual([]);
  expect(pageCount).toBe(4);
});

/** The words in quotes in the source: every code that a diagnostic is made with is one of them. */
function wordsInSource(): Set<string> {
  const text = [
    'src/content',
    'src/render',
    'src/build/content-files',
    'src/build/fonts',
    'src/site',
    'src/blocks',
    'src/build/attachments',
    'src/build/pictures',
    'schema',
    'scripts',
  ]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    )
    .join('\n');
  return new Set([...text.matchAll(/'([a-z0-9-]+)'/g)].map(([, word = '']) => word));
}

test('the guide explains only existing diagnostic codes', () => {
  const words = wordsInSource();
  const codes = [...codeGuides.keys()].filter((code) => !words.has(code));
  // Names of things in theme.yaml make their codes: no-such-colour, no-such-tile.
  expect(codes.filter((code) => !code.startsWith('no-such-'))).toEqual([]);
});
