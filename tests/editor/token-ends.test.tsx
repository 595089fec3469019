// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { devRuntime } from '../../src/editor/runtime.ts';
import { Bar } from '../../src/editor/screens/Bar.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { openDevice } from './git-host/device.ts';
import { fees, storeSetup } from './git-host/store-setup.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

const Shown = ({ session }: { session: Session }) => (
  <MemoryRouter>
    <Bar
      session={session}
      width="desktop"
      setWidth={() => undefined}
      isTried={false}
      setIsTried={() => undefined}
    />
  </MemoryRouter>
);

test('a token that ends in the middle takes nothing along: the screen leads to signing in, and all is saved then', async () => {
  const setup = await storeSetup();
  const { double } = setup;
  const signInAgain = vi.fn();
  const account = { name: () => 'Amina', notice: () => '', signInAgain, signOut: () => undefined };
  const device = await openDevice(setup, 'amina', { runtime: { ...devRuntime, account } });
  const type = async (title: string) => {
    const session = device.session();
    act(
      () => void session.edit([{ file: fees, op: { op: 'set', path: ['title'], value: title } }]),
    );
    await Promise.resolve();
    await act(() => session.save());
  };
  render(<Shown session={device.session()} />);
  await type('Fees of 2027');
  expect(setup.drafted(fees)).toContain('title: Fees of 2027');

  const tokens = new Map(double.people);
  double.people.clear();
  await type('Fees of 2027 and 2028');
  expect(screen.getByRole('status').textContent).toContain(
    'You are signed out. Kept in this browser until you sign in again.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(signInAgain).toHaveBeenCalledOnce();
  // She goes on typing, and even the tab may be gone before she has signed in.
  await type('All fees');
  expect(device.session().textOf(fees)).toContain('title: All fees');
  expect(setup.drafted(fees)).toContain('title: Fees of 2027');
  const draft = device.session().state.draft;

  for (const [token, person] of tokens) double.people.set(token, person);
  await act(() => device.session().save());
  expect(setup.drafted(fees)).toContain('title: All fees');
  expect(screen.getByRole('status').textContent).toContain('All changes kept');
  expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull();
  expect(device.session().state.draft.past).toHaveLength(draft.past.length);
  device.session().close();
});

test('a tab that is gone after the token ended has its work again when somebody has signed in', async () => {
  const setup = await storeSetup();
  const { double } = setup;
  const device = await openDevice(setup);
  const tokens = new Map(double.people);
  double.people.clear();
  device.session().edit([{ file: fees, op: { op: 'set', path: ['title'], value: 'All fees' } }]);
  await Promise.resolve();
  await device.session().save();
  expect(device.session().state.saveStatus).toBe('signed-out');
  for (const [token, person] of tokens) double.people.set(token, person);
  await device.crash();
  expect(device.session().textOf(fees)).toContain('title: All fees');
  await Promise.resolve();
  await device.session().save();
  expect(setup.drafted(fees)).toContain('title: All fees');
  device.session().close();
});
