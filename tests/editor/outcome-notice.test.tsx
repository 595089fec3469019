// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OutcomeNotice } from '../../src/editor/steps/OutcomeNotice.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { openSession } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

function Notice({ session }: { session: Session }) {
  return <OutcomeNotice session={session} />;
}

test('what was undone is said on the screen where it was, and not over the one where one publishes', () => {
  const { session } = openSession();
  render(
    <MemoryRouter initialEntries={['/borrow?edit']}>
      <Notice session={session} />
      <Link to="/@edit">All pages</Link>
      <Link to="/@edit/publish">Publish</Link>
    </MemoryRouter>,
  );
  const say = (text: string) => act(() => session.tellOutcome({ text, back: 'redo' }));
  say('Undone: a title');
  screen.getByRole('region', { name: 'Undone: a title' });
  fireEvent.click(screen.getByRole('link', { name: 'All pages' }));
  screen.getByRole('region', { name: 'Undone: a title' });
  fireEvent.click(screen.getByRole('link', { name: 'Publish' }));
  expect(screen.queryByRole('region')).toBeNull();
  // What is undone there is said there.
  say('Undone: a price');
  screen.getByRole('region', { name: 'Undone: a price' });
});
