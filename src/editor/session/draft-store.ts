import { createStore, del, get, keys, set } from 'idb-keyval';
import { draftChanges, notTakenSchema } from '../../content/index.ts';
import { problemOf, type DraftProblem } from './draft-problem.ts';
import { joinWork, noWork, type Work } from './work.ts';
import { z } from 'zod';
import { queuedPublicationSchema } from './queued-publication.ts';

const text = z.string().nullable();

const patch = z.union([
  z.object({ start: z.number(), removed: z.string(), added: z.string() }),
  z.object({ before: text, after: text }),
]);

const step = z.object({
  changes: z.array(z.object({ file: z.string(), patch })),
  at: z.number(),
  field: text,
});

const field = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
});

const workSchema = z.object({
  draft: z.object({
    files: z.record(z.string(), z.object({ base: text, baseHash: text, text })),
    past: z.array(step),
    future: z.array(step),
  }),
  conflicts: z.array(field),
  notTaken: z.array(notTakenSchema).optional(),
  examples: z.record(z.string(), z.array(z.string())).optional(),
  confirmed: z.record(z.string(), z.array(z.string())).optional(),
  queued: z.array(queuedPublicationSchema).optional(),
});

/** Stores unsaved work where a crash, a closed tab or an unreachable server cannot destroy it. */
export type DraftStore = {
  /** Stores the work at once, or right after a write in progress; returns why the browser could not, or null. */
  write(work: Work): Promise<DraftProblem | null>;
};

/** Where the browser stores the work of its tabs; tests use one in memory. */
export type TabStorage = {
  keys: () => Promise<string[]>;
  get: (key: string) => Promise<unknown>;
  set: (key: string, work: Work) => Promise<void>;
  del: (key: string) => Promise<void>;
  /** Claims a key for this tab until the tab closes. */
  hold: (key: string) => void;
  /** Runs the task unless another tab holds the key. */
  whileFree: (key: string, task: () => Promise<void>) => Promise<void>;
};

const lockOf = (key: string) => `editor ${key}`;

export function browserStorage(): TabStorage {
  const store = createStore('editor', 'drafts');
  return {
    keys: () => keys<string>(store),
    get: (key) => get<unknown>(key, store),
    set: (key, work) => set(key, work, store),
    del: (key) => del(key, store),
    hold: (key) => void navigator.locks.request(lockOf(key), () => new Promise(() => undefined)),
    whileFree: (key, task) =>
      navigator.locks.request(lockOf(key), { ifAvailable: true }, async (lock) => {
        if (lock) await task();
      }),
  };
}

/** The work that a tab begins with, its store, and who else has unsaved work in this browser. */
type OpenedDrafts = { draftStore: DraftStore; work: Work; others: readonly string[] };

/**
 * The stored work of this tab, and of closed tabs. Each tab has its own entry, so that none overwrites another's.
 * `site` distinguishes the sites edited in this browser, `login` the accounts: work waits until its own account signs
 * in. Entries without an account are from earlier versions.
 */
export async function openDraftStore(
  site: string,
  storage: TabStorage = browserStorage(),
  login = '',
): Promise<OpenedDrafts> {
  const entryKey = [site, ...(login === '' ? [] : [login]), crypto.randomUUID()].join(' ');
  const others = new Set<string>();
  storage.hold(entryKey);
  const draftStore = browserDraftStore((work) => storage.set(entryKey, work));
  let work = noWork;
  try {
    for (const key of (await storage.keys()).toSorted()) {
      if (!key.startsWith(`${site} `) || key === entryKey) continue;
      const owner = ownerOf(key.slice(site.length + 1));
      if (owner !== '' && owner !== login) {
        if (hasChanges(await storage.get(key))) others.add(owner);
        continue;
      }
      await storage.whileFree(key, async () => {
        const stored = await storage.get(key);
        // Unreadable work is no reason to throw it away.
        if (stored !== undefined && !isWork(stored)) return;
        if (stored !== undefined) {
          work = work === noWork ? stored : joinWork(work, stored, Date.now());
          await storage.set(entryKey, work);
        }
        await storage.del(key);
      });
    }
  } catch {
    // A browser without storage still works; the first change warns about it.
  }
  return { draftStore, work, others: [...others] };
}

/** The account in the rest of a key, after the site; empty if there is none. */
const ownerOf = (rest: string): string => rest.split(' ').slice(0, -1).join(' ');

const hasChanges = (stored: unknown): boolean =>
  isWork(stored) && (draftChanges(stored.draft).length > 0 || (stored.queued ?? []).length > 0);

/** Writes the latest work, one write at a time, without pauses in which a crash could lose it. */
function browserDraftStore(write: (work: Work) => Promise<void>): DraftStore {
  let next: Work | null = null;
  let writing: Promise<DraftProblem | null> | null = null;
  const writeAll = async (): Promise<DraftProblem | null> => {
    let problem: DraftProblem | null = null;
    while (next) {
      const work = next;
      next = null;
      problem = await write(work).then(() => null, problemOf);
    }
    writing = null;
    return problem;
  };
  return {
    write: (work) => {
      next = work;
      return (writing ??= writeAll());
    },
  };
}

/** Whether this version of the editor can open something that the browser has stored. */
export const isWork = (stored: unknown): stored is Work => workSchema.safeParse(stored).success;
