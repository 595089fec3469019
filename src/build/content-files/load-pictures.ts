import { type Diagnostic, say, type Message } from '../../messages/index.ts';
import type { CheckedPicture, Size } from '../pictures/checked-picture.ts';
import { drawingText, isDrawing, publishedBytes, readPicture } from '../pictures/read-picture.ts';
import type { Site } from '../../render/index.ts';
import { pictureKinds } from '../../site/index.ts';
import type { Table } from '../cache/tables.ts';
import { sideBySide } from '../side-by-side.ts';
import { hashOf, isSettled, readBytes, stampOf, type ContentFiles } from './read-files.ts';

/** A picture as it was read and checked. */
export type LoadedPicture = {
  /** Its name and metadata. */
  stamp: string;
  /** The hash of its published bytes. */
  hash: string;
  checked: CheckedPicture;
  /** The source of a drawing that was refused, for the frames of diagnostics. */
  text: string;
};

/** A site with the facts of its pictures, so that only changed ones are read and checked again. */
export type PictureCache = {
  site: Site;
  pictures: Map<string, LoadedPicture>;
  /** Pictures by their stamps. */
  storedPictures: Table<Pick<LoadedPicture, 'hash' | 'checked'>>;
};

/** The pictures of a content folder, each checked on its own. */
export type LoadedPictures = {
  sizes: Map<string, Size>;
  hashes: Map<string, string>;
  diagnostics: Diagnostic[];
};

/** Checks every picture that is used somewhere; unused ones are not published. */
export async function loadPictures(
  files: ContentFiles,
  cache: PictureCache,
): Promise<LoadedPictures> {
  const firstUses = firstUsesOf(files, cache);
  const used = files.images.filter((image) => firstUses.has(image) && pictureKinds.test(image));
  const present = new Set(used.map((image) => `images/${image}`));
  for (const file of cache.pictures.keys()) {
    if (!present.has(file)) cache.pictures.delete(file);
  }
  const loaded: LoadedPictures = { sizes: new Map(), hashes: new Map(), diagnostics: [] };
  // Not all at once: two hundred photographs have a gigabyte.
  await sideBySide(used, async (image) => {
    const file = `images/${image}`;
    const { checked, hash } = await loadPicture(files.folder, file, cache);
    const { size, problems } = checked;
    if (size) {
      loaded.sizes.set(image, size);
      loaded.hashes.set(image, hash);
    }
    const use = firstUses.get(image);
    for (const { range, ...problem } of problems) {
      const diagnostic = cache.site.diagnose(file, [], {
        ...problem,
        ...(use ? { related: [use] } : {}),
      });
      loaded.diagnostics.push(range ? { ...diagnostic, range } : diagnostic);
    }
  });
  return loaded;
}

function firstUsesOf({ documents }: ContentFiles, { site }: PictureCache) {
  const uses = new Map<string, { file: string; path: (string | number)[]; message: Message }>();
  for (const file of documents) {
    for (const { src, path } of site.files.get(file)?.checked.mentions?.images ?? []) {
      if (src === null || uses.has(src)) continue;
      uses.set(src, { file, path: [...path, 'src'], message: say('see-shown') });
    }
  }
  return uses;
}

async function loadPicture(
  folder: string,
  file: string,
  { pictures, storedPictures }: PictureCache,
): Promise<LoadedPicture> {
  const stamp = stampOf(folder, file);
  const key = `${file} ${stamp.size} ${stamp.changed} ${stamp.entry} ${stamp.node}`;
  const before = pictures.get(file);
  const stored = isSettled(stamp)
    ? before?.stamp === key
      ? before
      : storedPictures.take(key)
    : null;
  const picture = { stamp: key, text: '', ...(stored ?? (await readAnew(folder, file))) };
  pictures.set(file, picture);
  const { hash, checked } = picture;
  if (!stored && isSettled(stamp) && checked.size) storedPictures.put(key, { hash, checked });
  return picture;
}

async function readAnew(folder: string, file: string) {
  const bytes = readBytes(folder, file);
  const checked = await readPicture(file, bytes);
  const text = checked.size === null && isDrawing(file) ? (drawingText(bytes) ?? '') : '';
  return { hash: hashOf(publishedBytes(file, bytes)), checked, text };
}
