import {
  maxAttachmentBytes,
  maxPictureBytes,
  StoreUnavailable,
  type HistoryAnswer,
  type LastChange,
  type PublishAnswer,
  type SaveAnswer,
  type ShowAnswer,
  type ShownDrafts,
  type SiteSince,
  type Store,
  type UploadAnswer,
  type StoredSite,
  type EditServerAddress,
} from '../../content/index.ts';
import { answerLimit, workLimit } from '../request-limits.ts';

/** The event on the window that reports changed files. */
export const filesEvent = 'editor:files';

/** In bytes: larger files are refused without being sent. */
const largest = {
  images: { bytes: maxPictureBytes, reason: 'too-large' },
  files: { bytes: maxAttachmentBytes, reason: 'over-limit' },
} as const;

export function serverStore(server: EditServerAddress): Store {
  const ask = <Answer>(name: string, sent?: unknown) => askServer<Answer>(server, name, sent);
  return {
    savePause: 700,
    saveGap: 0,
    read: async (earlier) => {
      const since = earlier?.revision && `?${new URLSearchParams({ since: earlier.revision })}`;
      const answer = await ask<StoredSite | SiteSince>(`site${since ?? ''}`);
      if (!('gone' in answer)) return answer;
      // Only a request for changes gets this answer.
      if (!earlier) throw new StoreUnavailable('broken');
      return updated(earlier, answer);
    },
    save: (files) => ask<SaveAnswer>('save', { files }),
    upload: (folder, name, bytes) =>
      bytes.size > largest[folder].bytes
        ? Promise.resolve({ kind: 'refused', reason: largest[folder].reason })
        : ask<UploadAnswer>(`upload?${new URLSearchParams({ folder, name })}`, bytes),
    publish: (request) => ask<PublishAnswer>('publish', request),
    history: (file) =>
      ask<HistoryAnswer>(`history?${new URLSearchParams(file === null ? {} : { file })}`),
    version: async (request) => {
      const answer = await ask<{ texts?: Record<string, string | null> }>('version', request);
      return answer.texts ?? {};
    },
    lastChange: async (file, of) => {
      const query = new URLSearchParams({ file, of });
      return (await ask<{ change: LastChange | null }>(`last-change?${query}`)).change;
    },
    links: {
      list: () => ask<ShownDrafts>('drafts'),
      show: (request) => ask<ShowAnswer>('show', request),
      end: async (token) => void (await ask('end-draft', { token })),
    },
    watch: (changed) => {
      addEventListener(filesEvent, changed);
      return () => removeEventListener(filesEvent, changed);
    },
  };
}

/** A known site with what has changed since; its own parts wherever they are the same. */
function updated(earlier: StoredSite, { gone, files: changed, ...rest }: SiteSince): StoredSite {
  const differing = Object.entries(changed).filter(([file, { hash, ofBytes }]) => {
    const before = earlier.files[file];
    return before?.hash !== hash || before.ofBytes.length !== ofBytes.length;
  });
  const missing = gone.filter((file) => Object.hasOwn(earlier.files, file));
  if (differing.length + missing.length === 0) return { ...earlier, ...rest };
  const files = { ...earlier.files, ...Object.fromEntries(differing) };
  for (const file of missing) delete files[file];
  return { ...earlier, ...rest, files };
}

/** Response codes with a special meaning; others come with an explanation. */
const understood = new Set([200, 400, 409]);

/** How many requests that may change something have no answer yet. */
let unanswered = 0;

/** Whether the server still owes an answer that a reload would lose. */
export const isAnswerDue = (): boolean => unanswered > 0;

/**
 * Sends a request to the server.
 * @throws {StoreUnavailable} if it cannot be reached, refuses, or a proxy asks to sign in
 */
export async function askServer<Answer>(
  server: EditServerAddress,
  name: string,
  sent?: unknown,
): Promise<Answer> {
  if (sent === undefined) return sendRequest(server, name);
  unanswered += 1;
  try {
    return await sendRequest<Answer>(server, name, sent);
  } finally {
    unanswered -= 1;
  }
}

async function sendRequest<Answer>(
  server: EditServerAddress,
  name: string,
  sent?: unknown,
  isSecond = false,
): Promise<Answer> {
  const options = {
    ...(sent === undefined ? {} : { method: 'POST', ...bodyOf(sent) }),
    redirect: 'manual',
    signal: workLimit(),
  } as const;
  const response = await fetch(server.api + name, options).catch(() => {
    throw new StoreUnavailable();
  });
  // The server was restarted and no longer knows this page: requesting any page of the editor renews the cookie.
  if (response.status === 403 && !isSecond) {
    await fetch(server.document, { signal: answerLimit() }).catch(() => undefined);
    return sendRequest(server, name, sent, true);
  }
  if (asksToSignIn(response)) throw new StoreUnavailable('signed-out');
  if (understood.has(response.status)) {
    return response.json().catch(() => {
      throw new StoreUnavailable();
    });
  }
  const { problem } = await response.json().catch(() => ({}));
  throw new StoreUnavailable(problem);
}

/** Whether a login answers in place of the server: with 401, by a redirect, or with a page of its own. */
const asksToSignIn = ({ status, type, headers }: Response): boolean =>
  status === 401 ||
  type === 'opaqueredirect' ||
  (status === 200 && !(headers.get('content-type') ?? '').startsWith('application/json'));

/** Sends a file as it is, everything else as JSON. */
const bodyOf = (sent: unknown) => {
  const isFile = sent instanceof Blob;
  return {
    headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
    body: isFile ? sent : JSON.stringify(sent),
  };
};
