import { expect, test, vi } from 'vitest';
import { openDraftStore, type TabStorage } from '../../src/editor/session/draft-store.ts';
import { noWork } from '../../src/editor/session/work.ts';
import { openSession, setTitle } from './opened-session.ts';

const failing = (error: Error): TabStorage => ({
  keys: async () => [],
  get: async () => undefined,
  set: () => Promise.reject(error),
  del: async () => undefined,
  hold: () => undefined,
  whileFree: async () => undefined,
});

test('a device without room is distinguished from a browser that forbids storage', async () => {
  const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  const problems = [full, new DOMException('No.', 'SecurityError')].map(async (error) =>
    (await openDraftStore('library', failing(error))).draftStore.write(noWork),
  );
  expect(await Promise.all(problems)).toEqual(['full', 'blocked']);
});

test('that there is no room is shown at once, and the work is stored as soon as there is some', async () => {
  vi.useFakeTimers();
  const { session, draftStore } = openSession();
  draftStore.write.mockResolvedValue('full');
  setTitle(session, 'Take home');
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state.draftProblem).toBe('full');
  draftStore.write.mockResolvedValue(null);
  draftStore.write.mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.state.draftProblem).toBeNull();
  expect(draftStore.write).toHaveBeenCalled();
  session.close();
  vi.useRealTimers();
});
