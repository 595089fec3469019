import { isPictureFile, pictureFile } from '../../src/content/edit-protocol/picture-files.ts';
import type {
  FoundFile,
  SaveAnswer,
  Store,
  StoredPicture,
  StoredSite,
} from '../../src/content/edit-protocol/store.ts';

/** A store with its files in memory only. */
export function memoryStore(site: StoredSite): Store & { site: () => StoredSite } {
  let current = site;
  let saves = 0;
  const removed = new Map<string, StoredPicture>();
  const found = (file: string): FoundFile => {
    const picture = current.pictures.find(({ name }) => pictureFile(name) === file);
    const { text = null, hash = null } = current.files[file] ?? {};
    return picture ? { text: picture.id ?? null, hash: picture.id ?? null } : { text, hash };
  };
  return {
    savePause: 700,
    saveGap: 0,
    site: () => current,
    read: async () => current,
    save: async (files): Promise<SaveAnswer> => {
      const changed = files.filter(({ file, baseHash }) => found(file).hash !== baseHash);
      if (changed.length > 0) {
        const there = changed.map(({ file }) => [file, found(file)] as const);
        return { kind: 'changed', files: Object.fromEntries(there) };
      }
      const next = { ...current.files };
      let { pictures } = current;
      const published = { ...current.published };
      const hashes: Record<string, string | null> = {};
      for (const { file, text } of files) {
        if (!(file in published)) published[file] = found(file).text;
        if (published[file] === text) delete published[file];
        if (isPictureFile(file)) {
          for (const picture of pictures) removed.set(pictureFile(picture.name), picture);
          pictures = pictures.filter(({ name }) => pictureFile(name) !== file);
          const back = text === null ? undefined : removed.get(file);
          if (back) pictures = [...pictures, back];
          hashes[file] = text;
          continue;
        }
        saves += 1;
        hashes[file] = text === null ? null : `version ${saves}`;
        if (text === null) delete next[file];
        else next[file] = { text, hash: `version ${saves}`, ofBytes: [] };
      }
      current = { ...current, files: next, pictures, published };
      return { kind: 'saved', hashes };
    },
    uploadPicture: async () => ({ kind: 'refused', reason: 'no-room' }),
    publish: async ({ only }) => {
      const published = only ? { ...current.published } : {};
      for (const { file, after } of only?.changes ?? []) {
        published[file] = after;
        if ((current.files[file]?.text ?? null) === after) delete published[file];
      }
      current = { ...current, published };
      return { kind: 'published' };
    },
    history: async () => ({ kind: 'none' }),
    version: async () => ({}),
    lastChange: async () => null,
    watch: () => () => undefined,
  };
}
