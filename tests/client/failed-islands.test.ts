// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../src/locales/en.ts';
import { watchIslands } from '../../src/client/islands/watch-islands.ts';
import { elementIds } from '../../src/ui/element-ids.ts';

const script = vi.hoisted(() => ({ isThere: false }));

vi.mock(import('../../src/client/islands/wake-island.tsx'), () => ({
  wakeIsland: async () => {
    if (!script.isThere) throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

const touch = () => fireEvent.pointerDown(screen.getByRole('button', { name: '2023' }));

beforeEach(() => {
  vi.stubGlobal('reportError', () => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

test('an island whose script has gone says so when it is touched, once, until it works', async () => {
  document.body.innerHTML = `<div data-island=""><button>2023</button></div>
    <div id="${elementIds.status}" data-failed="${en.frame.partFailed}" data-load-again="${en.frame.loadAgain}"></div>`;
  watchIslands(document);
  expect(screen.queryByRole('alert')).toBeNull();
  touch();
  expect(await screen.findByRole('alert')).toHaveTextContent(en.frame.partFailed);
  expect(screen.getByRole('button', { name: en.frame.loadAgain })).toBeVisible();
  touch();
  await vi.waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  script.isThere = true;
  await vi.waitFor(() => {
    touch();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
