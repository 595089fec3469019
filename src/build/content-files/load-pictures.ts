import { type Diagnose, type Diagnostic, say, type Message } from '../../messages/index.ts';
import type { Size } from '../pictures/checked-picture.ts';
import { drawingText, isDrawing, publishedBytes, readPicture } from '../pictures/read-picture.ts';
import { pictureKinds, type FileMentions } from '../../site/index.ts';
import { hashOf, type LoadCache, type LoadedPicture } from './load-cache.ts';
import type { LoadedFiles } from './load-files.ts';
import { isSettled, readBytes, stampOf } from './read-files.ts';

/** The pictures of a content folder, each checked on its own. */
export type LoadedPictures = {
  sizes: Map<string, Size>;
  hashes: Map<string, string>;
  diagnostics: Diagnostic[];
};

/** Checks every picture that is used somewhere; unused ones are not published. */
export async function loadPictures(
  { files, mentions }: LoadedFiles,
  cache: LoadCache,
  diagnose: Diagnose,
): Promise<LoadedPictures> {
  const firstUses = firstUsesOf(mentions);
  const used = files.images.filter((image) => firstUses.has(image) && pictureKinds.test(image));
  const present = new Set(used.map((image) => `images/${image}`));
  for (const file of cache.pictures.keys()) {
    if (!present.has(file)) cache.pictures.delete(file);
  }
  const loaded: LoadedPictures = { sizes: new Map(), hashes: new Map(), diagnostics: [] };
  await Promise.all(
    used.map(async (image) => {
      const file = `images/${image}`;
      const { checked, hash } = await loadPicture(files.folder, file, cache);
      const { size, problems } = checked;
      if (size) {
        loaded.sizes.set(image, size);
        loaded.hashes.set(image, hash);
      }
      const use = firstUses.get(image);
      for (const { range, ...problem } of problems) {
        const diagnostic = diagnose(file, [], { ...problem, ...(use ? { related: [use] } : {}) });
        loaded.diagnostics.push(range ? { ...diagnostic, range } : diagnostic);
      }
    }),
  );
  return loaded;
}

function firstUsesOf(mentions: readonly FileMentions[]) {
  const uses = new Map<string, { file: string; path: (string | number)[]; message: Message }>();
  for (const {
    file,
    mentions: { images },
  } of mentions) {
    for (const { src, path } of images) {
      if (src === null || uses.has(src)) continue;
      uses.set(src, { file, path: [...path, 'src'], message: say('see-shown') });
    }
  }
  return uses;
}

async function loadPicture(
  folder: string,
  file: string,
  { pictures, storedPictures }: LoadCache,
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
