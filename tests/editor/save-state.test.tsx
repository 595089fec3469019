// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bar } from '../../src/editor/screens/Bar.tsx';
import { devRuntime } from '../../src/editor/runtime.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { StoreUnavailable, type StoreProblem } from '../../src/content/edit-protocol/store.ts';
import { speak } from '../../src/editor/words/words.ts';
import { file, files, openSession } from './opened-session.ts';

beforeEach(async () => {
  await speak('en');
  devRuntime.account = account;
});
afterEach(() => {
  cleanup();
  devRuntime.account = null;
  account.signInAgain.mockClear();
});

function Shown({ session }: { session: Session }) {
  const rest = {
    width: 'desktop' as const,
    setWidth: vi.fn(),
    isTried: false,
    setIsTried: vi.fn(),
  };
  return <Bar session={session} {...rest} />;
}

const account = {
  name: () => 'amina',
  notice: () => '',
  signInAgain: vi.fn(),
  signOut: null,
};

/** A session whose store refuses until it is allowed again, with something typed in it. */
function typedInto(problem: StoreProblem | null) {
  let isRefused = true;
  const opened = openSession((memory) => ({
    ...memory,
    savePause: 0,
    save: (saved) =>
      isRefused ? Promise.reject(new StoreUnavailable(problem)) : memory.save(saved),
  }));
  const { session } = opened;
  render(
    <MemoryRouter initialEntries={['/@edit']}>
      <Shown session={session} />
    </MemoryRouter>,
  );
  act(() => session.edit([{ file, op: { op: 'set', path: ['title'], value: 'To borrow' } }]));
  return { ...opened, allow: () => (isRefused = false) };
}

// What the host answers becomes one of these: limits and the abuse limit, a lost or slow answer and 502, lost rights.
test.each([
  ['busy', 'Waiting', 'The site’s host asks to wait a little. Kept in this browser until then.'],
  [null, 'Offline', 'No connection to the site. Kept in this browser.'],
  ['signed-out', 'Signed out', 'You are signed out. Kept in this browser until you sign in again.'],
] satisfies [StoreProblem | null, string, string][])(
  'while the host refuses (%s), the bar says in a word what becomes of the work, explains it, and nothing is lost',
  async (problem, word, words) => {
    const { session, store, draftStore, allow } = typedInto(problem);
    void session.save();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(words));
    fireEvent.click(screen.getByRole('button', { name: word }));
    within(screen.getByRole('group', { name: word })).getByText(words);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('group', { name: word })).toBeNull();
    expect(draftStore.write).toHaveBeenCalled();
    expect(session.textOf(file)).toMatch(/^title: To borrow$/m);
    expect((await store.read()).files[file]?.text).toBe(files[file]?.text);
    const again = screen.queryByRole('button', { name: 'Sign in again' });
    expect(again !== null).toBe(problem === 'signed-out');
    if (again) fireEvent.click(again);
    expect(account.signInAgain).toHaveBeenCalledTimes(problem === 'signed-out' ? 1 : 0);
    allow();
    await waitFor(async () => {
      await session.save();
      expect((await store.read()).files[file]?.text).toMatch(/^title: To borrow$/m);
    });
    await screen.findByRole('button', { name: 'Saved' });
  },
);

const texts = () =>
  ['Saving', 'Saved'].filter((name) => screen.queryByRole('button', { name }) !== null);

test('the bar says nothing of saving before anything is changed, and never that it saves what is as it is stored', async () => {
  const { session } = openSession((memory) => ({ ...memory, savePause: 60_000 }));
  render(
    <MemoryRouter initialEntries={['/@edit']}>
      <Shown session={session} />
    </MemoryRouter>,
  );
  await act(() => session.save());
  expect(texts()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('');
  const title = session.textOf(file)?.match(/^title: (.*)$/m)?.[1] ?? '';
  const set = (value: string) =>
    act(() => session.edit([{ file, op: { op: 'set', path: ['title'], value } }]));
  set('To borrow');
  expect(texts()).toEqual([]);
  await screen.findByRole('button', { name: 'Saving' }, { timeout: 5000 });
  set(title);
  expect(texts()).toEqual(['Saved']);
});
