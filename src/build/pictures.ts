import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Sharp, SharpOptions } from 'sharp';
import { toIdentifier } from '../../schema/identifier.ts';
import type { ImagePart } from '../../schema/fields/image.ts';
import type { Size } from '../pictures/checked-picture.ts';
import { isDrawing } from '../pictures/read-picture.ts';
import type { Picture } from '../site/resolved.ts';
import { cachedFile, hashOf, versionOf } from './file-cache.ts';
import type { SiteOutput } from './publish/site-output.ts';

/** A picture as the build has made it, without what a page says of it. */
export type BuiltPicture = Pick<Picture, 'src' | 'width' | 'height' | 'sources'>;

/** The widths, in pixels, at which a photograph is offered; a browser takes what its slot needs. */
const widths = [480, 640, 960, 1280, 1920];

/** The width of the file for browsers that know none of the better formats. */
const fallbackWidth = 1280;

/** Better formats, best first. AVIF at effort 3 takes a third of the default's time for the same bytes. */
const avif = { quality: 50, effort: 3 };
const webp = { quality: 72 };
const jpeg = { quality: 76, mozjpeg: true };
const bestFormat = { ending: 'avif', encode: (image: Sharp) => image.avif(avif) };
const formats = [bestFormat, { ending: 'webp', encode: (image: Sharp) => image.webp(webp) }];

/** How pictures are encoded: what was encoded otherwise has another name. */
const encoding = JSON.stringify([avif, webp, jpeg, versionOf('sharp')]);

/**
 * What a picture is called on the web: its own name in letters, digits and hyphens, so that no address has to be
 * escaped anywhere, and no longer than every disk can keep together with hash, width and ending.
 */
const publishedName = (source: string): string =>
  toIdentifier(path.parse(source).name).slice(0, 60);

/** A drawing lighter than this, as it is sent, is lighter than any picture of it; in bytes. */
const lightDrawing = 8000;

/** Drawings are drawn for 72 points an inch: at this density they come out twice as large. */
const twice = { density: 144 };

/** Only a build that has pictures to make needs sharp. */
const readImage = async (bytes: Buffer, options?: SharpOptions): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, options);
};

/** Whether a drawing weighs more than a picture of it at twice its size. What it weighs as it is sent is kept. */
async function isLighterAsPicture(svg: Buffer, { width }: Size): Promise<boolean> {
  if (svg.length < lightDrawing) return false;
  const weight = await cachedFile(`drawing-${hashOf(svg)}.weight`, async () =>
    Buffer.from(String(brotliCompressSync(svg).length)),
  );
  const sent = Number(await readFile(weight, 'utf8'));
  if (sent < lightDrawing) return false;
  const picture = await cachedFile(`drawing-${hashOf(svg, encoding)}.avif`, async () =>
    bestFormat.encode((await readImage(svg, twice)).resize({ width: width * 2 })).toBuffer(),
  );
  return (await stat(picture)).size < sent;
}

/** Publishes a drawing as it is; one of very many shapes as pictures of it. */
async function buildDrawing(source: string, output: SiteOutput, size: Size): Promise<BuiltPicture> {
  const svg = await readFile(source);
  if (await isLighterAsPicture(svg, size)) {
    const doubled = { width: size.width * 2, height: size.height * 2 };
    return { ...(await buildPhotograph(source, output, doubled, twice)), ...size };
  }
  const file = `${publishedName(source)}-${hashOf(svg)}.svg`;
  output.write(`assets/${file}`, svg);
  return { src: `/assets/${file}`, ...size, sources: [] };
}

/** Makes AVIF, WebP and a fallback of a photograph, or takes them from the cache. */
async function buildPhotograph(
  source: string,
  output: SiteOutput,
  { width, height }: Size,
  options: SharpOptions = {},
): Promise<BuiltPicture> {
  const bytes = await readFile(source);
  const name = `${publishedName(source)}-${hashOf(bytes, encoding)}`;
  const own = widths.filter((candidate) => candidate <= width);
  const offered = own.length > 0 ? own : [width];

  const write = async (file: string, make: (image: Sharp) => Sharp, to: number) => {
    const cached = await cachedFile(file, async () =>
      make((await readImage(bytes, options)).autoOrient().resize({ width: to })).toBuffer(),
    );
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

/** Gives a picture that may be known from an earlier build. */
type MakePicture = (name: string, make: () => Promise<BuiltPicture>) => Promise<BuiltPicture>;

/**
 * Puts every picture that is used into the site under a name that changes with its content, and gives the
 * function by which pages find theirs.
 */
export async function buildPictures(
  imagesFolder: string,
  sizes: ReadonlyMap<string, Size>,
  output: SiteOutput,
  once: MakePicture = (_, make) => make(),
): Promise<(image: ImagePart) => Picture> {
  const built = new Map<string, BuiltPicture>();
  for (const [name, size] of sizes) {
    const source = path.join(imagesFolder, name);
    const build = isDrawing(name) ? buildDrawing : buildPhotograph;
    built.set(name, await once(name, () => build(source, output, size)));
  }
  return ({ src, alt, focus }) => {
    const picture = built.get(src);
    if (!picture) throw new Error(`The picture ${src} was not built.`);
    return { ...picture, alt, focus };
  };
}

/** A picture as it is found on a site that stands in a folder of its host; what is kept from build to build knows none. */
export const placePicture = (base: string, picture: Picture): Picture =>
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
