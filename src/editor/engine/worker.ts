import type { OfficeRequest } from '../office/index.ts';
import type { EngineAnswer, EngineRequest } from './engine-host.ts';

type Host = Promise<(request: EngineRequest) => void>;
let host: Host | null = null;

/** The engine waits for its own code (islands are loaded lazily); requests received meanwhile are kept. */
function loadHost(): Host {
  const loading = import('./engine-host.ts').then(({ hostEngine }) =>
    hostEngine((answer: EngineAnswer) => postMessage(answer)),
  );
  loading.catch(() => postMessage({ kind: 'unloaded' } satisfies EngineAnswer));
  return loading;
}

addEventListener('message', ({ data }: MessageEvent<EngineRequest | OfficeRequest>) => {
  // A worker of its own reads a file, so that it can be ended when that takes too long.
  if (data.kind === 'read-file') {
    void import('../office/read-office-file.ts').then(async ({ readOfficeFile }) =>
      postMessage(await readOfficeFile(data)),
    );
    return;
  }
  host ??= loadHost();
  void host.then(
    (answer) => answer(data),
    // That was reported once.
    () => undefined,
  );
});
