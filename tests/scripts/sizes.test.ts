import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { frameGrowth, measureSizes } from '../../scripts/sizes.ts';

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
  const sizes = new Map(measureSizes(folder).map((size) => [size.label, size]));
  expect(sizes.get('HTML of the longest page')?.page).toBe('/stem');
  const whole = sizes.get('page without an island, fonts and pictures');
  expect(whole?.page).toBe('/fees');
  const script = sizes.get('script of every page')?.bytes ?? 0;
  const frame = sizes.get('styles of the frame')?.bytes ?? 0;
  expect(frame).toBeLessThan(script);
  expect(whole?.bytes).toBeGreaterThan(script + 3 * frame);
});

const budgets = (styles: string) => `| what | target | this site | command |
| --- | --- | --- | --- |
| styles of the frame | 5.5 KB | ${styles} | \`npm run sizes\` |
| plain script of every page | 7 KB | 4.9 KB; 0.6 KB more on wide screens | \`npm run sizes\` |
`;
const sized = (label: string, bytes: number) => ({ label, bytes, budget: 0, page: '/' });

test('a frame that grows beyond what the table of budgets says is named, with both figures', () => {
  const styles = sized('styles of the frame', 7120);
  const others = [sized('script of every page', 4940), sized('HTML of the longest page', 90_000)];
  expect(frameGrowth([styles, ...others], budgets('7.1 KB, not met'))).toEqual([]);
  expect(frameGrowth([styles, ...others], budgets('7.0 KB, not met'))).toEqual([
    'styles of the frame: 7.12 KB, and BUDGETS.md says 7.0 KB',
  ]);
  expect(frameGrowth([styles], '')).toEqual(['BUDGETS.md has no figure for: styles of the frame']);
});
