import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, ErrorScreen } from './screens/index.ts';
import { openNotedField, openServerSession } from './session/index.ts';
import { speakAsChosen } from './words/index.ts';
import { devRuntime } from './runtime.ts';
import { devServer } from '../content/index.ts';
import { serverStore } from './store/index.ts';
import { languageOf } from './site/index.ts';

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
