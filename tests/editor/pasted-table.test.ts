// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePastes } from '../../src/editor/screens/use-pastes.ts';

/** Pastes a text where a field of one text has the focus. Whether the field was left to take it. */
function pasteInField(text: string) {
  document.body.innerHTML = '<input class="input">';
  const take = vi.fn<() => void>();
  const { unmount } = renderHook(() => usePastes(null, take));
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = {
    files: [],
    getData: (type: string) => (type === 'text/plain' ? text : ''),
  };
  Object.assign(event, { clipboardData });
  document.querySelector('input')?.dispatchEvent(event);
  unmount();
  return { isTaken: take.mock.calls.length > 0, isLeft: !event.defaultPrevented };
}

test('a table that is pasted into a heading becomes a table, and words stay words', () => {
  expect(pasteInField('Term 1\t90,000\nTerm 2\t90,000\n')).toEqual({
    isTaken: true,
    isLeft: false,
  });
  expect(pasteInField('Term 1\t90,000')).toEqual({ isTaken: false, isLeft: true });
  expect(pasteInField('Paid in full.\nNo refunds.')).toEqual({ isTaken: false, isLeft: true });
});
