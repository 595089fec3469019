// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PagesScreen } from '../../src/editor/screens/pages/PagesScreen.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import { lookUpOthers } from '../../src/editor/screens/others/use-others.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { StoreUnavailable } from '../../src/content/edit-protocol/store.ts';
import { speak } from '../../src/editor/words/words.ts';
import { file, openSession } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

const Pages = ({ session }: { session: Session }) => (
  <PagesScreen session={session} state={useSession(session)} />
);

test('the list of pages says at each who has unpublished changes to it', async () => {
  const { session } = openSession((store) => ({
    ...store,
    others: async () => [{ name: 'Baraka', files: [file] }],
  }));
  render(
    <MemoryRouter>
      <Pages session={session} />
    </MemoryRouter>,
  );
  const note = await screen.findByText('Baraka has unpublished changes to this page.');
  const row = note.closest('li') ?? expect.unreachable('It stands in no row.');
  within(row).getByRole('link', { name: 'Kuazima' });
});

test('the host is asked once in a minute, and not answering changes nothing', async () => {
  let time = 0;
  const others = vi.fn(async () => {
    if (time > 100_000) throw new StoreUnavailable();
    return [{ name: 'Baraka', files: [file] }];
  });
  const { states, store } = openSession((inner) => ({ ...inner, others })).session;
  const look = (isUrgent: boolean) => lookUpOthers({ states, store, now: () => time }, isUrgent);
  await look(false);
  time = 59_000;
  await look(false);
  expect(others).toHaveBeenCalledOnce();
  await look(true);
  expect(others).toHaveBeenCalledTimes(2);
  time = 120_000;
  await look(false);
  expect(others).toHaveBeenCalledTimes(3);
  expect(states.getState().others).toMatchObject([{ name: 'Baraka' }]);
});
