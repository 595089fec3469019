import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createCardMaker } from '../../src/build/social-card.ts';
import { loadSite } from '../../src/content-files/load-site.ts';
import { facesOfTheme } from '../../src/fonts/faces-of-theme.ts';

/** The names of the cards of a site in a new folder, by the addresses of pages. */
async function cardsOf(title: string): Promise<Map<string, string | undefined>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
  try {
    cpSync('scripts/starter/clinic', folder, { recursive: true });
    const change = (file: string, from: RegExp, to: string) => {
      const changed = path.join(folder, file);
      writeFileSync(changed, readFileSync(changed, 'utf8').replace(from, to));
    };
    change(
      'theme.yaml',
      /^ {2}headings:\n(?: {4}.*\n)+/m,
      '  headings: { file: fonts/figtree.woff2, name: Figtree Headings, licence: fonts/OFL-Figtree.txt }\n',
    );
    change('pages/visit.yaml', /^title: .*$/m, `title: ${title}`);
    const { tree, pictureHashes } = await loadSite(folder);
    if (!tree) throw new Error('The site has mistakes.');
    const faces = facesOfTheme(tree.theme.fonts, folder);
    const prepare = createCardMaker(tree, path.join(folder, 'images'), { faces, pictureHashes });
    return new Map(tree.pages.map((page) => [page.address, prepare(page)?.name]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a card has the same name in every folder, and only that of a changed page another one', async () => {
  const before = await cardsOf('Find us');
  expect(before.size).toBeGreaterThan(5);
  expect(await cardsOf('Find us')).toEqual(before);
  const after = await cardsOf('Où nous trouver 訪問');
  const changed = [...after].filter(([address, name]) => name !== before.get(address));
  expect(changed.map(([address]) => address)).toEqual(['/visit']);
});
