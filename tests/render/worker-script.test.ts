import { expect, test } from 'vitest';
import { runWorker } from './run-worker.ts';

/** Whether the worker answers a request for an address instead of the network. */
function answers(address: string): boolean {
  let isAnswered = false;
  const listeners = new Map<string, (event: unknown) => void>();
  const site = 'https://place.example';
  const self = {
    location: { origin: site },
    registration: { installing: true, waiting: null },
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
  };
  runWorker({ self, fetch: () => new Promise(() => undefined) });
  listeners.get('fetch')?.({
    request: { method: 'GET', url: site + address, mode: 'navigate', headers: new Headers() },
    respondWith: () => {
      isAnswered = true;
    },
    waitUntil: () => undefined,
  });
  return isAnswered;
}

test('pages can be kept for when there is no network, the editor is always the latest', () => {
  expect(['/town/', '/town/fees', '/town/editors'].map(answers)).toEqual([true, true, true]);
  expect(['/town/edit', '/town/edit/', '/town/edit/page'].map(answers)).toEqual([
    false,
    false,
    false,
  ]);
});
