import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './screens/App.tsx';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { openNotedField } from './session/load-again/open-field.ts';
import { openServerSession } from './session/open-server-session.ts';
import { speakAsChosen } from './words/editor-language.ts';
import { devRuntime } from './runtime.ts';
import { devServer } from '../content/edit-protocol/server-address.ts';
import { serverStore } from './store/server-store.ts';
import { languageOf } from './site/site-language.ts';

async function start(root: HTMLElement): Promise<void> {
  const worker = root.dataset['engine'] ?? '';
  const session = await openServerSession({
    server: devServer,
    store: serverStore(devServer),
    runtime: { ...devRuntime, worker },
    version: root.dataset['version'] ?? '',
  });
  await speakAsChosen(languageOf(session));
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
