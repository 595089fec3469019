import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { measureSizes } from '../../scripts/sizes/measure-sizes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sizes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** Words that cannot be packed. */
const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => ((index * 2654435761) % 2 ** 32).toString(36)).join(
    '',
  );

const page = (text: string) =>
  `<link rel="stylesheet" href="/school/assets/f.css"/><link rel="stylesheet" href="/school/assets/b.css"/><div data-script="/school/assets/m.js">${text}`;

test('the largest page of each kind counts, with and without islands', () => {
  write('.hosting.json', '{"base":"/school","headers":[],"redirects":[],"notFound":"/404.html"}');
  write('assets/f.css', words(100));
  write('assets/b.css', words(200));
  write('assets/m.js', words(300));
  write('index.html', page(words(50)));
  write('fees/index.html', page(words(400)));
  write('stem/index.html', page(`<div data-island="x"></div>${words(900)}`));
  write('old/index.html', words(2000));
  const sizes = new Map(measureSizes(folder).map((size) => [size.what, size]));
  expect(sizes.get('HTML of a page')?.page).toBe('/stem');
  const whole = sizes.get('page without an island, fonts and pictures');
  expect(whole?.page).toBe('/fees');
  const script = sizes.get('script of every page')?.bytes ?? 0;
  const frame = sizes.get('styles of the frame')?.bytes ?? 0;
  expect(frame).toBeLessThan(script);
  expect(whole?.bytes).toBeGreaterThan(script + 3 * frame);
});
