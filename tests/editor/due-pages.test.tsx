// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openText } from '../../src/content/yaml/open-text.ts';
import { valueAt } from '../../schema/value-at.ts';
import { PagesScreen } from '../../src/editor/screens/pages/PagesScreen.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { dayIn } from '../../src/site/dates/day-in.ts';
import { openSession } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

function Pages({ session }: { session: Session }) {
  return <PagesScreen session={session} state={useSession(session)} />;
}

const set = (session: Session, file: string, field: string, value: string | number) =>
  act(() => void session.edit([{ file, op: { op: 'set', path: [field], value } }]));

const notes = () => screen.queryAllByText(/^To look at since/).map((note) => note.textContent);

test('the pages that are due stand in a list, the longest due first, and one click says that one is still right', async () => {
  const { session } = openSession();
  render(
    <MemoryRouter>
      <Pages session={session} />
    </MemoryRouter>,
  );
  set(session, 'pages/whats-on/index.yaml', 'reviewBy', '2026-03-02');
  set(session, 'pages/index.yaml', 'reviewBy', '2020-01-08');
  set(session, 'site.yaml', 'checkAgainAfter', 30);
  set(session, 'pages/visit/rooms.yaml', 'checked', '2025-05-01');
  fireEvent.click(await screen.findByRole('radio', { name: 'To look at 3' }));
  expect(notes()).toEqual([
    'To look at since 8 January 2020',
    'To look at since 31 May 2025',
    'To look at since 2 March 2026',
  ]);

  const [first] = screen.getAllByRole('button', { name: /^Still right today/ });
  if (!first) throw new Error('No page can be said to be right.');
  fireEvent.click(first);
  await screen.findByRole('radio', { name: 'To look at 2' });
  expect(notes()).toEqual(['To look at since 31 May 2025', 'To look at since 2 March 2026']);
  const home = openText(session.textOf('pages/index.yaml') ?? '')?.value;
  expect(valueAt(home, ['checked'])).toBe(dayIn('Africa/Nairobi', new Date()));
});
