// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return import('../../src/client/in-place/scroll-memory.ts');
};

beforeEach(() => sessionStorage.clear());

test.each([
  'null',
  '5',
  '"text"',
  '[]',
  '[1]',
  '{',
  '',
  '{"here":"900"}',
  '{"here":null}',
  '{"here":-1}',
  '{"here":{}}',
])('what is no position in the storage is none: %s', async (stored) => {
  sessionStorage.setItem('scroll-positions', stored);
  const { recallScroll } = await load();
  expect(recallScroll('here')).toBeUndefined();
});

test('positions survive a reload, even next to an invalid one', async () => {
  sessionStorage.setItem('scroll-positions', '{"here":900,"there":"x"}');
  const before = await load();
  expect(before.recallScroll('here')).toBe(900);
  before.rememberScroll('top');
  before.storeScroll();
  const after = await load();
  expect([after.recallScroll('here'), after.recallScroll('top')]).toEqual([900, 0]);
});

test('works without storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { recallScroll, rememberScroll, storeScroll } = await load();
  rememberScroll('here');
  storeScroll();
  expect(recallScroll('here')).toBe(0);
});
