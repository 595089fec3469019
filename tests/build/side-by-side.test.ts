import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createPause, workBeside } from '../../src/build/side-by-side.ts';

test('work beside others is done in the end, all of it', async () => {
  const { add, finish } = workBeside();
  const done: number[] = [];
  for (let number = 0; number < 300; number += 1) {
    await add(async () => {
      await setTimeout(1);
      done.push(number);
    });
  }
  expect(done.length).toBeLessThan(300);
  await finish();
  expect(done.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 300 }, (_, number) => number),
  );
});

test('what fails beside others is reported where it is waited for', async () => {
  const { add, finish } = workBeside();
  await add(() => Promise.reject(new Error('no such picture')));
  await setTimeout(5);
  await expect(finish()).rejects.toThrow('no such picture');
});

test('a long loop lets other work go on', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const pause = createPause();
  let wentOn = false;
  setImmediate(() => (wentOn = true));
  now.mockReturnValue(5);
  await pause();
  expect(wentOn).toBe(false);
  now.mockReturnValue(15);
  await pause();
  expect(wentOn).toBe(true);
});
