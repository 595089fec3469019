import path from 'node:path';
import { listFiles, readBytes, stampOf } from '../../build/content-files/read-files.ts';
import type { StoredPicture } from '../../content/edit-protocol/store.ts';
import type { Size } from '../../build/pictures/checked-picture.ts';
import { readPicture } from '../../build/pictures/read-picture.ts';
import { blobIdOf } from '../../build/content-files/blob-id.ts';
import { pictureAddress } from '../../site/addresses/picture-address.ts';
import { pictureKinds } from '../../site/checks/picture-kinds.ts';

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
