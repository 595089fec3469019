import { vi } from 'vitest';
import { ContentReader } from '../../src/dev/edit/content-store.ts';
import { readPictures } from '../../src/dev/edit/stored-pictures.ts';
import type { EnginePort } from '../../src/editor/engine/engine-client.ts';
import { hostEngine, type EngineAnswer } from '../../src/editor/engine/engine-host.ts';
import { devRuntime } from '../../src/editor/runtime.ts';
import type { DraftProblem } from '../../src/editor/session/draft-problem.ts';
import type { Work } from '../../src/editor/session/work.ts';
import { Session } from '../../src/editor/session/session.ts';
import { memoryStore } from './memory-store.ts';
import type { Store, StoredSite } from '../../src/content/edit-protocol/store.ts';

/** The content that is edited, and one of its pages. */
export const files = new ContentReader('scripts/starter/library').all().files;
export const file = 'pages/borrow.yaml';

/** An engine that answers at once, without a worker. */
export function enginePort(): EnginePort {
  const listeners: ((answer: EngineAnswer) => void)[] = [];
  const ask = hostEngine((answer) => listeners.forEach((listener) => listener(answer)));
  return {
    send: ask,
    onAnswer: (listener) => void listeners.push(listener),
    close: () => undefined,
  };
}

/** What is stored of the site in a content folder. */
export async function storedSite(folder: string): Promise<StoredSite> {
  const pictures = await readPictures(folder, '/');
  return {
    folder,
    id: folder,
    files: new ContentReader(folder).all().files,
    pictures,
    blocks: [],
    published: {},
  };
}

const library = await storedSite('scripts/starter/library');

/** A session of the library, or another site, whose files are kept in memory, or where `change` says. */
export function openSession(
  change: (store: ReturnType<typeof memoryStore>) => Store = (store) => store,
  site = library,
  work?: Work,
  engine = enginePort(),
) {
  const store = memoryStore(site);
  const draftStore = { write: vi.fn(async (_work: Work): Promise<DraftProblem | null> => null) };
  const parts = {
    store: change(store),
    site,
    draftStore,
    engine,
    runtime: devRuntime,
    now: Date.now,
  };
  return { store, draftStore, session: new Session(parts, work) };
}

export const setTitle = (session: Session, value: string) =>
  session.edit([{ file, op: { op: 'set', path: ['title'], value } }]);
