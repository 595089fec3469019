import { expect, test } from 'vitest';
import { forceScheme } from '../../src/dev/colour-scheme.ts';

const css = `:root { color-scheme: light dark; --text: black }
@media (prefers-color-scheme: dark) { :root { --text: white } }
@media (min-width:48rem) and (prefers-color-scheme:light) { a { color: blue } }`;

test('a forced scheme replaces prefers-color-scheme queries, and keeps other media queries', () => {
  expect(forceScheme(css, 'dark')).toBe(`:root { color-scheme: dark; --text: black }
@media (min-width: 0) { :root { --text: white } }
@media (min-width:48rem) and (max-width: 0) { a { color: blue } }`);
  expect(forceScheme(css, 'light')).toBe(`:root { color-scheme: light; --text: black }
@media (max-width: 0) { :root { --text: white } }
@media (min-width:48rem) and (min-width: 0) { a { color: blue } }`);
});
