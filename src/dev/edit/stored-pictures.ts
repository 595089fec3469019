import path from 'node:path';
import { listFiles, readBytes, stampOf } from '../../content/read-files.ts';
import type { StoredPicture } from '../../editor/store/store.ts';
import { readPicture } from '../../pictures/read-picture.ts';
import { pictureKinds } from '../../site/check-images.ts';

const known = new Map<string, StoredPicture | null>();

/** The pictures that pages can use, with their sizes. A picture is read again only if it has changed. */
export async function readPictures(folder: string): Promise<StoredPicture[]> {
  const names = listFiles(folder).images.filter((name) => pictureKinds.test(name));
  const pictures = await Promise.all(
    names.map(async (name) => {
      const file = `images/${name}`;
      const { size, changed } = stampOf(folder, file);
      const key = `${path.join(folder, file)} ${size} ${changed}`;
      if (!known.has(key)) known.set(key, await readSize(folder, file, name));
      return known.get(key) ?? null;
    }),
  );
  return pictures.filter((picture) => picture !== null);
}

async function readSize(folder: string, file: string, name: string): Promise<StoredPicture | null> {
  const { size } = await readPicture(file, readBytes(folder, file));
  return size && { name, ...size };
}
