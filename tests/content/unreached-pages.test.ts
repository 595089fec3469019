import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { inCopy } from './broken-sites.ts';

type Pages = Record<string, { listing?: object; link?: string; versionOf?: string }>;

/** The pages that nothing leads to, and what is advised for each. */
async function unreachedOf(pages: Pages): Promise<{ file: string; example: string }[]> {
  const { diagnostics } = await inCopy((folder) => {
    for (const [name, { link, ...fields }] of Object.entries(pages)) {
      const file = path.join(folder, 'pages', `${name}.yaml`);
      const text = link === undefined ? 'Words.' : `[There](${link})`;
      mkdirSync(path.dirname(file), { recursive: true });
      const blocks = [{ type: 'prose', text }];
      writeFileSync(file, stringify({ title: name, ...fields, blocks }));
    }
    // Without a link of its own, so that only what a test is about leads anywhere.
    expect(readFileSync(path.join(folder, 'site.yaml'), 'utf8')).not.toContain('/new');
  });
  return diagnostics.flatMap(({ code, file, example = '' }) =>
    code === 'page-unreached' ? { file, example } : [],
  );
}

const listed = { listing: { inMenu: true } };

test.each<[string, Pages]>([
  ['on the first level', { new: {} }],
  ['hidden on the second', { new: listed, 'new/a': { listing: { inMenu: false } } }],
  ['below a page that the menu has not', { new: { link: '/new' }, 'new/a': {} }],
  [
    'hidden on the third',
    { new: listed, 'new/a': {}, 'new/a/b': {}, 'new/a/c': { listing: { inMenu: false } } },
  ],
  [
    'below a page that lists nothing',
    { new: listed, 'new/a': { listing: { section: false } }, 'new/a/b': {}, 'new/a/b/c': {} },
  ],
  [
    'in a ring of pages that link to each other',
    { newA: { link: '/newB' }, newB: { link: '/newA' } },
  ],
])('a page %s is told of, and the advice lists it', async (_where, pages) => {
  const reported = await unreachedOf(pages);
  expect(reported.length).toBeGreaterThan(0);
  const advised = { ...pages };
  for (const { file, example } of reported) {
    const name = file.replace(/^pages\//, '').replace(/\.yaml$/, '');
    const wish: { listing: object } = parse(example);
    advised[name] = { ...pages[name], listing: { ...pages[name]?.listing, ...wish.listing } };
  }
  expect(await unreachedOf(advised)).toEqual([]);
});

test('a page on the third level is listed by its parent, and a page listed by a reachable page is reachable', async () => {
  expect(
    await unreachedOf({
      new: { ...listed, link: '/newest' },
      'new/a': {},
      'new/a/b': {},
      'new/a/b/c': {},
      newest: {},
    }),
  ).toEqual([]);
});

test('an earlier version of a page is reachable from the present one, which names it under its heading', async () => {
  expect(await unreachedOf({ new: listed, old: { versionOf: '/new' } })).toEqual([]);
});
