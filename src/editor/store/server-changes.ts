import { changeStream, type EditServerAddress } from '../../content/index.ts';
import { answerLimit } from '../request-limits.ts';

/** The event on the window that reports answers to drafts. */
export const answersEvent = 'editor:answers';

/** In milliseconds between attempts to find a server that has ended. */
const pause = 2000;

type Changes = {
  files: () => void;
  /** Receives the server's version of the editor's code. */
  code: (version: string) => void;
};

/**
 * Listens to the server while the tab is visible, because a browser opens only six connections to a server. Does not
 * use Vite's client, which reloads the document at every change of code, whatever is being typed.
 */
export function followServer({ api, document: page }: EditServerAddress, changes: Changes): void {
  const { files, code } = changes;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasOpen = false;
  const connect = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
    if (document.visibilityState === 'hidden') return;
    const opened = new EventSource(api + changeStream);
    source = opened;
    opened.addEventListener('open', () => {
      // Files may have changed while nobody listened.
      if (wasOpen) files();
      wasOpen = true;
    });
    opened.addEventListener('files', files);
    opened.addEventListener('answers', () => dispatchEvent(new Event(answersEvent)));
    opened.addEventListener('code', ({ data }) => code(String(data)));
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(() => void renew(), pause);
    });
  };
  /** A restarted server does not know this page: any document of the editor renews the cookie. */
  const renew = async () => {
    await fetch(page, { signal: answerLimit() }).catch(() => undefined);
    connect();
  };
  document.addEventListener('visibilitychange', connect);
  connect();
}
