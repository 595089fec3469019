import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import { createSiteRenderer } from '../../src/render/site-renderer.ts';
import { listBlockFolders } from '../../src/build/site-blocks/find-site-blocks.ts';
import type { SiteTree } from '../../src/site/site-tree.ts';
import { withoutFiles } from './without-files.ts';

// Sites of several kinds, sizes and languages on the same code.
const folders = {
  school: 'content',
  clinic: 'scripts/starter/clinic',
  library: 'scripts/starter/library',
  'new site': 'scripts/starter/five-pages',
};

type Site = { name: string; texts: string[]; rendered: string };

/** What tells a site from every other: its names, numbers, addresses, and the titles that are no common words. */
function textsOf({ settings, pages, theme }: SiteTree): string[] {
  const { name, tagline = '', address, contacts, outside, footer } = settings;
  const texts = [
    name,
    tagline,
    new URL(address).host,
    ...Object.values(contacts).flatMap(({ phone = '', email = '' }) => [phone, email]),
    ...Object.values(outside).map((link) => new URL(link.address).host),
    ...(footer.motto ?? []),
    ...pages.map(({ document }) => document.title).filter((title) => title.length > 16),
    ...Object.keys(theme.patterns).map((pattern) => `data-pattern="${pattern}"`),
  ];
  return texts.filter((text) => text.length > 8);
}

async function readSite(name: string, folder: string): Promise<Site> {
  const { tree } = await loadSite(folder);
  if (!tree) throw new Error(`${folder} has mistakes.`);
  const renderer = createSiteRenderer(tree, withoutFiles);
  const pages = tree.pages.map((page) => renderer.page(page));
  return { name, texts: textsOf(tree), rendered: [...pages, renderer.notFound()].join('\n') };
}

let sites: Site[] = [];
beforeAll(async () => {
  sites = await Promise.all(
    Object.entries(folders).map(([name, folder]) => readSite(name, folder)),
  );
}, 60_000);

describe.each(Object.keys(folders))('the %s', (name) => {
  test('has words of its own on its pages', () => {
    const site = sites.find((one) => one.name === name);
    const shown = site?.texts.filter((text) => site.rendered.includes(text)) ?? [];
    expect(shown.length).toBeGreaterThanOrEqual(3);
  });

  test('has no word of another site on its pages', () => {
    const site = sites.find((one) => one.name === name);
    for (const other of sites.filter((one) => one !== site)) {
      const strangers = other.texts.filter(
        (text) => !site?.texts.includes(text) && site?.rendered.includes(text),
      );
      expect(strangers, `words of the ${other.name}`).toEqual([]);
    }
  });
});

test('no site is known to the engine', () => {
  const files = ['schema', 'src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(400);
  const siteTexts = sites.filter(({ name }) => name !== 'new site').flatMap(({ texts }) => texts);
  // A number of zeros is no one's: hints show how numbers are written by it.
  const words = siteTexts.filter((text) => !/^data-pattern|0{3} 0{3}/.test(text));
  for (const file of files) {
    // The code of the pictures is the school's own; it lies with the commands because it is one.
    if (file.startsWith(path.join('scripts', 'art'))) continue;
    const text = readFileSync(file, 'utf8');
    expect(
      words.filter((word) => text.includes(word)),
      file,
    ).toEqual([]);
    expect(text, file).not.toMatch(/\bKCSE\b|\bKJSEA\b|\bGrade \d|\bForm (?:One|Two|Three|Four)\b/);
  }
});

test('schemas and examples speak of no kind of site more than of another', () => {
  const words =
    /\b(schools?|students?|pupils?|girls?|admissions?|grade \d|form (two|three|four)|KCSE)\b/i;
  const fields = readdirSync('schema/fields').map((file) => path.join('schema/fields', file));
  const ofBlocks = listBlockFolders('src/blocks').flatMap(({ type, examples }) => [
    `schema/blocks/${type}.ts`,
    examples,
  ]);
  expect(ofBlocks.length).toBeGreaterThan(60);
  const strays = [...fields, ...ofBlocks].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      // An icon has the name of what it shows.
      .filter((line) => words.test(line) && !/^ {2}'school',$/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(strays).toEqual([]);
});
