import { mkdirSync } from 'node:fs';
import path from 'node:path';
import slugify from '@sindresorhus/slugify';
import { findLink, listFiles, readBytes, stampOf } from '../../content/read-files.ts';
import { replaceFile } from '../../content/replace-file.ts';
import type { PictureAnswer, PictureRefusal } from '../../editor/store/store.ts';
import { readPhotograph } from '../../pictures/read-photograph.ts';
import { pictureKinds } from '../../site/check-images.ts';
import { findReservedStep } from '../../site/addresses.ts';

/** Enough for the densest screens; the longer side, in pixels. */
const longestSide = 2400;

/** Higher quality would not be visible in photographs. */
const jpegQuality = 85;

/**
 * Adds a photograph to content/images: upright, scaled down, and without metadata (where it was taken, with what, by
 * whom). Drawings are refused: they may contain scripts.
 */
export async function takePicture(
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
    picture: { name: target.name, width, height, address: picturesAddress + target.name },
  };
}

/** The formats that are recognised by their first bytes, regardless of the file name. */
function refuseKind(bytes: Buffer): PictureRefusal | null {
  const start = bytes.subarray(0, 512).toString('latin1');
  if (/<svg|<!DOCTYPE svg|^\s*(?:\u00EF\u00BB\u00BF)?<\?xml/i.test(start)) return 'drawing';
  if (/^.{4}ftyp(?:hei[cfsmx]|hev[cx]|mif1|msf1)/s.test(start)) return 'heic';
  const isKnown =
    start.startsWith('\u00FF\u00D8\u00FF') ||
    start.startsWith('\u0089PNG\r\n') ||
    /^RIFF.{4}WEBP/s.test(start) ||
    /^.{4}ftypavi[fs]/s.test(start);
  return isKnown ? null : 'not-a-picture';
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
  const taken = new Set(images.map((image) => image.toLowerCase()));
  const words = slugify(name.replace(/\.\w+$/, ''))
    .slice(0, 60)
    .replace(/-$/, '');
  const isReserved = words === '' || findReservedStep(`/${words}`) !== null;
  const stem = isReserved ? `picture${words === '' ? '' : `-${words}`}` : words;
  for (let number = 1; ; number += 1) {
    const file = `${stem}${number > 1 ? `-${number}` : ''}.${extension}`;
    if (!taken.has(file) && findLink(folder, `images/${file}`) === null) {
      return { name: file, isNew: true };
    }
  }
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
