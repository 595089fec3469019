import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { Table, tablesOf } from '../../../src/build/cache/tables.ts';

const content = path.resolve('no-such-content');
const folder = tablesOf(content);

beforeEach(() => {
  vi.stubEnv('CODE_VERSION', 'test-of-tables');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A text that cannot be confused with that of another key. */
const valueOf = (key: string) => `${key} `.repeat(3000);

/** A run that has values for some keys, and makes those that no run before has made; returns these. */
function run(keys: readonly string[]): string[] {
  const table = new Table<string>(content, 'values');
  const made: string[] = [];
  for (const key of keys) {
    const value = table.take(key);
    if (value === undefined) {
      made.push(key);
      table.put(key, valueOf(key));
    } else expect(value).toBe(valueOf(key));
  }
  table.save();
  return made;
}

const sizeOnDisk = () =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);

test('values of many runs last as long as each run uses them, and the disk has little else', () => {
  const keys = Array.from({ length: 40 }, (_, index) => `page ${index}`);
  for (const [index, key] of keys.entries())
    expect(run(keys.slice(Math.max(0, index - 20), index + 1))).toEqual([key]);
  const used = keys.slice(-20);
  expect(run(used)).toEqual([]);
  const length = used.reduce((sum, key) => sum + valueOf(key).length, 0);
  expect(sizeOnDisk()).toBeLessThan(3 * length);
  expect(readdirSync(folder).length).toBeLessThan(25);
  expect(run(keys.slice(0, 2))).toEqual(keys.slice(0, 2));
});

test('two runs at the same time do not spoil what the other one stores', () => {
  const [one, other] = [new Table<string>(content, 'both'), new Table<string>(content, 'both')];
  for (let index = 0; index < 300; index += 1) {
    one.put(`one ${index}`, valueOf(`one ${index}`));
    other.put(`other ${index}`, valueOf(`other ${index}`));
  }
  one.save();
  other.save();
  const later = new Table<string>(content, 'both');
  expect(later.take('other 299')).toBe(valueOf('other 299'));
  expect(later.take('one 0')).toBeUndefined();
  expect(one.take('one 150')).toBe(valueOf('one 150'));
});
