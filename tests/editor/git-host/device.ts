import type { Diagnostic } from '../../../src/messages/diagnostic.ts';
import type { EnginePort } from '../../../src/editor/engine/engine-client.ts';
import type { EngineAnswer } from '../../../src/editor/engine/engine-host.ts';
import { devRuntime } from '../../../src/editor/runtime.ts';
import { openDraftStore, type TabStorage } from '../../../src/editor/session/draft-store.ts';
import { Session, type SessionParts } from '../../../src/editor/session/session.ts';
import type { Work } from '../../../src/editor/session/work.ts';
import { copiedHost, type CopiedHost } from '../../../src/editor/store/git-host/copied-host.ts';
import { SiteCopy, type CopyStorage } from '../../../src/editor/store/git-host/site-copy.ts';
import type { HostedStore } from '../../../src/editor/store/git-host/hosted-store.ts';
import type { Store } from '../../../src/content/edit-protocol/store.ts';
import type { storeSetup } from './store-setup.ts';
import { sayAsIs } from '../../../src/messages/message.ts';

/** A browser's storage in memory, which may have no room. */
export function memoryCopyStorage(): CopyStorage & {
  values: Map<string, unknown>;
  isFull: boolean;
} {
  const values = new Map<string, unknown>();
  const storage = {
    values,
    isFull: false,
    names: async () => [...values.keys()],
    get: async (name: string) => structuredClone(values.get(name)),
    set: async (added: readonly (readonly [string, unknown])[]) => {
      if (storage.isFull) throw new DOMException('No room.', 'QuotaExceededError');
      for (const [name, value] of added) values.set(name, structuredClone(value));
    },
    remove: async (names: readonly string[]) => names.forEach((name) => values.delete(name)),
  };
  return storage;
}

/** What an engine finds wrong with a site in which a text says so. */
const mistakeIn = (texts: Iterable<[string, string | null]>): Diagnostic[] =>
  [...texts].flatMap(([file, text]) =>
    text?.includes('MISTAKE') === true
      ? [
          {
            file,
            path: [],
            where: [],
            code: 'date-impossible',
            severity: 'error',
            message: sayAsIs('Wrong.'),
            help: [],
            range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
            related: [],
          },
        ]
      : [],
  );

/** An engine that answers at once and shows nothing. */
function quickEngine(): EnginePort {
  const texts = new Map<string, string | null>();
  const listeners: ((given: EngineAnswer) => void)[] = [];
  const answer = (given: EngineAnswer) => listeners.forEach((listener) => listener(given));
  return {
    onAnswer: (listener) => void listeners.push(listener),
    send: (request) => {
      if (request.kind === 'change') {
        for (const [file, text] of Object.entries(request.texts)) texts.set(file, text);
        const { version } = request;
        queueMicrotask(() => {
          answer({ kind: 'rendered', version, file: null, page: null });
          const found = mistakeIn(texts);
          const ofFile = (file: string) => found.filter((one) => one.file === file);
          const changed = new Map(Array.from(texts.keys(), (file) => [file, ofFile(file)]));
          answer({ kind: 'checked', version, changed });
        });
      }
      if (request.kind === 'check') {
        const diagnostics = mistakeIn(new Map([...texts, ...Object.entries(request.texts)]));
        queueMicrotask(() => answer({ kind: 'checked-with', id: request.id, diagnostics }));
      }
    },
    close: () => undefined,
  };
}

/** A device on which somebody edits. */
export type Device = {
  session(): Session;
  /** Cuts the line, or repairs it. */
  cut(isCut: boolean): void;
  /** The tab is gone without a warning, and the editor is opened again. */
  crash(): Promise<void>;
};

/** Opens the editor on a device of its own, which makes a copy of the site. */
export async function openDevice(
  setup: Awaited<ReturnType<typeof storeSetup>>,
  login = 'amina',
  { runtime = devRuntime, now = () => 0 }: Partial<Pick<SessionParts, 'runtime' | 'now'>> = {},
): Promise<Device> {
  const copy = new SiteCopy('lakeside', memoryCopyStorage());
  const drafts = new Map<string, Work>();
  const claimed = new Set<string>();
  let isCut = false;
  const storage: TabStorage = {
    keys: async () => [...drafts.keys()],
    get: async (key) => structuredClone(drafts.get(key)),
    set: async (key, work) => void drafts.set(key, structuredClone(work)),
    del: async (key) => void drafts.delete(key),
    hold: (key) => void claimed.add(key),
    whileFree: async (key, act) => (claimed.has(key) ? undefined : act()),
  };
  await copy.setBuild(setup.build.latest);

  const open = async (): Promise<Session> => {
    const made: CopiedHost[] = [];
    const store = setup.open(login, {
      through: (host) => {
        const copied = copiedHost({ host, copy, isCopied: () => true, isAway: () => isCut });
        made.push(copied);
        return copied;
      },
    });
    const site = isCut ? await made[0]?.fromCopy(() => store.read()) : await store.read();
    if (!site) throw new Error('Nothing was opened.');
    const { draftStore, work } = await openDraftStore('lakeside', storage);
    return new Session(
      {
        store: quiet(store),
        site,
        draftStore,
        engine: quickEngine(),
        runtime,
        now,
      },
      work,
    );
  };

  let session = await open();
  return {
    session: () => session,
    cut: (next) => {
      isCut = next;
    },
    crash: async () => {
      session.close();
      claimed.clear();
      session = await open();
    },
  };
}

/** A store that saves and reads only when a test says so. */
const quiet = (store: HostedStore): Store => ({
  savePause: 60_000,
  saveGap: 0,
  read: () => store.read(),
  save: (files) => store.save(files),
  upload: (folder, name, bytes) => store.upload(folder, name, bytes),
  publish: (request) => store.publish(request),
  history: (file) => store.history(file),
  lastChange: (file, of) => store.lastChange(file, of),
  version: (request) => store.version(request),
  watch: () => () => undefined,
});
