import { folderOf, uploadName } from '../../src/content/edit-protocol/uploads.ts';
import { storedFileOf, withUpload, withoutUpload } from '../../src/editor/session/session-files.ts';
import type {
  FoundFile,
  SaveAnswer,
  Store,
  StoredSite,
  Upload,
} from '../../src/content/edit-protocol/store.ts';

/** The upload with a path; undefined if there is none. */
function uploadAt({ pictures, attachments = [] }: StoredSite, file: string): Upload | undefined {
  const isIt = (one: { name: string }) => one.name === uploadName(file);
  const [picture, attachment] = [pictures.find(isIt), attachments.find(isIt)];
  if (folderOf(file) === 'images') return picture && { folder: 'images', stored: picture };
  return attachment && { folder: 'files', stored: attachment };
}

/** A store with its files in memory only. */
export function memoryStore(site: StoredSite): Store & { site: () => StoredSite } {
  let current = site;
  let saves = 0;
  const removed = new Map<string, Upload>();
  const found = (file: string): FoundFile => storedFileOf(current, file);
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
      let uploads = current;
      const published = { ...current.published };
      const hashes: Record<string, string | null> = {};
      for (const { file, text } of files) {
        if (!(file in published)) published[file] = found(file).text;
        if (published[file] === text) delete published[file];
        const upload = uploadAt(uploads, file);
        if (folderOf(file) !== null) {
          if (upload) removed.set(file, upload);
          uploads = withoutUpload(uploads, file);
          const back = text === null ? undefined : removed.get(file);
          if (back) uploads = withUpload(uploads, back);
          hashes[file] = text;
          continue;
        }
        saves += 1;
        hashes[file] = text === null ? null : `version ${saves}`;
        if (text === null) delete next[file];
        else next[file] = { text, hash: `version ${saves}`, ofBytes: [] };
      }
      current = { ...uploads, files: next, published };
      return { kind: 'saved', hashes };
    },
    upload: async () => ({ kind: 'refused', reason: 'no-room' }),
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
