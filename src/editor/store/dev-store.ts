import {
  maxPictureBytes,
  StoreUnavailable,
  type HistoryAnswer,
  type PictureAnswer,
  type PublishAnswer,
  type SaveAnswer,
  type Store,
  type StoredSite,
} from './store.ts';

const api = '/@edit/api/';

/** The event on the window that reports changed files. */
export const filesEvent = 'editor:files';

/** The files on this computer, through the development server. */
export const devStore: Store = {
  savePause: 700,
  saveGap: 0,
  read: () => ask<StoredSite>('site'),
  save: (files) => ask<SaveAnswer>('save', { files }),
  uploadPicture: (name, bytes) =>
    bytes.size > maxPictureBytes
      ? Promise.resolve({ kind: 'refused', reason: 'too-large' })
      : ask<PictureAnswer>(`picture?name=${encodeURIComponent(name)}`, bytes),
  publish: (request) => ask<PublishAnswer>('publish', request),
  history: (file) =>
    ask<HistoryAnswer>(`history?${new URLSearchParams(file === null ? {} : { file })}`),
  version: async (request) => {
    const answer = await ask<{ texts?: Record<string, string | null> }>('version', request);
    return answer.texts ?? {};
  },
  watch: (changed) => {
    addEventListener(filesEvent, changed);
    return () => removeEventListener(filesEvent, changed);
  },
};

/** Response codes with a special meaning; others come with an explanation. */
const understood = new Set([200, 400, 409]);

async function ask<Answer>(name: string, sent?: unknown, isSecond = false): Promise<Answer> {
  const options = sent === undefined ? {} : { method: 'POST', ...bodyOf(sent) };
  const response = await fetch(api + name, options).catch(() => {
    throw new StoreUnavailable();
  });
  // The server was restarted and no longer knows this page: requesting any page of the editor
  // renews the cookie.
  if (response.status === 403 && !isSecond) {
    await fetch('/@edit').catch(() => undefined);
    return ask(name, sent, true);
  }
  if (understood.has(response.status)) return response.json();
  const { problem } = await response.json().catch(() => ({}));
  throw new StoreUnavailable(problem);
}

/** A file is sent as is, everything else as JSON. */
const bodyOf = (sent: unknown) => {
  const isFile = sent instanceof Blob;
  return {
    headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
    body: isFile ? sent : JSON.stringify(sent),
  };
};
