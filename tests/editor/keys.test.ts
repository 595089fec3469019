import { expect, test } from 'vitest';
import { ariaKey, keyTable, pressedKey, shownKey, type KeyAction } from '../../src/editor/keys.ts';
import en from '../../src/editor/words/languages/en/screens.json';

const press = (key: string, ...held: ('alt' | 'ctrl' | 'meta' | 'shift')[]) => ({
  key,
  altKey: held.includes('alt'),
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  shiftKey: held.includes('shift'),
});

const steps: KeyAction[] = ['undo', 'redo'];

test('a key is what its list says, on a Mac with the key of that name', () => {
  expect(pressedKey(press('z', 'ctrl'), steps)).toBe('undo');
  expect(pressedKey(press('z', 'meta'), steps)).toBe('undo');
  expect(pressedKey(press('Z', 'meta', 'shift'), steps)).toBe('redo');
  expect(pressedKey(press('y', 'ctrl'), steps)).toBe('redo');
  expect(pressedKey(press('z'), steps)).toBeNull();
  expect(pressedKey(press('z', 'ctrl', 'alt'), steps)).toBeNull();
  expect(pressedKey(press('z', 'ctrl'), ['publish'])).toBeNull();
});

test('a character that needs Shift on some keyboards is the same with and without it', () => {
  expect(pressedKey(press('?', 'shift'), ['keys'])).toBe('keys');
  expect(pressedKey(press('?'), ['keys'])).toBe('keys');
  expect(pressedKey(press('?', 'ctrl'), ['keys'])).toBeNull();
});

test('the table has a row for each of its words, and buttons name the same keys', () => {
  const rows = new Map(keyTable().map(([keys, row]) => [row, keys]));
  expect([...rows.keys()].toSorted()).toEqual(Object.keys(en.keys.what).toSorted());
  expect(rows.get('move')).toBe('Alt+↑ Alt+↓');
  expect(rows.get('redo')).toBe(shownKey('redo'));
  expect(ariaKey('publish')).toBe('Control+Shift+P');
});
