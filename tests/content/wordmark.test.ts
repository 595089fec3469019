import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

const library = path.join(import.meta.dirname, '..', '..', 'scripts', 'starter', 'library');

/** Some strokes of a colour, on nothing. */
const words = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><path fill="${colour}" d="M0 10h40v40H0zM60 10h40v40H60zM120 20h160v20H120z"/></svg>`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wordmark-'));
  cpSync(library, folder, { recursive: true });
  const site = path.join(folder, 'site.yaml');
  writeFileSync(path.join(folder, 'images', 'dark.svg'), words('#101030'));
  writeFileSync(path.join(folder, 'images', 'light.svg'), words('#ffffff'));
  const settings = readFileSync(site, 'utf8');
  writeFileSync(site, `${settings}wordmark:\n  image: { src: dark.svg, alt: Maktaba }\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const problems = async () => {
  const { diagnostics } = await loadSite(folder);
  return diagnostics.flatMap(({ code, message }) =>
    code === 'wordmark-contrast' ? [inEnglish(message).replace(/ \(.*/, '')] : [],
  );
};

const withSettings = (from: string, to: string) => {
  const site = path.join(folder, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(from, to));
};

test('a wordmark that cannot be seen on a ground of the site is reported, and one with a variant is not', async () => {
  expect(await problems()).toEqual([
    'dark.svg cannot be seen in the dark theme',
    'dark.svg cannot be seen over a picture',
  ]);
  withSettings(
    '{ src: dark.svg, alt: Maktaba }\n',
    '{ src: dark.svg, alt: Maktaba }\n  onDark: { src: light.svg, alt: Maktaba }\n',
  );
  expect(await problems()).toEqual([]);
  withSettings('src: dark.svg', 'src: light.svg');
  expect(await problems()).toEqual(['light.svg cannot be seen on the header']);
});

test('over a picture too: the first page of the library begins with one', async () => {
  withSettings(
    '{ src: dark.svg, alt: Maktaba }\n',
    '{ src: dark.svg, alt: Maktaba }\n  onDark: { src: grey.svg, alt: Maktaba }\n',
  );
  writeFileSync(path.join(folder, 'images', 'grey.svg'), words('#808080'));
  expect(await problems()).toEqual(['grey.svg cannot be seen over a picture']);
});
