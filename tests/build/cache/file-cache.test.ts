import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cachedFile, forgetUnusedFiles } from '../../../src/build/cache/file-cache.ts';

const newName = () => `test-${randomUUID()}.txt`;

const fail = () => Promise.reject(new Error('no memory'));

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('a file requested several times at once is made once', async () => {
  const name = newName();
  let made = 0;
  const make = async () => {
    made += 1;
    return Buffer.from('picture');
  };
  const files = await Promise.all(Array.from({ length: 8 }, () => cachedFile(name, make)));
  expect(new Set(files).size).toBe(1);
  expect(made).toBe(1);
  expect(readFileSync(files[0] ?? '', 'utf8')).toBe('picture');
});

test('a file that cannot be made is tried again, unless another build has made it', async () => {
  const name = newName();
  await expect(cachedFile(name, fail)).rejects.toThrow('no memory');
  const file = await cachedFile(name, async () => Buffer.from('picture'));
  const other = file.replace(name, newName());
  const failLate = () => {
    writeFileSync(other, 'of another build');
    return fail();
  };
  expect(await cachedFile(other.slice(other.lastIndexOf('test-')), failLate)).toBe(other);
});

test('files unused for a month are removed, partial ones too', async () => {
  const file = await cachedFile(newName(), async () => Buffer.from('picture'));
  const partial = `${file}.${randomUUID()}`;
  writeFileSync(partial, 'pict');
  for (const old of [file, partial]) utimesSync(old, daysAgo(40), daysAgo(40));
  const used = await cachedFile(newName(), async () => Buffer.from('picture'));
  utimesSync(used, daysAgo(40), daysAgo(40));
  await cachedFile(used.slice(used.lastIndexOf('test-')), async () => Buffer.from('never made'));
  forgetUnusedFiles();
  expect([file, partial, used].map((one) => existsSync(one))).toEqual([false, false, true]);
});
