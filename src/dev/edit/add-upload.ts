import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  blobIdOf,
  findLink,
  listFiles,
  readAttachment,
  readBytes,
  readPhotograph,
  replaceFile,
  stampOf,
} from '../../build/index.ts';
import {
  isOfFolder,
  jpegQuality,
  longestSide,
  nameForUpload,
  refuseAttachment,
  refuseKind,
  uploadFile,
  type UploadAnswer,
  type UploadFolder,
} from '../../content/index.ts';
import { endingOf } from '../../site/index.ts';

/**
 * Adds a file to content/images or content/files under a free and safe name; the same bytes are stored once. The URL of
 * a picture begins with `picturesAddress`.
 */
export async function addUpload(
  contentDir: string,
  folder: UploadFolder,
  { name, bytes }: { name: string; bytes: Buffer },
  picturesAddress: string,
): Promise<UploadAnswer> {
  if (folder === 'files') {
    const read = await readAttachment(name, bytes);
    const reason = refuseAttachment(name, read);
    if (reason) return { kind: 'refused', reason };
    const stored = store(contentDir, folder, { name, extension: endingOf(name), data: bytes });
    const { facts } = read;
    return {
      kind: 'taken',
      upload: { folder, stored: { ...stored, bytes: bytes.length, isUsed: true, ...facts } },
    };
  }
  const refusal = refuseKind(bytes);
  if (refusal) return { kind: 'refused', reason: refusal };
  const read = await readPhotograph(bytes);
  if (!read.size) {
    const isSize = read.problems.some(({ code }) => code === 'image-size');
    return { kind: 'refused', reason: isSize ? 'too-many-pixels' : 'damaged' };
  }
  const { data, width, height, extension } = await reduce(bytes);
  const stored = store(contentDir, folder, { name, extension, data });
  const address = picturesAddress + stored.name;
  return { kind: 'taken', upload: { folder, stored: { ...stored, width, height, address } } };
}

/**
 * A photograph upright, scaled down, and without metadata (where it was taken, with what, by whom). Drawings are
 * refused before: they may contain scripts.
 */
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

type NewFile = { name: string; extension: string; data: Buffer };

/** Stores a file, unless the same is already there under any name. Returns its name and id. */
function store(contentDir: string, folder: UploadFolder, { name, extension, data }: NewFile) {
  const { images, attachments } = listFiles(contentDir);
  const names = { images, files: attachments }[folder];
  const id = blobIdOf(data);
  const same = names.find((one) => isSame(contentDir, uploadFile(folder, one), data));
  if (same !== undefined) return { name: same, id };
  const existingNames = new Set(names.map((one) => one.toLowerCase()));
  const used = nameForUpload(
    folder,
    name,
    extension,
    (file) => existingNames.has(file) || findLink(contentDir, uploadFile(folder, file)) !== null,
  );
  mkdirSync(path.join(contentDir, folder), { recursive: true });
  replaceFile(path.join(contentDir, folder, used), data);
  return { name: used, id };
}

/** Whether a file of the site has these bytes. */
const isSame = (contentDir: string, file: string, data: Buffer): boolean =>
  isOfFolder(file) &&
  stampOf(contentDir, file).size === data.length &&
  readBytes(contentDir, file).equals(data);
