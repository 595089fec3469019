import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { publish, restorePublished } from '../../src/build/publish.ts';

let folder: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  target = path.join(folder, 'dist');
});

const site = (text: string) => async (into: string) => {
  writeFileSync(path.join(into, 'index.html'), text);
};
const published = () => readFileSync(path.join(target, 'index.html'), 'utf8');

test('a new site takes the place of the old one and leaves nothing beside it', async () => {
  await publish(target, site('old'));
  await publish(target, site('new'));
  expect(published()).toBe('new');
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('a build that fails leaves the earlier site untouched', async () => {
  await publish(target, site('old'));
  const failing = publish(target, async (into) => {
    await site('half')(into);
    throw new Error('The disk is full.');
  });
  await expect(failing).rejects.toThrow('The disk is full.');
  expect(published()).toBe('old');
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('a build killed while it published has left the earlier site whole, and it is put back', async () => {
  mkdirSync(path.join(folder, '.dist-previous'));
  await site('old')(path.join(folder, '.dist-previous'));
  // The number of a process that cannot be running any more: the largest Linux, macOS and Windows allow is lower.
  mkdirSync(path.join(folder, '.dist-new-2147483646'));
  restorePublished(target);
  expect(published()).toBe('old');
  expect(readdirSync(folder)).toEqual(['dist']);
  expect(existsSync(target)).toBe(true);
});
