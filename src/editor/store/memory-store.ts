import type { SaveAnswer, Store, StoredSite } from './store.ts';

/** Files in memory only: for tests, and for trying the editor out. */
export function memoryStore(site: StoredSite): Store & { site: () => StoredSite } {
  let current = site;
  let saves = 0;
  return {
    savePause: 700,
    saveGap: 0,
    site: () => current,
    read: async () => current,
    save: async (files): Promise<SaveAnswer> => {
      const changed = files.filter(
        ({ file, baseHash }) => (current.files[file]?.hash ?? null) !== baseHash,
      );
      if (changed.length > 0) {
        const found = changed.map(({ file }) => {
          const { text = null, hash = null } = current.files[file] ?? {};
          return [file, { text, hash }] as const;
        });
        return { kind: 'changed', files: Object.fromEntries(found) };
      }
      const next = { ...current.files };
      const published = { ...current.published };
      const hashes: Record<string, string | null> = {};
      for (const { file, text } of files) {
        if (!(file in published)) published[file] = current.files[file]?.text ?? null;
        if (published[file] === text) delete published[file];
        saves += 1;
        hashes[file] = text === null ? null : `version ${saves}`;
        if (text === null) delete next[file];
        else next[file] = { text, hash: `version ${saves}`, ofBytes: [] };
      }
      current = { ...current, files: next, published };
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
    watch: () => () => undefined,
  };
}
