import { workerPort } from '../engine/engine-client.ts';
import type { EditorRuntime } from '../runtime.ts';
import { openDraftStore } from '../session/draft-store.ts';
import { watchOtherTabs } from '../session/other-tabs.ts';
import { Session } from '../session/session.ts';
import type { Account, GitHost } from '../store/git-host/git-host.ts';
import { inCurrentFormat } from '../store/current-format.ts';
import { HostedStore } from '../store/git-host/hosted-store.ts';
import { readLastBuild } from '../store/git-host/last-build.ts';
import { reducePicture } from '../store/git-host/reduce-picture.ts';
import type { WebSettings } from '../web-settings.ts';

/**
 * Opens the site for the account that has signed in, with the unsaved changes of the last session in this browser; null
 * if the files of the last build are not there.
 */
export async function openHostedSession(
  settings: WebSettings,
  host: GitHost,
  { login }: Account,
  runtime: EditorRuntime,
): Promise<Session | null> {
  const { repository, folder, isReviewed } = settings;
  const readBuild = () => readLastBuild(settings.lastBuild);
  const [lastBuild, main] = await Promise.all([readBuild(), settings.branch ?? host.mainBranch()]);
  if (!lastBuild) return null;
  const name = `${repository.owner}/${repository.name}`;
  const hosted = new HostedStore({
    host,
    name,
    id: `${repository.host}/${name}/${folder}`,
    main,
    login,
    folder,
    isReviewed,
    lastBuild,
    readLastBuild: readBuild,
    reducePicture,
  });
  const store = inCurrentFormat(hosted);
  const site = await store.read();
  const { draftStore, work } = await openDraftStore(site.id);
  const session = new Session(
    { store, site, draftStore, engine: workerPort(settings.engine), runtime, now: Date.now },
    work,
  );
  watchOtherTabs(site.id, () => session.noticeOtherTab());
  // Phones may close a page in the background at any time.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void session.save();
  });
  return session;
}
