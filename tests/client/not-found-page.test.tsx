// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '../../src/messages/locales/en.ts';
import { start } from '../../src/client/not-found/start-not-found.ts';
import type { SuggestPages } from '../../src/client/not-found/suggest-pages.ts';
import { NotFoundPage } from '../../src/layout/NotFoundPage.tsx';
import { show } from './show.tsx';

const notFound = {
  title: 'Oops! Page Not Found',
  text: { html: 'The page may have moved.' },
  tips: [{ html: 'Check the address.' }, { html: 'Start from the <a href="/">homepage</a>.' }],
  pattern: 'calm',
  words: en.notFound,
  home: '/',
};
const nobody = async () => ({ intended: null, nearest: [] });
const fees = async () => ({ intended: null, nearest: [{ address: '/fees', title: 'Fees' }] });

let stop = () => {};
function open(suggest: SuggestPages): void {
  document.documentElement.lang = 'en-GB';
  show(<NotFoundPage notFound={notFound} />);
  const page = document.querySelector<HTMLElement>('[data-not-found]');
  if (page) stop = start(page, suggest);
}

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test('it says what happened and what to do', () => {
  open(nobody);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page Not Found');
  expect(screen.getByRole('img', { name: '404' })).toBeTruthy();
  expect(document.body.textContent).toContain('Error Code 404');
  expect(document.body.textContent).toContain('Status Not Found');
  expect(screen.getByText('Check the address.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
});

test('its clock shows the visitor’s time, and is hidden from screen readers', () => {
  vi.spyOn(Date, 'now').mockReturnValue(new Date('2026-11-21T07:42:18').getTime());
  open(nobody);
  const clock = screen.getByRole('timer');
  expect(clock.textContent).toBe('07:42:18');
  expect(clock.getAttribute('aria-live')).toBe('off');
});

test('it suggests similar pages', async () => {
  open(fees);
  expect((await screen.findByRole('link', { name: 'Fees' })).getAttribute('href')).toBe('/fees');
});

test('it works if the list of pages cannot be loaded', async () => {
  const suggest = vi.fn(async () => Promise.reject(new Error('offline')));
  open(suggest);
  await waitFor(() => expect(suggest).toHaveBeenCalledOnce());
  expect(screen.queryByText('Did you mean one of these?')).toBeNull();
});

test('Go Back goes back in the history', () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  open(nobody);
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(back).toHaveBeenCalledOnce();
});
