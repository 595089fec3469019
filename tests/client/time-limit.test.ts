import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { inTime } from '../../src/client/time-limit.ts';

/** The files of the visitors' scripts, except for the offline worker, which no visitor waits for. */
const files = ['src/client', 'src/layout/ui', 'src/blocks'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

test('every request of the visitors’ scripts ends by itself', () => {
  const requests = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\bfetch\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g),
      ([request]) => ({ file, request }),
    ),
  );
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter(({ request }) => !request.includes('signal'))).toEqual([]);
});

test('a script that does not come is given up, and one that fails fails as it is', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const waiting = inTime(new Promise(() => {}));
  limit.abort();
  await expect(waiting).rejects.toThrow('did not come in time');
  await expect(inTime(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  await expect(inTime(Promise.resolve('here'))).resolves.toBe('here');
});
