import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import type { OverlayOptions, Sharp } from 'sharp';
import { pathOnDisk } from '../roots.ts';
import type { ImagePart } from '../../schema/fields/image.ts';
import { publishedBytes } from '../pictures/read-picture.ts';
import { summaryOf } from '../site/pages/page-summary.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';
import { cardSize, plate, plateSvg, plateTop } from './card-plate.ts';
import type { Face } from '../fonts/face.ts';
import { cachedFile, hashOf, versionOf } from '../cache/file-cache.ts';
import { fontForShapes } from './fonts/whole-font.ts';
import type { SiteOutput } from './publish/site-output.ts';

/** The card of a page: its URL is that of a file that `make` adds to the site. */
type Card = { address: string; make(): Promise<void> };

type CardMaker = (page: Page) => Promise<Card | null>;

/** Progressive ones would take twice as long for 2 % fewer bytes, which no visitor loads; MozJPEG fourteen times. */
const jpeg = { quality: 80 };

/** The version of the cards, which is part of their names. */
const making = JSON.stringify([jpeg, versionOf('sharp')]);

/** Text in cards is rendered as outlines, so that no installed font is needed. */
function openFont(faces: readonly Face[], { pages }: SiteTree): Promise<Font> {
  const face = faces.find(({ role }) => role === 'headings');
  if (!face) throw new Error('There is no typeface for headings.');
  const titles = [...new Set(pages.map(({ document }) => document.title).join(''))];
  const { weights } = face.cuts[0] ?? { weights: { from: 700 } };
  return fontForShapes(face, weights.from, titles.toSorted().join(''));
}

/** What the card of a page is made from, besides the bytes of its picture; null for a page without one. */
export function cardParts(
  page: Page,
  tree: SiteTree,
): { picture: ImagePart; plate: unknown } | null {
  const picture = pictureOf(page, tree);
  const pattern = tree.theme.patterns[page.pattern];
  const tile = tree.theme.tiles[pattern?.tile ?? ''];
  return picture && { picture, plate: [page.document.title, pattern, tile] };
}

/** The first picture of a page, or else that of the site. */
function pictureOf(page: Page, tree: SiteTree): ImagePart | null {
  return summaryOf(page.document).picture ?? tree.settings.socialImage ?? null;
}

/** The start of a segment whose centre is as near to a point as possible. */
const offset = (whole: number, part: number, percent: number) =>
  Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));

/** The picture scaled to fill a box and cropped so that its focal point is as near the centre as possible. */
async function cropToFill(
  art: Buffer,
  width: number,
  height: number,
  focus: ImagePart['focus'],
): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const { autoOrient: whole } = await sharp(art).metadata();
  const scale = Math.max(width / whole.width, height / whole.height);
  const part = {
    width: Math.min(Math.max(Math.round(width / scale), 1), whole.width),
    height: Math.min(Math.max(Math.round(height / scale), 1), whole.height),
  };
  // Cropped before scaling, because a very long picture would become enormous.
  return sharp(art)
    .autoOrient()
    .extract({
      left: offset(whole.width, part.width, focus.x),
      top: offset(whole.height, part.height, focus.y),
      ...part,
    })
    .resize({ width, height, fit: 'fill' });
}

/** The part of a card's overlay that has something on it: the rest would be blended with the picture for nothing. */
async function renderOverlay(overlay: string): Promise<OverlayOptions> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(Buffer.from(overlay))
    .extract({ left: 0, top: plateTop, width: cardSize.width, height: cardSize.height - plateTop })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels }, left: 0, top: plateTop };
}

/**
 * Makes the function that prepares the picture for shared links of a page, from its picture, title and pattern; null for
 * a page without one. Its URL is there before the picture is, so that pages are rendered while it is encoded.
 */
export function createCardMaker(
  tree: SiteTree,
  faces: readonly Face[],
  imagesFolder: string,
  output: SiteOutput,
): CardMaker {
  let font: Promise<Font> | undefined;
  return async (page) => {
    const picture = pictureOf(page, tree);
    if (!picture) return null;
    const source = pathOnDisk(imagesFolder, picture.src);
    // Other reading would wait for encoders.
    const readArt = () => publishedBytes(source, readFileSync(source));
    const overlay = plateSvg(page, tree, await (font ??= openFont(faces, tree)));
    const file = `card-${hashOf(readArt(), overlay, JSON.stringify(picture.focus), making)}.jpg`;
    const encode = async () =>
      (await cropToFill(readArt(), cardSize.width, cardSize.height - plate.height, picture.focus))
        .extend({ bottom: plate.height, background: '#fff' })
        .composite([await renderOverlay(overlay)])
        .flatten()
        .jpeg(jpeg)
        .toBuffer();
    return {
      address: `/assets/${file}`,
      make: async () => output.copy(`assets/${file}`, await cachedFile(file, encode)),
    };
  };
}
