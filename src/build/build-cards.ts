import path from 'node:path';
import type { Face } from '../fonts/face.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';
import type { BuildCache } from './build-cache.ts';
import { makeOnce } from './result-cache.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { sideBySide } from './side-by-side.ts';
import { cardParts, createCardMaker } from './social-card.ts';

type CardSources = {
  contentDir: string;
  output: SiteOutput;
  cache: Pick<BuildCache, 'cards'>;
  faces: readonly Face[];
  /** Changes with the bytes of the faces. */
  facesKey: string;
  /** Changes with the bytes of a picture. */
  keyOf: (picture: string) => string;
};

/** Renders the cards of all pages for shared links, and returns their URLs; equal cards are rendered once and cached. */
export async function buildCards(
  tree: SiteTree,
  { contentDir, output, cache, faces, facesKey, keyOf }: CardSources,
): Promise<Map<Page, string>> {
  const makeCard = createCardMaker(tree, faces, path.join(contentDir, 'images'), output);
  const cards = new Map<Page, string>();
  await sideBySide(tree.pages, async (page) => {
    const parts = cardParts(page, tree);
    if (!parts) return;
    const key = JSON.stringify([facesKey, keyOf(parts.picture.src), parts]);
    const card = await makeOnce(cache.cards, key, output, () => makeCard(page));
    if (card !== null) cards.set(page, new URL(tree.base + card, tree.settings.address).href);
  });
  return cards;
}
