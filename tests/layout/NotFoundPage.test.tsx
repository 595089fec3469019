// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../in-english.tsx';
import { en } from '../../src/locales/en.ts';
import { NotFoundPage } from '../../src/layout/NotFoundPage.tsx';

const notFound = {
  title: 'Oops! Page Not Found',
  text: { html: 'The page may have moved.' },
  tips: [{ html: 'Check the address.' }, { html: 'Start from the <a href="/">homepage</a>.' }],
  pattern: 'calm',
  words: en.notFound,
};
const nobody = async () => ({ meant: null, nearest: [] });
const fees = async () => ({ meant: null, nearest: [{ address: '/fees', title: 'Fees' }] });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('it says what happened and what to do', () => {
  const { container } = render(<NotFoundPage notFound={notFound} suggest={nobody} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page Not Found');
  expect(screen.getByRole('img', { name: '404' })).toBeTruthy();
  expect(container.textContent).toContain('Error Code 404');
  expect(container.textContent).toContain('Status Not Found');
  expect(screen.getByText('Check the address.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
});

test('its clock is that of the visitor, and is not read out', () => {
  vi.spyOn(Date, 'now').mockReturnValue(new Date('2026-11-21T07:42:18').getTime());
  render(<NotFoundPage notFound={notFound} suggest={nobody} />);
  const clock = screen.getByRole('timer');
  expect(clock.textContent).toBe('07:42:18');
  expect(clock.getAttribute('aria-live')).toBe('off');
});

test('it names the pages that come near', async () => {
  render(<NotFoundPage notFound={notFound} suggest={fees} />);
  expect((await screen.findByRole('link', { name: 'Fees' })).getAttribute('href')).toBe('/fees');
});

test('it stands by itself where the list of pages cannot be had', async () => {
  const suggest = vi.fn(async () => Promise.reject(new Error('offline')));
  render(<NotFoundPage notFound={notFound} suggest={suggest} />);
  await vi.waitFor(() => expect(suggest).toHaveBeenCalledOnce());
  expect(screen.queryByText('Did you mean one of these?')).toBeNull();
});

test('Go Back goes back in the history', () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  render(<NotFoundPage notFound={notFound} suggest={nobody} />);
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(back).toHaveBeenCalledOnce();
});
