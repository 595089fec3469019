import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create } from 'fontkit';
import { afterEach, expect, test } from 'vitest';
import { SiteOutput } from '../../src/build/publish/site-output.ts';
import { fontFiles, writeFonts } from '../../src/build/write-fonts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function charactersIn(file: string): number[] {
  const font = create(readFileSync(file));
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts.`);
  // The table of a font may end with a mark of its end.
  return font.characterSet.filter((point) => point < 0xffff).toSorted((a, b) => a - b);
}

/** The characters that a browser looks for in each file, by the rules of the stylesheet. */
function rangesOf(css: string): { address: string; points: number[] }[] {
  return Array.from(css.matchAll(/url\(([^)]+)\)[^}]*unicode-range:([^}]+)\}/g), (rule) => ({
    address: rule[1] ?? '',
    points: (rule[2] ?? '').split(',').flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, step) => from + step);
    }),
  }));
}

test('what a site shows is in one small file of each typeface, and no character of it is lost', async () => {
  const { css, headingFont } = await writeFonts(
    process.cwd(),
    new SiteOutput({ staging: folder }),
    new Set(['é', 'ŋ', '字']),
  );
  const files = rangesOf(css);
  expect(files.map(({ address }) => address)).toContain(headingFont);
  expect(readdirSync(path.join(folder, 'assets'))).toHaveLength(files.length);
  for (const { address, points } of files) {
    expect(charactersIn(path.join(folder, address))).toEqual(points);
  }
  const written = files.flatMap(({ points }) => points).toSorted((a, b) => a - b);
  const whole = fontFiles.flatMap(charactersIn).toSorted((a, b) => a - b);
  expect(written).toEqual(whole);
  const first = files.filter(({ points }) => points.includes('A'.codePointAt(0) ?? 0));
  expect(first).toHaveLength(fontFiles.length);
  for (const { points } of first) expect(points).toContain('é'.codePointAt(0));
});
