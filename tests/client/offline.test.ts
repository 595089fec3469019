// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { watchOffline } from '../../src/client/frame/offline.ts';
import { addMediaQueries } from './browser-gaps.ts';

/** A browser in which a worker answers already, or none does yet. */
function browserWith(controller: object | null): EventTarget {
  const serviceWorker = Object.assign(new EventTarget(), { controller });
  addMediaQueries();
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return serviceWorker;
}

async function openPage(): Promise<HTMLElement> {
  document.body.innerHTML =
    '<main>What is being read</main><p role="status" data-worker="/worker.js" data-updated="Updated."></p>';
  const status = document.querySelector<HTMLElement>('[data-worker]') ?? document.body;
  watchOffline(status);
  await vi.dynamicImportSettled();
  return status;
}

afterEach(() => vi.useRealTimers());

test('a new version is announced once, and what is being read stays as it is', async () => {
  vi.useFakeTimers();
  const workers = browserWith({});
  const status = await openPage();
  expect(status).toHaveTextContent('');
  workers.dispatchEvent(new Event('controllerchange'));
  expect(status).toHaveTextContent('Updated.');
  expect(document.querySelector('main')).toHaveTextContent('What is being read');
  vi.advanceTimersByTime(10_000);
  workers.dispatchEvent(new Event('controllerchange'));
  expect(status).toHaveTextContent('');
});

test('a new version is announced that took over before the code for that was loaded', async () => {
  browserWith({});
  const opened = openPage();
  Object.assign(navigator.serviceWorker, { controller: {} });
  expect(await opened).toHaveTextContent('Updated.');
});

test('the first version stored on a device is not announced', async () => {
  const workers = browserWith(null);
  const status = await openPage();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(status).toHaveTextContent('');
});
