// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PublishScreen } from '../../src/editor/screens/PublishScreen.tsx';
import { useSession } from '../../src/editor/screens/use-session.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { openSession, setTitle } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

function Publish({ session }: { session: Session }) {
  return <PublishScreen session={session} state={useSession(session)} />;
}

test('after a failed attempt, changes that are put back leave nothing to publish', async () => {
  const { session } = openSession((store) => ({
    ...store,
    publish: async () => ({ kind: 'failed', reason: 'GitHub is asleep' }),
  }));
  setTitle(session, 'Borrow and bring back');
  render(
    <MemoryRouter>
      <Publish session={session} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Publish 1 change');
  fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  expect((await screen.findByRole('alert')).textContent).toContain('GitHub is asleep');
  act(() => session.undo());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing to publish');
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});
