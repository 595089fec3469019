import { createStore, del, get, keys, set } from 'idb-keyval';
import { joinWork, noWork, type Work } from './work.ts';

/** Keeps the work where a crash, a closed tab or a server that went away cannot take it. */
export type DraftShelf = {
  /** Keeps the work at once, or right after what is being written; tells whether the browser could. */
  keep(work: Work): Promise<boolean>;
};

/** As long as a tab holds the lock of this name, its work belongs to it. */
const lockOf = (key: string) => `editor ${key}`;

/** Acts unless another tab holds the lock. */
const whileLocked = <Value>(key: string, act: () => Promise<Value>): Promise<Value | undefined> =>
  navigator.locks.request(lockOf(key), { ifAvailable: true }, async (lock) =>
    lock ? act() : undefined,
  );

/**
 * A shelf of this tab in the browser, with the work of tabs that are no longer open: each tab has a place of its own, so
 * that none writes over what another has kept. `site` tells it from other sites that are edited in this browser.
 */
export async function openShelf(site: string): Promise<{ shelf: DraftShelf; work: Work }> {
  const store = createStore('editor', 'drafts');
  const own = `${site} ${crypto.randomUUID()}`;
  // Held until the tab is gone.
  void navigator.locks.request(lockOf(own), () => new Promise(() => undefined));
  const shelf = browserShelf((work) => set(own, work, store));
  let work = noWork;
  try {
    for (const key of (await keys<string>(store)).toSorted()) {
      if (!key.startsWith(`${site} `) || key === own) continue;
      await whileLocked(key, async () => {
        const left = await get<Work>(key, store);
        if (left) {
          work = work === noWork ? left : joinWork(work, left, Date.now());
          await set(own, work, store);
        }
        await del(key, store);
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
