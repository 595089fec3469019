import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { generatedFiles } from '../../src/content/guide/generated-files.ts';
import { problemGuide } from '../../src/content/guide/problem-guide.ts';
import { mistakes } from './broken-sites.ts';

const root = join(import.meta.dirname, '..', '..');

test.each([...generatedFiles()])('%s is what `npm run guide` writes', async (file, text) => {
  const wanted = await format(text, { filepath: file, printWidth: 100, singleQuote: true });
  expect(readFileSync(join(root, file), 'utf8')).toBe(wanted);
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
  expect([...codes].filter((code) => !problemGuide.has(code))).toEqual([]);
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
    [...problemGuide.keys()].filter((code) => !known.has(code) && !chosen.includes(code)),
  ).toEqual([]);
});
