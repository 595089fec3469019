import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';

/** A content file and its text. */
export type ContentFile = { file: string; text: string };

/** The YAML files of a content folder with their texts, the seeds of mutations. */
export function readContentFiles(folder: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(?:site|theme|(?:pages|data)\/.+)\.yaml$/.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
}

/** Pieces with a meaning in YAML or in texts, and characters that programs often mishandle. */
const pieces = [
  ['\t', ':', ': ', '- ', '"', "'", '[', ']', '{', '}', ',', '#', '|', '>', '%', '@', '\\'],
  ['&a ', '*a', '!x ', '? ', '<<: *a', '---\n', '...\n', '<<<<<<< a\n', '\n', '\r', '  '],
  ['é', '🎓', '\0', '\u001B[31m', '\u202E', '\u200B', '\uFEFF', '\u2028', '::error ::x'],
  ['[a](/x)', '**', '- - - ', '![', '](', '<b>', '&amp;', '1e9', '0x', '~', '29 Feb'],
].flat();

const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 8 }));

type Change = { at: number; cut: number; put: string; times: number };

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.oneof({ weight: 4, arbitrary: fc.nat(12) }, { weight: 1, arbitrary: fc.nat(2000) }),
  put: piece,
  // Usually once; sometimes often enough to expose quadratic behaviour.
  times: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(0, 1, 2) },
    { weight: 1, arbitrary: fc.constantFrom(10, 40) },
  ),
});

function apply(text: string, { at, cut, put, times }: Change): string {
  const start = Math.floor(at * text.length);
  return text.slice(0, start) + put.repeat(times) + text.slice(start + cut);
}

/** Real files with pieces inserted, removed, cut off or repeated. */
export const changedFiles = (files: readonly ContentFile[]): fc.Arbitrary<ContentFile> =>
  fc
    .tuple(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([{ file, text }, changes]) => ({ file, text: changes.reduce(apply, text) }));

/** Files of random bytes. */
export const byteFiles: fc.Arbitrary<Uint8Array> = fc.uint8Array({ maxLength: 2000 });
