// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { blockSchema } from '../../schema/blocks/index.ts';
import { start } from '../../src/client/ticks/store-ticks.ts';
import { renderBlock } from '../blocks/test-context.ts';

const block = blockSchema.parse({
  type: 'steps',
  items: [
    {
      title: 'Register',
      bring: [{ text: 'A **birth** certificate', detail: 'A copy' }, { text: 'A pencil' }],
    },
    { title: 'Come', bring: [{ text: 'A photograph' }] },
  ],
});

/** Shows the block as the build renders it; the script comes later. */
function open(address = '/join'): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = renderBlock(block);
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => localStorage.clear());

test('ticked items are restored on the next visit, until they are cleared', () => {
  open();
  // Ticked before the script has come.
  fireEvent.click(box(/pencil/));
  start(document.body);
  open();
  start(document.body);
  fireEvent.click(box(/birth certificate/));
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3 ready');

  open('/elsewhere');
  start(document.body);
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3 ready');

  open();
  start(document.body);
  expect(box(/birth certificate/).checked).toBe(true);
  expect(box(/pencil/).checked).toBe(true);
  expect(box(/photograph/).checked).toBe(false);

  fireEvent.click(screen.getByRole('button', { name: 'Clear the ticks' }));
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3 ready');
  open();
  start(document.body);
  expect(box(/pencil/).checked).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('boxes can be ticked if storage is blocked or invalid', () => {
  localStorage.setItem('ticks', '[1,');
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  open();
  start(document.body);
  fireEvent.click(box(/photograph/));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 ready');
  blocked.mockRestore();
});

test('a page that a visitor has left stops following which option is chosen', () => {
  open();
  start(document.body);
  // The pages of the tests before stop listening here.
  dispatchEvent(new Event('hashchange'));
  const removed = vi.spyOn(globalThis, 'removeEventListener');
  dispatchEvent(new Event('hashchange'));
  expect(removed).not.toHaveBeenCalledWith('hashchange', expect.anything());
  open('/elsewhere');
  dispatchEvent(new Event('hashchange'));
  expect(removed).toHaveBeenCalledWith('hashchange', expect.anything());
});
