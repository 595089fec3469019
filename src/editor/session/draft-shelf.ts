import { createStore, del, get, keys, set } from 'idb-keyval';
import { joinWork, noWork, type Work } from './work.ts';

/** Keeps the work where a crash, a closed tab or a server that went away cannot take it. */
export type DraftShelf = {
  /** Keeps the work at once, or right after what is being written; tells whether the browser could. */
  keep(work: Work): Promise<boolean>;
};

/** Where the browser keeps the work of its tabs; tests give one in memory. */
export type TabStorage = {
  keys: () => Promise<string[]>;
  get: (key: string) => Promise<Work | undefined>;
  set: (key: string, work: Work) => Promise<void>;
  del: (key: string) => Promise<void>;
  /** Says that what has this key belongs to this tab, until it is gone. */
  hold: (key: string) => void;
  /** Acts unless another tab holds the key. */
  whileFree: (key: string, act: () => Promise<void>) => Promise<void>;
};

const lockOf = (key: string) => `editor ${key}`;

function browserStorage(): TabStorage {
  const store = createStore('editor', 'drafts');
  return {
    keys: () => keys<string>(store),
    get: (key) => get<Work>(key, store),
    set: (key, work) => set(key, work, store),
    del: (key) => del(key, store),
    hold: (key) => void navigator.locks.request(lockOf(key), () => new Promise(() => undefined)),
    whileFree: (key, act) =>
      navigator.locks.request(lockOf(key), { ifAvailable: true }, async (lock) => {
        if (lock) await act();
      }),
  };
}

/**
 * A shelf of this tab in the browser, with the work of tabs that are no longer open: each tab has a place of its own, so
 * that none writes over what another has kept. `site` tells it from other sites that are edited in this browser.
 */
export async function openShelf(
  site: string,
  storage: TabStorage = browserStorage(),
): Promise<{ shelf: DraftShelf; work: Work }> {
  const own = `${site} ${crypto.randomUUID()}`;
  storage.hold(own);
  const shelf = browserShelf((work) => storage.set(own, work));
  let work = noWork;
  try {
    for (const key of (await storage.keys()).toSorted()) {
      if (!key.startsWith(`${site} `) || key === own) continue;
      await storage.whileFree(key, async () => {
        const left = await storage.get(key);
        if (left) {
          work = work === noWork ? left : joinWork(work, left, Date.now());
          await storage.set(own, work);
        }
        await storage.del(key);
      });
    }
  } catch {
    // In a browser that keeps nothing one can work all the same; the first change tells of it.
  }
  return { shelf, work };
}

/** Writes the latest work, one write at a time; in a pause between them a crash could take it. */
function browserShelf(write: (work: Work) => Promise<void>): DraftShelf {
  let next: Work | null = null;
  let writing: Promise<boolean> | null = null;
  const writeAll = async (): Promise<boolean> => {
    let isKept = true;
    while (next) {
      const work = next;
      next = null;
      isKept = await write(work).then(
        () => true,
        () => false,
      );
    }
    writing = null;
    return isKept;
  };
  return {
    keep: (work) => {
      next = work;
      return (writing ??= writeAll());
    },
  };
}
