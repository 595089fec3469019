// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PublishScreen } from '../../src/editor/screens/publish/PublishScreen.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import { WaitingScreen } from '../../src/editor/screens/waiting/WaitingScreen.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { StoreUnavailable } from '../../src/content/edit-protocol/store.ts';
import { speak } from '../../src/editor/words/words.ts';
import { openSession, setTitle } from './opened-session.ts';

beforeEach(() => {
  speak('en');
  // As Chromium does since version 140, although its type does not say so.
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const away = () => Promise.reject(new StoreUnavailable());

function Screens({ session }: { session: Session }) {
  const state = useSession(session);
  return (
    <Routes>
      <Route path="/@edit/publish" element={<PublishScreen session={session} state={state} />} />
      <Route path="/@edit/waiting" element={<WaitingScreen session={session} state={state} />} />
    </Routes>
  );
}

test('what cannot be published without a network is put aside, and the next screen says that it waits', async () => {
  const { session } = openSession((store) => ({ ...store, read: away, publish: away }));
  setTitle(session, 'Borrow and bring back');
  render(
    <MemoryRouter initialEntries={['/@edit/publish']}>
      <Screens session={session} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  fireEvent.click(
    await screen.findByRole('button', { name: 'Publish when there is a connection' }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Waiting for the connection' });
  expect(session.state.queued).toHaveLength(1);
  screen.getByRole('article', { name: /Borrow and bring back/ });
});
