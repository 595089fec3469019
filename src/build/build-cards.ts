import path from 'node:path';
import type { Face } from './fonts/face.ts';
import type { SiteTree } from '../site/index.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { workBeside } from './side-by-side.ts';
import { createCardMaker } from './social-card.ts';

type CardSources = {
  contentDir: string;
  output: SiteOutput;
  faces: readonly Face[];
  /** The hashes of the pictures, by name. */
  pictureHashes: ReadonlyMap<string, string>;
};

/** The cards of a site for shared links. */
type BuiltCards = {
  /** The URL of the card of each page, by its file. */
  cards: Map<string, string>;
  /** Waits until all of them are written. */
  finish(): Promise<void>;
};

/** Renders the cards of all pages for shared links, beside what follows; equal cards are rendered once and cached. */
export async function buildCards(tree: SiteTree, sources: CardSources): Promise<BuiltCards> {
  const { contentDir, output } = sources;
  const prepareCard = createCardMaker(tree, path.join(contentDir, 'images'), sources);
  const cards = new Map<string, string>();
  const { add, finish } = workBeside();
  const names = new Set<string>();
  for (const page of tree.pages) {
    const card = prepareCard(page);
    const file = `assets/${card.name}`;
    cards.set(page.file, new URL(`${tree.base}/${file}`, tree.settings.address).href);
    if (names.has(card.name)) continue;
    names.add(card.name);
    await add(async () => output.copy(file, await card.make()));
  }
  return { cards, finish };
}
