import path from 'node:path';
import type { Face } from './fonts/face.ts';
import type { Size } from './pictures/checked-picture.ts';
import type { PictureScrims, SiteTree } from '../site/index.ts';
import { addBaseToPicture, buildPictures, type BuiltPicture } from './pictures.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { measureScrims } from './scrims.ts';
import { workBeside } from './side-by-side.ts';
import { createCardMaker } from './social-card.ts';

type ImageSources = {
  contentDir: string;
  /** Every picture in use, by its name in content/images, with its size in pixels and the hash of its bytes. */
  pictureSizes: ReadonlyMap<string, Size>;
  pictureHashes: ReadonlyMap<string, string>;
  output: SiteOutput;
  progress?: ((done: number, all: number) => void) | undefined;
  faces: readonly Face[];
};

/** The images of a built site. */
export type BuiltImages = {
  /** Pictures by their names in content/images, with the host's folder in their URLs. */
  pictures: ReadonlyMap<string, BuiltPicture>;
  /** The scrims over pictures with text on them, by the files of their pages. */
  scrims: ReadonlyMap<string, PictureScrims>;
  /** The URL of the card for shared links of each page, by its file. */
  cards: ReadonlyMap<string, string>;
  /** Waits until all pictures and cards are written. */
  finish(): Promise<void>;
};

/**
 * Writes the pictures of a site and its cards for shared links, and measures the pictures with text on them: all at the
 * same time, because encoders use one processor each. Photographs and cards are still encoded while pages are rendered.
 */
export async function buildImages(tree: SiteTree, sources: ImageSources): Promise<BuiltImages> {
  const { contentDir, pictureSizes, pictureHashes, output, progress } = sources;
  const imagesDir = path.join(contentDir, 'images');
  const [pictures, scrims, { cards, finish }] = await Promise.all([
    buildPictures(imagesDir, pictureSizes, pictureHashes, output, progress),
    measureScrims(tree, imagesDir, pictureHashes),
    buildCards(tree, sources),
  ]);
  return {
    pictures: new Map(
      Array.from(pictures.pictures, ([name, one]) => [name, addBaseToPicture(tree.base, one)]),
    ),
    scrims,
    cards,
    async finish() {
      await Promise.all([pictures.finish(), finish()]);
    },
  };
}

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
async function buildCards(tree: SiteTree, sources: CardSources): Promise<BuiltCards> {
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
