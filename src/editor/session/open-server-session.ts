import { workerPort } from '../engine/index.ts';
import { loadAgainAtRest } from './load-again/load-again.ts';
import type { EditorRuntime } from '../runtime.ts';
import { inCurrentFormat, isAnswerDue, followServer, filesEvent } from '../store/index.ts';
import type { EditServerAddress, Store } from '../../content/index.ts';
import { openDraftStore } from './draft-store.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { Session } from './session.ts';

type ServerParts = {
  server: EditServerAddress;
  store: Store;
  runtime: EditorRuntime;
  /** The version of this code: with another one the page reloads as soon as nothing is lost. */
  version: string;
};

/** Opens the site of a server with its files, and the unsaved changes of the last session in this browser. */
export async function openServerSession(parts: ServerParts): Promise<Session> {
  const { server, runtime, version } = parts;
  const store = inCurrentFormat(parts.store);
  // The engine loads its code while the site is read.
  const engine = workerPort(runtime.worker);
  const site = await store.read();
  const { draftStore, work } = await openDraftStore(site.id);
  const session = new Session({ store, site, draftStore, engine, runtime, now: Date.now }, work);
  watchOtherTabs(site.id, () => session.dispatch({ kind: 'other-tab-found' }));
  followServer(server, {
    files: () => dispatchEvent(new Event(filesEvent)),
    code: loadAgainAtRest({
      session,
      version,
      isBusy: isAnswerDue,
      reload: () => location.reload(),
    }),
  });
  return session;
}
