import path from 'node:path';
import type { Face } from '../fonts/face.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';
import type { BuildCache } from './build-cache.ts';
import { makeOnce, takeMade } from './result-cache.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { workBeside } from './side-by-side.ts';
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

/** The cards of a site for shared links. */
type BuiltCards = {
  /** The URL of the card of each page that has one. */
  cards: Map<Page, string>;
  /** Waits until all of them are written. */
  finish(): Promise<void>;
};

/** Renders the cards of all pages for shared links, beside what follows; equal cards are rendered once and cached. */
export async function buildCards(
  tree: SiteTree,
  { contentDir, output, cache, faces, facesKey, keyOf }: CardSources,
): Promise<BuiltCards> {
  const prepareCard = createCardMaker(tree, faces, path.join(contentDir, 'images'), output);
  const cards = new Map<Page, string>();
  const { add, finish } = workBeside();
  const addressOf = async (page: Page): Promise<string | null> => {
    const parts = cardParts(page, tree);
    if (!parts) return null;
    const key = JSON.stringify([facesKey, keyOf(parts.picture.src), parts]);
    const earlier = takeMade(cache.cards, key, output);
    if (earlier) return earlier.result;
    const card = await prepareCard(page);
    if (!card) return null;
    const { address, make } = card;
    await add(async () => {
      await makeOnce(cache.cards, key, output, () => make().then(() => address));
    });
    return address;
  };
  for (const page of tree.pages) {
    const address = await addressOf(page);
    if (address !== null) cards.set(page, new URL(tree.base + address, tree.settings.address).href);
  }
  return { cards, finish };
}
