import type { EngineAnswer, EngineRequest } from './messages.ts';

// The engine waits for its own code (islands are loaded lazily); requests received meanwhile are kept.
const host = import('./engine-host.ts').then(({ hostEngine }) =>
  hostEngine((answer: EngineAnswer) => postMessage(answer)),
);

host.catch(() => postMessage({ kind: 'unloaded' } satisfies EngineAnswer));

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  void host.then(
    (answer) => answer(data),
    // That was reported once.
    () => undefined,
  );
});
