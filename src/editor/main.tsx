import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { openText } from '../editing/open-text.ts';
import { valueAt } from '../../schema/value-at.ts';
import { workerPort } from './engine/engine-client.ts';
import { App } from './screens/App.tsx';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { loadAgainAtRest } from './load-again/load-again.ts';
import { openNotedField } from './load-again/open-field.ts';
import { countRequests } from './load-again/pending-requests.ts';
import { openDraftStore } from './session/draft-store.ts';
import { watchOtherTabs } from './session/other-tabs.ts';
import { Session } from './session/session.ts';
import { speakAsChosen } from './words/editor-language.ts';
import { devRuntime } from './runtime.ts';
import { inCurrentFormat } from './store/current-format.ts';
import { devStore, filesEvent } from './store/dev-store.ts';
import { followServer } from './store/server-changes.ts';

/** Opens the editor for the site of this server, with the unsaved changes of the last session. */
async function start(root: HTMLElement): Promise<void> {
  const { store, isBusy } = countRequests(inCurrentFormat(devStore));
  const site = await store.read();
  const { draftStore, work } = await openDraftStore(site.id);
  const worker = root.dataset['engine'] ?? '';
  const session = new Session(
    {
      store,
      site,
      draftStore,
      engine: workerPort(worker),
      runtime: { ...devRuntime, worker },
      now: Date.now,
    },
    work,
  );
  const language = valueAt(openText(session.textOf('site.yaml') ?? '')?.value, ['language']);
  await speakAsChosen(typeof language === 'string' ? language : 'en');
  watchOtherTabs(site.id, () => session.noticeOtherTab());
  const version = root.dataset['version'] ?? '';
  followServer({
    files: () => dispatchEvent(new Event(filesEvent)),
    code: loadAgainAtRest({ session, version, isBusy, reload: () => location.reload() }),
  });
  openNotedField();
  createRoot(root).render(
    <BrowserRouter>
      <ErrorScreen session={session}>
        <App session={session} />
      </ErrorScreen>
    </BrowserRouter>,
  );
}

const root = document.getElementById('editor');
if (root) void start(root);
