import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import type { OverlayOptions, Sharp } from 'sharp';
import { pathOnDisk } from './system/roots.ts';
import type { ImagePart } from '../../schema/fields/image.ts';
import { publishedBytes } from './pictures/read-picture.ts';
import { settingsIn, pathTo, summaryOf, type Page, type SiteTree } from '../site/index.ts';
import { cardSize, groundSvg, plate, plateSvg, plateTop } from './card-plate.ts';
import type { Face } from './fonts/face.ts';
import { cachedFile, hashOf, versionOf } from './cache/file-cache.ts';
import { fontForShapes } from './fonts/whole-font.ts';

/** The card of a page: a file name that contains a hash of all its inputs, and the function that writes the file. */
type Card = { name: string; make(): Promise<string> };

/** Progressive ones would take twice as long for 2 % fewer bytes, which no visitor loads; MozJPEG fourteen times. */
const jpeg = { quality: 80 };

/** The version of the cards, which is part of their names. */
const making = JSON.stringify([jpeg, versionOf('sharp')]);

/** Fonts hold Unicode ranges of this many characters, so that the titles of a site need few fonts. */
const charactersTogether = 256;

/** The characters of a title, with their neighbours in Unicode. */
function charactersNear(title: string): string {
  const starts = Array.from(title, (letter) => (letter.codePointAt(0) ?? 0) & -charactersTogether);
  return Array.from(new Set(starts), (start) =>
    Array.from({ length: charactersTogether }, (_, step) => String.fromCodePoint(start + step)),
  )
    .flat()
    .join('');
}

const headingsOf = (faces: readonly Face[]): Face => {
  const face = faces.find(({ role }) => role === 'headings');
  if (!face) throw new Error('There is no typeface for headings.');
  return face;
};

/** Changes with the outlines of a typeface, and not with where its files lie. */
const keyOfFace = ({ cuts }: Face): string =>
  hashOf(
    JSON.stringify(cuts.map(({ weights, isPartOfAxis }) => [weights, isPartOfAxis])),
    ...cuts.flatMap(({ files }) => files.map((file) => readFileSync(file))),
  );

/**
 * Makes a function that opens the typeface of the headings for a title: text in cards is rendered as outlines, so that no
 * installed font is needed. The font depends on the title alone, and so does the card.
 */
function createFonts(face: Face): (title: string) => Promise<Font> {
  const weight = face.weight ?? face.cuts[0]?.weights.from ?? 700;
  const fonts = new Map<string, Promise<Font>>();
  return (title) => {
    const characters = charactersNear(title);
    const font = fonts.get(characters) ?? fontForShapes(face, weight, characters);
    fonts.set(characters, font);
    return font;
  };
}

/** What a card shows: a picture or the mark of the site, and below it a title on a pattern. */
type CardContent = { picture: ImagePart | null; title: string; pattern: string };

/**
 * The card of a page with a picture has its title. All others of a section and a language share one, with the name of the
 * site, so that many pages cost no more than a few.
 */
function contentOf(page: Page, tree: SiteTree): CardContent {
  const { picture = summaryOf(page.document).picture } = page.document;
  if (picture) return { picture, title: page.document.title, pattern: page.pattern };
  const { name, socialImage } = settingsIn(tree.settings, page.language);
  const pattern = (pathTo(page)[0] ?? page).pattern;
  return { picture: socialImage ?? null, title: name, pattern };
}

/** The upper part of a card, in pixels. */
const above = { width: cardSize.width, height: cardSize.height - plate.height };

/** How high the mark stands on the card of a site without a picture, in pixels. */
const markHeight = 220;

/** The mark of a site in the middle of the upper part of a card. */
async function markIn(art: Buffer): Promise<OverlayOptions> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(art, { density: 300 })
    .resize({ height: markHeight, width: above.width / 2, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: Math.round((above.width - info.width) / 2),
    // The band covers the lower end.
    top: Math.round((plateTop - info.height) / 2),
  };
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

/** The rows of an image between two heights of a card, in three bytes a pixel. */
const rowsOf = (image: Sharp, top: number, bottom: number): Promise<Buffer> =>
  image
    .extract({ left: 0, top, width: cardSize.width, height: bottom - top })
    .flatten()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();

type CardSources = {
  faces: readonly Face[];
  pictureHashes: ReadonlyMap<string, string>;
};

/**
 * Makes the function that prepares the picture for shared links of a page. Its name is there before the picture is, so that
 * pages are rendered while it is encoded.
 */
export function createCardMaker(
  tree: SiteTree,
  imagesFolder: string,
  { faces, pictureHashes }: CardSources,
): (page: Page) => Card {
  const { theme, settings } = tree;
  const face = headingsOf(faces);
  const fontKey = keyOfFace(face);
  const fontFor = createFonts(face);
  return (page) => {
    const content = contentOf(page, tree);
    const { picture, title } = content;
    const pattern = theme.patterns[content.pattern];
    const art = picture ?? settings.logo;
    const ofPicture = [art && pictureHashes.get(art.src), picture?.focus];
    const parts = [fontKey, ofPicture, title, pattern, theme.tiles[pattern?.tile ?? '']];
    const name = `card-${hashOf(JSON.stringify(parts), making)}.jpg`;
    const encode = async () => {
      const source = art && pathOnDisk(imagesFolder, art.src);
      const bytes = source && publishedBytes(source, readFileSync(source));
      const { default: sharp } = await import('sharp');
      const ground = groundSvg(content.pattern, theme, bytes !== undefined);
      const mark = picture || !bytes ? [] : [await markIn(bytes)];
      const image =
        picture && bytes
          ? await cropToFill(bytes, above.width, above.height, picture.focus)
          : sharp(Buffer.from(ground)).composite(mark);
      const overlay = sharp(Buffer.from(plateSvg(content, theme, await fontFor(title))));
      // Put together by rows, as nothing shines through the plate: blending would take a quarter of the time.
      const pixels = Buffer.concat([
        await rowsOf(image, 0, plateTop),
        await rowsOf(overlay, plateTop, cardSize.height),
      ]);
      return sharp(pixels, { raw: { ...cardSize, channels: 3 } })
        .jpeg(jpeg)
        .toBuffer();
    };
    return { name, make: () => cachedFile(name, encode) };
  };
}
