import path from 'node:path';
import {
  listFiles,
  readBytes,
  stampOf,
  type Size,
  readPicture,
  blobIdOf,
} from '../../build/index.ts';
import type { StoredPicture } from '../../content/index.ts';
import { pictureAddress, pictureKinds } from '../../site/index.ts';

const readBefore = new Map<string, (Size & { id: string }) | null>();

/**
 * The pictures that pages can use, with their sizes and URLs, which begin with `picturesAddress`. Reads a picture again
 * only if it has changed.
 */
export async function readPictures(
  folder: string,
  picturesAddress: string,
): Promise<StoredPicture[]> {
  const names = listFiles(folder).images.filter((name) => pictureKinds.test(name));
  const pictures = await Promise.all(
    names.map(async (name) => {
      const file = `images/${name}`;
      const { size: bytes, changed } = stampOf(folder, file);
      const key = `${path.join(folder, file)} ${bytes} ${changed}`;
      if (!readBefore.has(key)) readBefore.set(key, await readStored(folder, file));
      const found = readBefore.get(key);
      return found ? { name, ...found, address: picturesAddress + pictureAddress(name) } : null;
    }),
  );
  return pictures.filter((picture) => picture !== null);
}

async function readStored(folder: string, file: string): Promise<(Size & { id: string }) | null> {
  const bytes = readBytes(folder, file);
  const { size } = await readPicture(file, bytes);
  return size && { ...size, id: blobIdOf(bytes) };
}
