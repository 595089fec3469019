import { createStore, del, get, keys, set } from 'idb-keyval';
import { z } from 'zod';

/** A picture added without a network, as it will be committed. */
export type PendingPicture = {
  name: string;
  blob: string;
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
};

/** Where pictures wait in the browser until they are committed; tests use one in memory. */
export type PendingPictures = {
  all(): Promise<PendingPicture[]>;
  /** Rejects if the browser has no room. */
  add(picture: PendingPicture): Promise<void>;
  remove(name: string): Promise<void>;
};

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array;

const pictureSchema = z.object({
  name: z.string(),
  blob: z.string(),
  bytes: z.custom<Uint8Array<ArrayBuffer>>(isBytes),
  width: z.number(),
  height: z.number(),
});

/**
 * The pictures of a site that wait in this browser until an account commits them. They are work, not part of the copy
 * of the site; those without an account are from earlier versions.
 */
export function browserPendingPictures(site: string, login: string): PendingPictures {
  const store = createStore('editor-pictures', 'pending');
  const prefix = `${site} ${login} `;
  const earlier = `${site} `;
  const isOurs = (key: string) =>
    key.startsWith(prefix) || (key.startsWith(earlier) && !key.slice(earlier.length).includes(' '));
  return {
    all: async () => {
      const names = (await keys<string>(store)).filter(isOurs);
      const found = await Promise.all(names.map((name) => get<unknown>(name, store)));
      return found.flatMap((one) => pictureSchema.safeParse(one).data ?? []);
    },
    add: async (picture) => set(prefix + picture.name, picture, store),
    remove: async (name) => {
      await del(prefix + name, store);
      await del(earlier + name, store);
    },
  };
}

/**
 * The name of a picture added without a network, while the names that others use are unknown: the beginning of its id
 * makes it unique.
 */
export const pendingName = (name: string, blob: string): string =>
  name.replace(/(?=\.\w+$)/, `-${blob.slice(0, 7)}`);
