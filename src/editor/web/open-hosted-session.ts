import { workerPort } from '../engine/index.ts';
import type { EditorRuntime } from '../runtime.ts';
import { browserStorage, openDraftStore, watchOtherTabs, Session } from '../session/index.ts';
import {
  branchOf,
  type CopiedHost,
  type Account,
  inCurrentFormat,
  HostedStore,
  readLastBuild,
  type LastBuild,
  browserPendingUploads,
  reducePicture,
  type SiteCopy,
} from '../store/index.ts';
import { StoreUnavailable, type Store, type StoredSite } from '../../content/index.ts';
import type { WebSettings } from '../web-settings.ts';
import { loadAhead } from '../ui/index.ts';

export type HostedSite = {
  settings: WebSettings;
  copied: CopiedHost;
  copy: SiteCopy;
  runtime: EditorRuntime;
  /** Receives the accounts that have unsaved work of their own in this browser. */
  others: (logins: readonly string[]) => void;
};

/**
 * Opens the site for the signed-in account, with the unsaved changes of the last session in this browser; null if the
 * files of the last build are missing.
 */
export async function openHostedSession(
  hosted: HostedSite,
  { login }: Account,
): Promise<Session | null> {
  const { settings, copied, copy } = hosted;
  const [lastBuild, main] = await Promise.all([
    readLastBuild(settings.lastBuild),
    settings.branch ?? copied.host.mainBranch(),
  ]);
  if (!lastBuild) return null;
  await copied.store(() => copy.setBuild(lastBuild));
  const store = openStore(hosted, { login, main, lastBuild });
  await store.resume();
  const current = inCurrentFormat(store);
  const session = await openSession(hosted, current, { login, site: await current.read() });
  await copied.store(() => copy.prune([main, branchOf('drafts', login, settings.folder)]));
  void startOfflineWorker(settings);
  return session;
}

/** Opens the site as last read in this browser, with its unsaved changes; null if there is no complete copy. */
export async function openHostedCopy(
  hosted: HostedSite,
  { login }: Account,
): Promise<Session | null> {
  const { settings, copied, copy } = hosted;
  const lastBuild = await copy.build();
  const main = settings.branch ?? (await copy.mainBranch());
  if (!lastBuild || main === null) return null;
  const store = openStore(hosted, { login, main, lastBuild });
  await store.resume();
  const current = inCurrentFormat(store);
  const site = await copied
    .fromCopy(() => current.read())
    .catch((error: Error) => {
      if (error instanceof StoreUnavailable) return null;
      throw error;
    });
  if (!site) return null;
  const session = await openSession(hosted, current, { login, site });
  // From here on it is as if the network had just gone.
  void session.refresh();
  return session;
}

type OpenStoreParts = { login: string; main: string; lastBuild: LastBuild };

function openStore(
  { settings, copied }: HostedSite,
  { login, main, lastBuild }: OpenStoreParts,
): HostedStore {
  const { repository, folder, isReviewed } = settings;
  const name = `${repository.owner}/${repository.name}`;
  const id = `${repository.host}/${name}/${folder}`;
  return new HostedStore({
    host: copied.host,
    name,
    id,
    main,
    login,
    folder,
    isReviewed,
    lastBuild,
    readLastBuild: () => readLastBuild(settings.lastBuild),
    reducePicture,
    pending: browserPendingUploads(id, login),
    copy: copied,
  });
}

async function openSession(
  { settings, runtime, others }: HostedSite,
  store: Store,
  { login, site }: { login: string; site: StoredSite },
): Promise<Session> {
  const {
    draftStore,
    work,
    others: found,
  } = await openDraftStore(site.id, browserStorage(), login);
  others(found);
  const session = new Session(
    { store, site, draftStore, engine: workerPort(settings.engine), runtime, now: Date.now },
    work,
  );
  watchOtherTabs(site.id, () => session.dispatch({ kind: 'other-tab-found' }));
  // Phones may close a page in the background at any time.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void session.save();
  });
  return session;
}

/** The files that a window and its frames have loaded; the frames are pages of the same site. */
const loadedBy = (from: Window): string[] => [
  ...from.performance.getEntriesByType('resource').map(({ name }) => name),
  ...Array.from({ length: from.frames.length }, (_, index) => from.frames[index]).flatMap((frame) =>
    frame ? loadedBy(frame) : [],
  ),
];

/**
 * Registers the service worker that opens the editor without a network. Starts after all screens have loaded, so that
 * it finds their files in the browser's cache and nothing loads twice.
 */
async function startOfflineWorker({
  base,
  offlineWorker,
}: Pick<WebSettings, 'base' | 'offlineWorker'>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await loadAhead();
  try {
    await navigator.serviceWorker.register(offlineWorker, {
      scope: `${base}/edit`,
      updateViaCache: 'none',
    });
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    active?.postMessage({ loaded: loadedBy(window) });
  } catch {
    // The next visit tries again; until then the editor needs a network.
  }
}
