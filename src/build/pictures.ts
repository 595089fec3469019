import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Sharp, SharpOptions } from 'sharp';
import { pathOnDisk } from './system/roots.ts';
import { toAsciiIdentifier } from '../../schema/identifier.ts';
import type { ImagePart } from '../../schema/fields/image.ts';
import type { Size } from './pictures/checked-picture.ts';
import { drawingText, isDrawing, publishedBytes } from './pictures/read-picture.ts';
import type { InlineDrawing, Picture } from '../site/index.ts';
import { cachedFile, hashOf, versionOf } from './cache/file-cache.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { sideBySide, workBeside } from './side-by-side.ts';

const compress = promisify(brotliCompress);

/** What compresses in a thirtieth of the time, a tenth less. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A built picture, without its description. */
export type BuiltPicture = Pick<Picture, 'src' | 'width' | 'height' | 'sources'>;

/**
 * The widths, in pixels, at which a photograph is offered, and the effort of each: 480 and 800 are those of telephones.
 * Measured on photographs of 12 megapixels: effort 3 takes twice as long as 2 for 4 % fewer bytes, 1 half as long for 3 %
 * more.
 */
const versions = [
  { width: 480, effort: 2 },
  { width: 800, effort: 2 },
  { width: 1200, effort: 1 },
  { width: 1600, effort: 1 },
];

/** The width of the JPEG for browsers without AVIF, which all have had since 2024. */
const fallbackWidth = 960;

const avif = { quality: 50 };
const jpeg = { quality: 76, mozjpeg: true };

/** The encoding settings, which are part of the files' names. */
const encoding = JSON.stringify([avif, versions, jpeg, versionOf('sharp')]);

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
    (await readImage(svg, twice))
      .resize({ width: width * 2 })
      .avif(avif)
      .toBuffer(),
  );
  return (await stat(picture)).size < sent;
}

/** Where the files of pictures are written, and what takes work that ends after the pictures are known. */
export type PictureOutput = { output: SiteOutput; add(work: () => Promise<void>): Promise<void> };

/** The size of a picture, and the hash of its published bytes. */
type HashedPicture = Size & { hash: string };

/** Publishes a drawing as it is, or a very complex one as bitmaps. */
async function buildDrawing(
  source: string,
  to: PictureOutput,
  { width, height, hash }: HashedPicture,
): Promise<BuiltPicture> {
  const size = { width, height };
  const svg = publishedBytes(source, await readFile(source));
  if (await isLighterAsPicture(svg, size)) {
    const doubled = { width: width * 2, height: height * 2, hash };
    return { ...(await buildPhotograph(source, to, doubled, twice)), ...size };
  }
  const file = `${publishedName(source)}-${hashOf(svg)}.svg`;
  to.output.write(`assets/${file}`, svg);
  return { src: `/assets/${file}`, ...size, sources: [] };
}

/** The pixels of a picture, upright and at a width. */
const decode = async (source: string, width: number, options: SharpOptions) =>
  (await readImage(publishedBytes(source, await readFile(source)), options))
    .autoOrient()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Adds the encoding of a photograph, as AVIF and a fallback, to the work beside the build, unless the cache has it. */
async function buildPhotograph(
  source: string,
  { output, add }: PictureOutput,
  { width, height, hash }: HashedPicture,
  options: SharpOptions = {},
): Promise<BuiltPicture> {
  const name = `${publishedName(source)}-${hashOf(hash, encoding)}`;
  const smaller = versions.filter((version) => version.width <= width);
  const offered = smaller.length > 0 ? smaller : [{ width, effort: 2 }];
  const fallback = Math.min(width, fallbackWidth);
  const files: [string, number, (image: Sharp) => Sharp][] = [
    ...offered.map(({ width: to, effort }): [string, number, (image: Sharp) => Sharp] => [
      `${name}-${to}.avif`,
      to,
      (image) => image.avif({ ...avif, effort }),
    ]),
    [
      `${name}-${fallback}.jpg`,
      fallback,
      (image) => image.flatten({ background: '#fff' }).jpeg(jpeg),
    ],
  ];
  await add(async () => {
    let decoded: ReturnType<typeof decode> | undefined;
    const largest = Math.max(...files.map(([, to]) => to));
    for (const [file, to, encode] of files) {
      const cached = await cachedFile(file, async () => {
        const { data, info } = await (decoded ??= decode(source, largest, options));
        return encode((await readImage(data, { raw: info })).resize({ width: to })).toBuffer();
      });
      output.copy(`assets/${file}`, cached);
    }
  });
  const srcSet = offered.map(({ width: to }) => `/assets/${name}-${to}.avif ${to}w`).join(', ');
  return {
    src: `/assets/${name}-${fallback}.jpg`,
    width,
    height,
    sources: [{ type: 'image/avif', srcSet }],
  };
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

/** The pictures of a site, whose photographs may still be encoded. */
export type BuiltPictures = {
  /** The pictures by their names in content/images. */
  pictures: ReadonlyMap<string, BuiltPicture>;
  /** Waits until all files are in the output. */
  finish(): Promise<void>;
};

/**
 * Adds every used picture to the output under a hashed name. Photographs are encoded beside what follows, as their names
 * and sizes are known before; `progress` is called as each is done.
 */
export async function buildPictures(
  imagesFolder: string,
  sizes: ReadonlyMap<string, Size>,
  hashes: ReadonlyMap<string, string>,
  output: SiteOutput,
  progress: (done: number, all: number) => void = () => undefined,
): Promise<BuiltPictures> {
  const built = new Map<string, BuiltPicture>();
  const { add, finish } = workBeside(Number.POSITIVE_INFINITY);
  let [done, all] = [0, 0];
  const to: PictureOutput = {
    output,
    add(work) {
      all += 1;
      return add(async () => {
        await work();
        done += 1;
        progress(done, all);
      });
    },
  };
  await sideBySide(sizes, async ([name, size]) => {
    const source = pathOnDisk(imagesFolder, name);
    const build = isDrawing(name) ? buildDrawing : buildPhotograph;
    const hash = hashes.get(name);
    if (hash === undefined) throw new Error(`The picture ${name} was not read.`);
    built.set(name, await build(source, to, { ...size, hash }));
  });
  return { pictures: built, finish };
}

/** Makes the function that finds a picture as a page shows it. */
export const pictureFinder =
  (pictures: ReadonlyMap<string, BuiltPicture>) =>
  ({ src, alt, focus }: ImagePart): Picture => {
    const picture = pictures.get(src);
    if (!picture) throw new Error(`The picture ${src} was not built.`);
    return { ...picture, alt, focus };
  };

/** A picture with the host's folder in its URLs. */
export const addBaseToPicture = (base: string, picture: BuiltPicture): BuiltPicture =>
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
