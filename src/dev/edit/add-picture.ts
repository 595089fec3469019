import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  findLink,
  listFiles,
  readBytes,
  stampOf,
  replaceFile,
  readPhotograph,
  blobIdOf,
} from '../../build/index.ts';
import {
  jpegQuality,
  longestSide,
  nameForPicture,
  refuseKind,
  type PictureAnswer,
} from '../../content/index.ts';
import { pictureKinds } from '../../site/index.ts';

/**
 * Adds a photograph to content/images: upright, scaled down, and without metadata (where it was taken, with what, by
 * whom). Refuses drawings: they may contain scripts.
 */
export async function addPicture(
  folder: string,
  name: string,
  bytes: Buffer,
  picturesAddress: string,
): Promise<PictureAnswer> {
  const refusal = refuseKind(bytes);
  if (refusal) return { kind: 'refused', reason: refusal };
  const read = await readPhotograph(bytes);
  if (!read.size) {
    const isSize = read.problems.some(({ code }) => code === 'image-size');
    return { kind: 'refused', reason: isSize ? 'too-many-pixels' : 'damaged' };
  }
  const { data, width, height, extension } = await reduce(bytes);
  const target = nameFor(folder, name, extension, data);
  if (target.isNew) {
    mkdirSync(path.join(folder, 'images'), { recursive: true });
    replaceFile(path.join(folder, 'images', target.name), data);
  }
  return {
    kind: 'taken',
    picture: {
      name: target.name,
      width,
      height,
      address: picturesAddress + target.name,
      id: blobIdOf(data),
    },
  };
}

async function reduce(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes)
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
  const { hasAlpha } = await sharp(bytes).metadata();
  const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque;
  const encoded = isOpaque
    ? picture.jpeg({ quality: jpegQuality, mozjpeg: true })
    : picture.png({ compressionLevel: 9 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { data, width, height, extension: isOpaque ? 'jpg' : 'png' };
}

/** An unused name that is valid on every system; the existing name if the same picture is already there. */
function nameFor(folder: string, name: string, extension: string, data: Buffer) {
  const { images } = listFiles(folder);
  const same = images.find((image) => isSame(folder, image, data));
  if (same !== undefined) return { name: same, isNew: false };
  const existingNames = new Set(images.map((image) => image.toLowerCase()));
  const isTaken = (file: string) =>
    existingNames.has(file) || findLink(folder, `images/${file}`) !== null;
  return { name: nameForPicture(name, extension, isTaken), isNew: true };
}

/** Whether a picture of the site has the same bytes, whatever its name. */
function isSame(folder: string, image: string, data: Buffer): boolean {
  const file = `images/${image}`;
  return (
    pictureKinds.test(image) &&
    stampOf(folder, file).size === data.length &&
    readBytes(folder, file).equals(data)
  );
}
