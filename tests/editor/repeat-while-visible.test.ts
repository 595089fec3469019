// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatWhileVisible } from '../../src/editor/store/repeat-while-visible.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const minute = 60_000;

const setVisible = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a host is asked after each pause, not while nobody sees the tab, and at once on coming back', async () => {
  const task = vi.fn();
  const stop = repeatWhileVisible(task, minute);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(task).toHaveBeenCalledTimes(2);
  setVisible('hidden');
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(task).toHaveBeenCalledTimes(2);
  setVisible('visible');
  expect(task).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(minute / 2);
  dispatchEvent(new Event('online'));
  expect(task).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(minute);
  expect(task).toHaveBeenCalledTimes(5);
  stop();
  setVisible('visible');
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(task).toHaveBeenCalledTimes(5);
});

test('an answer that is slow is waited for before the next is asked for', async () => {
  let answer: (() => void) | undefined;
  const task = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const stop = repeatWhileVisible(task, minute, 0);
  await vi.advanceTimersByTimeAsync(10 * minute);
  dispatchEvent(new Event('online'));
  expect(task).toHaveBeenCalledOnce();
  answer?.();
  await vi.advanceTimersByTimeAsync(minute);
  expect(task).toHaveBeenCalledTimes(2);
  stop();
  answer?.();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(task).toHaveBeenCalledTimes(2);
});
