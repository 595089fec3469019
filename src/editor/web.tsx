import { createRoot } from 'react-dom/client';
import { finishSignIn, takeArrival } from './sign-in/index.ts';
import { speakAsChosen, currentWords, speakOnWeb } from './words/index.ts';
import { correctHash, WebAccount, WebEditor } from './web/index.ts';
import { editorSettingsId, webSettingsSchema } from './web-settings.ts';

/** Opens the editor on the web: signing in comes first. */
async function start(root: HTMLElement): Promise<void> {
  const words = currentWords();
  const arrival = takeArrival();
  const text = document.getElementById(editorSettingsId)?.textContent ?? '';
  const settings = webSettingsSchema.parse(JSON.parse(text));
  speakOnWeb();
  await speakAsChosen(settings.language);
  const { signIn } = settings;
  const arrived = signIn
    ? await finishSignIn(arrival, signIn, Date.now)
    : ({ kind: 'none' } as const);
  // It begins with the list of pages; a link may lead to one of them.
  correctHash();
  for (const line of root.children) line.textContent = words.web.opening;
  const account = new WebAccount(settings);
  const refusal = await account.resume(arrived);
  createRoot(root).render(<WebEditor account={account} refusal={refusal} />);
}

const root = document.getElementById('editor');
if (root) {
  start(root).catch((error: unknown) => {
    const words = currentWords();
    root.textContent = words.web.notOpened;
    throw error;
  });
}
