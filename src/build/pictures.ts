import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Sharp, SharpOptions } from 'sharp';
import { pathOnDisk } from '../roots.ts';
import { toAsciiIdentifier } from '../../schema/identifier.ts';
import type { ImagePart } from '../../schema/fields/image.ts';
import type { Size } from '../pictures/checked-picture.ts';
import { drawingText, isDrawing, publishedBytes } from '../pictures/read-picture.ts';
import type { InlineDrawing, Picture } from '../site/values/resolved.ts';
import { cachedFile, hashOf, versionOf } from '../cache/file-cache.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { sideBySide } from './side-by-side.ts';

const compress = promisify(brotliCompress);

/** What compresses in a thirtieth of the time, a tenth less. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A built picture, without its description. */
export type BuiltPicture = Pick<Picture, 'src' | 'width' | 'height' | 'sources'>;

/** The widths, in pixels, at which a photograph is offered; browsers choose one. */
const widths = [480, 640, 960, 1280, 1920];

/** The width of the fallback for browsers without support for the better formats. */
const fallbackWidth = 1280;

/** Better formats, best first. AVIF at effort 3 takes a third of the default's time for the same size. */
const avif = { quality: 50, effort: 3 };
const webp = { quality: 72 };
const jpeg = { quality: 76, mozjpeg: true };
const bestFormat = { ending: 'avif', encode: (image: Sharp) => image.avif(avif) };
const formats = [bestFormat, { ending: 'webp', encode: (image: Sharp) => image.webp(webp) }];

/** The encoding settings, which are part of the files' names. */
const encoding = JSON.stringify([avif, webp, jpeg, versionOf('sharp')]);

/**
 * The file name of a picture on the web: its own name in letters, digits and hyphens, so that it needs no escaping, and
 * short enough for every file system together with hash, width and extension.
 */
const publishedName = (source: string): string =>
  toAsciiIdentifier(path.parse(source).name).slice(0, 60);

/** A drawing smaller than this, compressed, is smaller than any bitmap of it; in bytes. */
const lightDrawing = 8000;

/** Drawings are rendered at 72 dpi by default: this density makes them twice as large. */
const twice = { density: 144 };

/** sharp is loaded only if there are pictures to make. */
const readImage = async (bytes: Buffer, options?: SharpOptions): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, options);
};

/** The compressed size of a drawing; of one that is light in any case, roughly. */
async function weightOf(svg: Buffer): Promise<number> {
  const { length } = await compress(svg, quickly);
  return length < lightDrawing ? length : (await compress(svg)).length;
}

/** Whether a drawing is larger than a bitmap of it at twice its size. Its compressed size is cached. */
async function isLighterAsPicture(svg: Buffer, { width }: Size): Promise<boolean> {
  if (svg.length < lightDrawing) return false;
  const weight = await cachedFile(`drawing-${hashOf(svg)}.weight`, async () =>
    Buffer.from(String(await weightOf(svg))),
  );
  const sent = Number(await readFile(weight, 'utf8'));
  if (sent < lightDrawing) return false;
  const picture = await cachedFile(`drawing-${hashOf(svg, encoding)}.avif`, async () =>
    bestFormat.encode((await readImage(svg, twice)).resize({ width: width * 2 })).toBuffer(),
  );
  return (await stat(picture)).size < sent;
}

/** The size of a picture, and the hash of its published bytes. */
type HashedPicture = Size & { hash: string };

/** Publishes a drawing as it is, or a very complex one as bitmaps. */
async function buildDrawing(
  source: string,
  output: SiteOutput,
  { width, height, hash }: HashedPicture,
): Promise<BuiltPicture> {
  const size = { width, height };
  const svg = publishedBytes(source, await readFile(source));
  if (await isLighterAsPicture(svg, size)) {
    const doubled = { width: width * 2, height: height * 2, hash };
    return { ...(await buildPhotograph(source, output, doubled, twice)), ...size };
  }
  const file = `${publishedName(source)}-${hashOf(svg)}.svg`;
  output.write(`assets/${file}`, svg);
  return { src: `/assets/${file}`, ...size, sources: [] };
}

/** Encodes a photograph as AVIF, WebP and a fallback, or takes the files from the cache. */
async function buildPhotograph(
  source: string,
  output: SiteOutput,
  { width, height, hash }: HashedPicture,
  options: SharpOptions = {},
): Promise<BuiltPicture> {
  const name = `${publishedName(source)}-${hashOf(hash, encoding)}`;
  const smaller = widths.filter((candidate) => candidate <= width);
  const offered = smaller.length > 0 ? smaller : [width];

  const write = async (file: string, make: (image: Sharp) => Sharp, to: number) => {
    const cached = await cachedFile(file, async () => {
      const image = await readImage(publishedBytes(source, await readFile(source)), options);
      return make(image.autoOrient().resize({ width: to })).toBuffer();
    });
    output.copy(`assets/${file}`, cached);
    return `/assets/${file}`;
  };
  const sources = [];
  for (const { ending, encode } of formats) {
    const candidates = [];
    for (const to of offered) {
      candidates.push(`${await write(`${name}-${to}.${ending}`, encode, to)} ${to}w`);
    }
    sources.push({ type: `image/${ending}`, srcSet: candidates.join(', ') });
  }
  const fallback = Math.min(width, fallbackWidth);
  const src = await write(
    `${name}-${fallback}.jpg`,
    (image) => image.flatten({ background: '#fff' }).jpeg(jpeg),
    fallback,
  );
  return { src, width, height, sources };
}

/** A drawing smaller than this, in bytes, is sent in the document: a request would delay the first paint. */
const inlineDrawing = 2000;

/** A square drawing without anything but shapes and their looks: what cannot act, or clash with the page. */
const plainDrawing =
  /^<svg xmlns="[^"]*" viewBox="(0 0 ([\d.]+) \2)"(?: (?:width|height|preserveAspectRatio)="[^"]*")*>((?:<\/?(?:g|path|circle|ellipse|rect|line|polygon|polyline)(?: (?!on|style|class|id)[a-z-]+="[^"<>&]*")*\/?>)+)<\/svg>$/i;

/** A small and plain drawing, to be drawn by the document itself; null if the file is anything else. */
export function inlinePicture(source: string): InlineDrawing | null {
  if (!isDrawing(source)) return null;
  const bytes = readFileSync(source);
  const svg = bytes.length > inlineDrawing ? null : drawingText(bytes)?.trim();
  const [, viewBox, , shapes] = plainDrawing.exec(svg ?? '') ?? [];
  return viewBox === undefined || shapes === undefined ? null : { viewBox, shapes };
}

/** An icon shorter than this, in characters, is sent in the document: a request would cost more. */
const inlineIcon = 1000;

/** A small and plain drawing as a `data:` URL, for the site's icon; null if the file is anything else. */
export function iconDataUrl(source: string): string | null {
  const drawing = inlinePicture(source);
  if (drawing === null) return null;
  const { viewBox, shapes } = drawing;
  if (shapes.length > inlineIcon || shapes.includes("'")) return null;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURI(svg.replaceAll('"', "'")).replaceAll('#', '%23')}`;
}

/**
 * Writes every used picture into the site under a hashed name, and returns the function by which pages look theirs up.
 */
export async function buildPictures(
  imagesFolder: string,
  sizes: ReadonlyMap<string, Size>,
  hashes: ReadonlyMap<string, string>,
  output: SiteOutput,
): Promise<(image: ImagePart) => Picture> {
  const built = new Map<string, BuiltPicture>();
  await sideBySide(sizes, async ([name, size]) => {
    const source = pathOnDisk(imagesFolder, name);
    const build = isDrawing(name) ? buildDrawing : buildPhotograph;
    const hash = hashes.get(name);
    if (hash === undefined) throw new Error(`The picture ${name} was not read.`);
    built.set(name, await build(source, output, { ...size, hash }));
  });
  return ({ src, alt, focus }) => {
    const picture = built.get(src);
    if (!picture) throw new Error(`The picture ${src} was not built.`);
    return { ...picture, alt, focus };
  };
}

/** A picture with the host's folder in its URLs. */
export const addBaseToPicture = (base: string, picture: Picture): Picture =>
  base === ''
    ? picture
    : {
        ...picture,
        src: base + picture.src,
        sources: picture.sources.map(({ type, srcSet }) => ({
          type,
          srcSet: srcSet.replaceAll(/(^|, )\//g, `$1${base}/`),
        })),
      };
