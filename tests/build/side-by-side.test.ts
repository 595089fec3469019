import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
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
  const pause = createPause();
  const others: string[] = [];
  const other = setTimeout(1).then(() => {
    others.push('went on');
  });
  const began = performance.now();
  while (performance.now() - began < 100 && others.length === 0) await pause();
  expect(others).toEqual(['went on']);
  await other;
});
