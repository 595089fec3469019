// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeletedPage } from '../../src/content/edit-protocol/store.ts';
import { BinScreen } from '../../src/editor/screens/bin/BinScreen.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { useSession } from '../../src/editor/session/use-session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { file, files, openSession } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

const text = files[file]?.text ?? '';
const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();
const gone = (name: string, more: Partial<DeletedPage> = {}): DeletedPage => ({
  file: `pages/${name}.yaml`,
  id: name,
  when: daysAgo(2),
  who: 'Amina',
  ...more,
});

function Screen({ session }: { session: Session }) {
  return <BinScreen session={session} state={useSession(session)} />;
}

/** The bin of a site from which publications have deleted pages; each had its name as its title. */
async function openBin(deleted: DeletedPage[], change: (session: Session) => void = () => {}) {
  const { session } = openSession((store) => ({
    ...store,
    history: async () => ({ kind: 'history', versions: [], deleted }),
    version: async ({ id, file: one }) => ({
      [one ?? '']: text.replace(/^title: .*/m, `title: About ${id}`),
    }),
  }));
  change(session);
  render(
    <MemoryRouter>
      <Screen session={session} />
    </MemoryRouter>,
  );
  await expect.poll(() => screen.queryByText('Looking up the versions …')).toBeNull();
  return { session, user: userEvent.setup() };
}

const rows = () => screen.queryAllByRole('listitem');

test('a page that was deleted months ago is listed by its title with who and when, and comes back as a change', async () => {
  const { session, user } = await openBin([gone('gala'), gone('sports', { when: daysAgo(150) })]);
  const row = (await screen.findByText('About gala')).closest('li') ?? expect.unreachable();
  expect(row).toHaveTextContent(/Deleted on \d+ \w+ \d{4} by Amina/);
  await user.click(await screen.findByRole('button', { name: 'Bring back About gala' }));
  expect(session.textOf('pages/gala.yaml')).toContain('title: About gala');
  expect(session.changes().map((one) => one.file)).toEqual(['pages/gala.yaml']);
  expect(session.state.outcome?.back).toBe('undo');
  expect(rows()).toHaveLength(1);
  await screen.findByText('About sports');
});

test('a page that was moved, made again, or deleted long ago is not in the bin', async () => {
  await openBin(
    [gone('lending'), gone('borrow'), gone('visit'), gone('old', { when: daysAgo(200) })],
    (session) =>
      session.edit([{ file, op: { op: 'set', path: ['movedFrom'], value: ['/lending'] } }]),
  );
  expect(rows()).toEqual([]);
  screen.getByText('No page was deleted in this time.');
});

test('pages that were deleted without publishing are there, published before or not', async () => {
  const fresh = 'pages/science-week.yaml';
  const { session, user } = await openBin([], (one) => {
    one.changeTexts([{ file: fresh, before: null, after: 'title: Science week\nblocks: []\n' }]);
    one.changeTexts([{ file: fresh, before: one.textOf(fresh), after: null }]);
    one.changeTexts([{ file, before: text, after: null }]);
  });
  const [published, made] = rows();
  if (!published || !made) throw new Error('Two pages are expected.');
  within(published).getByText('Kuazima');
  within(published).getByText('Visitors still see it, until you publish.');
  within(made).getByText('Science week');
  within(made).getByText('It was never published.');
  await user.click(within(made).getByRole('button', { name: 'Bring back Science week' }));
  await user.click(within(published).getByRole('button', { name: 'Bring back Kuazima' }));
  expect(session.textOf(file)).toBe(text);
  expect(session.textOf(fresh)).toContain('title: Science week');
  expect(rows()).toEqual([]);
});

test('a page that was moved before it was published is not in the bin', async () => {
  await openBin([], (session) => {
    const from = 'pages/new-one.yaml';
    session.changeTexts([{ file: from, before: null, after: 'title: New\n' }]);
    session.changeTexts([
      { file: from, before: 'title: New\n', after: null },
      { file: 'pages/visit/new-one.yaml', before: null, after: 'title: New\n' },
    ]);
  });
  expect(rows()).toEqual([]);
});
