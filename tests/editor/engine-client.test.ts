import { expect, test } from 'vitest';
import { EngineClient, type EnginePort } from '../../src/editor/engine/engine-client.ts';
import { hostEngine, type EngineAnswer } from '../../src/editor/engine/engine-host.ts';
import { file, files } from './opened-session.ts';

/** An engine whose answers arrive later, as those of a worker do. */
function latePort(): EnginePort {
  const listeners: ((answer: EngineAnswer) => void)[] = [];
  const ask = hostEngine((answer) =>
    setTimeout(() => listeners.forEach((listener) => listener(answer))),
  );
  return {
    send: ask,
    onAnswer: (listener) => void listeners.push(listener),
    close: () => undefined,
  };
}

test('where the fields of a page are shown is answered to everybody who waits for it', async () => {
  const client = new EngineClient(
    latePort(),
    { files, pictures: [], isOnHost: false },
    () => undefined,
  );
  client.change();
  // A key in the page waits for the first answer when the outline of what was just changed needs one too.
  const [key, outline] = await Promise.all([client.mark(file), client.mark(file)]);
  expect(key?.paths.length).toBeGreaterThan(0);
  expect(outline).toEqual(key);
});
