// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { tokenStorage } from '../../../src/editor/sign-in/token-storage.ts';

const hour = 3_600_000;
const clock = { now: 0 };
const now = () => clock.now;

beforeEach(() => {
  localStorage.clear();
  clock.now = Date.UTC(2026, 0, 5, 9);
});

/** Opens the editor of a site in a tab. */
const openTab = (site = 'lakeside/website') => tokenStorage({ site, now });
const inBrowser = () => Object.values({ ...localStorage }).join();

test('a token is gone with the page, unless it is kept for the day', () => {
  openTab().store('secret', { forDay: false, expires: null });
  expect(inBrowser()).not.toContain('secret');
  expect(openTab().token()).toBeNull();
  openTab().store('secret', { forDay: true, expires: null });
  expect(openTab().token()).toBe('secret');
  expect(openTab('lakeside/other').token()).toBeNull();
});

test('after a day it is removed: in an open page, and when the next one is opened', () => {
  const tab = openTab();
  tab.store('secret', { forDay: true, expires: null });
  clock.now += 24 * hour - 1;
  expect(tab.token()).toBe('secret');
  clock.now += 1;
  expect(tab.token()).toBeNull();
  expect(inBrowser()).not.toContain('secret');

  tab.store('next', { forDay: true, expires: null });
  clock.now += 25 * hour;
  openTab();
  expect(inBrowser()).not.toContain('next');
});

test('an open page removes it when it expires', () => {
  vi.useFakeTimers({ now: clock.now });
  try {
    tokenStorage({ site: 'a', now: Date.now }).store('secret', { forDay: true, expires: null });
    vi.advanceTimersByTime(24 * hour);
    expect(inBrowser()).not.toContain('secret');
  } finally {
    vi.useRealTimers();
  }
});

test('a token that the host ends earlier ends earlier, kept or not', () => {
  for (const forDay of [true, false]) {
    const tab = openTab();
    tab.store('secret', { forDay, expires: clock.now + 8 * hour });
    clock.now += 8 * hour;
    expect(tab.token()).toBeNull();
  }
});

test('a clock that was put back does not lengthen the day, and what is damaged is removed', () => {
  openTab().store('secret', { forDay: true, expires: null });
  clock.now -= hour;
  expect(openTab().token()).toBeNull();
  expect(inBrowser()).not.toContain('secret');
  localStorage.setItem('token lakeside/website', '{"token":');
  expect(openTab().token()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('who signs out is signed out in every tab', () => {
  const [one, other] = [openTab(), openTab()];
  const key = 'token lakeside/website';
  one.store('secret', { forDay: true, expires: null });
  dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
  expect(other.token()).toBe('secret');
  other.forget();
  expect(inBrowser()).not.toContain('secret');
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect([one.token(), other.token()]).toEqual([null, null]);
});

const refuse = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };

test.each([
  ['uses', () => forbidden],
  ['opens', refuse],
])('a browser that forbids storage to whoever %s it keeps a token in the page', (_how, storage) => {
  const tab = tokenStorage({ site: 'a', now, storage });
  tab.store('secret', { forDay: true, expires: null });
  expect(tab.token()).toBe('secret');
  tab.forget();
  expect(tab.token()).toBeNull();
});

test.each(['', '{', 'null', '7', '[]', '{"token":7}', '{"token":"a","until":null}'])(
  'what this editor has not stored signs no one in: %s',
  (text) => {
    localStorage.setItem('token lakeside/website', text);
    expect(openTab().token()).toBeNull();
    expect(localStorage).toHaveLength(0);
  },
);
