import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImagePart } from '../../schema/parts/image.ts';
import type { Picture } from '../site/resolved.ts';

/** A picture as the build has made it, without what a page says of it. */
export type BuiltPicture = Pick<Picture, 'src' | 'width' | 'height' | 'sources'>;

const dimension = (svg: string, name: 'width' | 'height') =>
  Number(new RegExp(`<svg[^>]*\\s${name}="([\\d.]+)"`).exec(svg)?.[1] ?? 0);

/** The size of a drawing: its width and height, or those of its view box. */
function sizeOfSvg(svg: string): { width: number; height: number } {
  const [, , boxWidth = '', boxHeight = ''] =
    /<svg[^>]*\sviewBox="([^"]*)"/.exec(svg)?.[1]?.split(/[\s,]+/) ?? [];
  return {
    width: dimension(svg, 'width') || Number(boxWidth) || 1200,
    height: dimension(svg, 'height') || Number(boxHeight) || 800,
  };
}

/** Puts a picture of content/images into `folder`/assets under a name that changes with its content. */
async function buildPicture(source: string, folder: string): Promise<BuiltPicture> {
  const bytes = await readFile(source);
  const { name, ext } = path.parse(source);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}${ext}`;
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await copyFile(source, path.join(folder, file));
  return { src: `/${file}`, ...sizeOfSvg(bytes.toString('utf8')), sources: [] };
}

/** Builds every picture that is used and gives the function by which pages find theirs. */
export async function buildPictures(
  imagesFolder: string,
  used: Iterable<string>,
  folder: string,
): Promise<(image: ImagePart) => Picture> {
  const built = new Map<string, BuiltPicture>();
  await Promise.all(
    Array.from(new Set(used), async (src) => {
      built.set(src, await buildPicture(path.join(imagesFolder, src), folder));
    }),
  );
  return ({ src, alt, focus }) => {
    const picture = built.get(src);
    if (!picture) throw new Error(`The picture ${src} was not built.`);
    return { ...picture, alt, focus };
  };
}
