import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { z } from 'zod';
import { App, ErrorScreen } from './screens/index.ts';
import { openServerSession } from './session/index.ts';
import { askServer, serverStore } from './store/index.ts';
import type { Progress, Store } from '../content/index.ts';
import { correctHash, webRuntime } from './web/index.ts';
import { editorSettingsId, servedSettingsSchema, type ServedSettings } from './web-settings.ts';
import { speakAsChosen, currentWords, speakOnWeb } from './words/index.ts';

const accountSchema = z.object({ name: z.string(), signOut: z.string().nullable() });

/** The files of the server, which also knows when visitors see a publication. */
const storeOf = (server: ServedSettings): Store => ({
  ...serverStore(server),
  progress: (version) =>
    askServer<Progress>(server, `progress?${new URLSearchParams({ version })}`),
});

/** Opens the editor on a server of one's own, whose proxy has signed somebody in. */
async function start(root: HTMLElement): Promise<void> {
  const text = document.getElementById(editorSettingsId)?.textContent ?? '';
  const settings = servedSettingsSchema.parse(JSON.parse(text));
  speakOnWeb();
  await speakAsChosen(settings.language);
  // It begins with the list of pages; a link may lead to one of them.
  correctHash();
  for (const line of root.children) line.textContent = currentWords().web.opening;
  const { name, signOut } = accountSchema.parse(await askServer(settings, 'account'));
  const session = await openServerSession({
    server: settings,
    store: storeOf(settings),
    version: settings.version,
    runtime: webRuntime(settings, {
      name: () => name,
      notice: () => '',
      // The proxy asks; unsaved work is in this browser.
      signInAgain: () => location.reload(),
      signOut: signOut === null ? null : () => location.assign(signOut),
    }),
  });
  // Phones may close a page in the background at any time.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void session.save();
  });
  createRoot(root).render(
    <HashRouter>
      <ErrorScreen session={session}>
        <App session={session} />
      </ErrorScreen>
    </HashRouter>,
  );
}

const root = document.getElementById('editor');
if (root) {
  start(root).catch((error: unknown) => {
    root.textContent = currentWords().web.notOpened;
    throw error;
  });
}
