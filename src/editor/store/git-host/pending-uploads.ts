import { createStore, del, get, keys, set } from 'idb-keyval';
import { z } from 'zod';
import { uploadFolders, type UploadFolder } from '../../../content/index.ts';

/** A file added without a network, as it will be committed; a picture has a size in pixels. */
export type PendingUpload = {
  folder: UploadFolder;
  name: string;
  blob: string;
  bytes: Uint8Array<ArrayBuffer>;
  width?: number | undefined;
  height?: number | undefined;
};

/** Where uploads wait in the browser until they are committed; tests use a place in memory. */
export type PendingUploads = {
  all(): Promise<PendingUpload[]>;
  /** Rejects if the browser has no room. */
  add(upload: PendingUpload): Promise<void>;
  remove(name: string): Promise<void>;
};

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array;

const uploadSchema = z.object({
  // Earlier versions took only pictures.
  folder: z.enum(uploadFolders).default('images'),
  name: z.string(),
  blob: z.string(),
  bytes: z.custom<Uint8Array<ArrayBuffer>>(isBytes),
  width: z.number().optional(),
  height: z.number().optional(),
});

/**
 * The uploads of a site that wait in this browser until an account commits them. They are work, not part of the copy
 * of the site; entries without an account are from earlier versions.
 */
export function browserPendingUploads(site: string, login: string): PendingUploads {
  const store = createStore('editor-pictures', 'pending');
  const prefix = `${site} ${login} `;
  const earlier = `${site} `;
  const isOurs = (key: string) =>
    key.startsWith(prefix) || (key.startsWith(earlier) && !key.slice(earlier.length).includes(' '));
  return {
    all: async () => {
      const names = (await keys<string>(store)).filter(isOurs);
      const found = await Promise.all(names.map((name) => get<unknown>(name, store)));
      return found.flatMap((one) => uploadSchema.safeParse(one).data ?? []);
    },
    add: async (upload) => set(prefix + upload.name, upload, store),
    remove: async (name) => {
      await del(prefix + name, store);
      await del(earlier + name, store);
    },
  };
}

/**
 * The name of a file added without a network, while the names that others use are unknown: the beginning of its id
 * makes it unique.
 */
export const pendingName = (name: string, blob: string): string =>
  name.replace(/(?=\.\w+$)/, `-${blob.slice(0, 7)}`);
