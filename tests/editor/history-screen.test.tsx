// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HistoryScreen } from '../../src/editor/screens/history/HistoryScreen.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import type { Session } from '../../src/editor/session/session.ts';
import type { Version } from '../../src/content/edit-protocol/store.ts';
import { speak } from '../../src/editor/words/words.ts';
import { file, files, openSession } from './opened-session.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  return speak('en');
});
afterEach(cleanup);

const now = files[file]?.text ?? '';
const before = now
  .replace('title: Kuazima', 'title: Mkopo wa vitabu')
  .replace('text: Leta kitu chenye jina na anwani yako.', 'text: Leta kitambulisho chako.');
const about = 'pages/whats-on.yaml';

const made = (what: string, id: string, more: Partial<Version> = {}): Version => ({
  id,
  when: '2026-11-20T08:30:00Z',
  who: 'Amina',
  what,
  files: [file],
  ...more,
});

/** The site after a publication that changed two texts of a page, and after a developer changed code. */
async function openHistory(address: string, newer: Version[] = []) {
  const versions = [
    ...newer,
    made('Borrowing: two texts', 'b1'),
    made('Build with other tools', 'a1', { isTechnical: true, files: [about] }),
  ];
  const { session } = openSession((store) => ({
    ...store,
    history: async () => ({ kind: 'history', versions, deleted: [] }),
    version: async ({ file: one, isBefore }) => ({ [one ?? file]: isBefore ? before : now }),
  }));
  render(
    <MemoryRouter initialEntries={[address]}>
      <Screen session={session} />
    </MemoryRouter>,
  );
  await screen.findByText('Borrowing: two texts');
  return { session, user: userEvent.setup() };
}

function Screen({ session }: { session: Session }) {
  return <HistoryScreen session={session} state={useSession(session)} />;
}

test('a chosen version is where the focus is: who, when, what changed by word; a part of it is taken back alone', async () => {
  const { session, user } = await openHistory(`/@edit/history?file=${file}`);
  await user.click(screen.getByRole('link', { name: /^Borrowing: two texts/ }));
  const heading = await screen.findByRole('heading', { name: 'Borrowing: two texts', level: 2 });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/^Amina, .*2026/, { selector: 'div > p' })).toBeTruthy();
  expect(screen.getByText('2 changes')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take back only this: Title' }));
  // The other text that the version changed stays.
  expect(session.textOf(file)).toBe(now.replace('title: Kuazima', 'title: Mkopo wa vitabu'));
  session.undo();
  expect(session.textOf(file)).toBe(now);
});

test('all that a version changed on a page is taken back under “More”, below the changes, and later changes stay', async () => {
  const { session, user } = await openHistory(`/@edit/history?file=${file}&version=b1`);
  session.edit([{ file, op: { op: 'set', path: ['description'], value: 'Vitabu' } }]);
  const all = await screen.findByRole('button', { name: 'Take back all 2 changes' });
  expect(all.closest('details')).toHaveTextContent(/^More/);
  // What changes only one thing comes first.
  expect(screen.getAllByRole('button', { name: /^Take back/ })[0]).toHaveAccessibleName(
    'Take back only this: Title',
  );
  await user.click(all);
  expect(session.textOf(file)).toContain('title: Mkopo wa vitabu');
  expect(session.textOf(file)).toContain('Leta kitambulisho chako.');
  expect(session.textOf(file)).toContain('description: Vitabu');
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
});

test('what was changed again since is not taken back over it', async () => {
  const { session, user } = await openHistory(`/@edit/history?file=${file}&version=b1`);
  session.edit([{ file, op: { op: 'set', path: ['title'], value: 'Azima' } }]);
  await screen.findByRole('button', { name: /^Take back only this: .*Text$/ });
  expect(screen.queryByRole('button', { name: 'Take back only this: Title' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Take back only this: .*Text$/ }));
  expect(session.textOf(file)).toContain('title: Azima');
  expect(session.textOf(file)).toContain('Leta kitambulisho chako.');
});

test('a whole publication is undone from the history of the site; versions of developers are folded away', async () => {
  const { session, user } = await openHistory('/@edit/history');
  expect(screen.queryByText('Build with other tools')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Show 1 change by developers too' }));
  expect(screen.getByText('Build with other tools')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /^Borrowing: two texts/ }));
  const undo = await screen.findByRole('button', { name: 'Undo this publication' });
  expect(undo.closest('details')).toHaveTextContent(/^More/);
  await user.click(undo);
  expect(session.textOf(file)).toBe(before);
});

test('the history starts at a day, in the address too, and says if nothing was published since', async () => {
  await openHistory('/@edit/history?since=2026-11-20');
  fireEvent.change(screen.getByLabelText('Since'), { target: { value: '2026-11-25' } });
  expect(screen.queryByText('Borrowing: two texts')).toBeNull();
  screen.getByText('Nothing was published since then.');
  fireEvent.change(screen.getByLabelText('Since'), { target: { value: '2026-11-01' } });
  screen.getByText('Borrowing: two texts');
});

test('a day is typed as it is said, and a history without versions asks for no choice', async () => {
  const { user } = await openHistory('/@edit/history');
  const since = screen.getByRole('textbox', { name: 'Since' });
  await user.type(since, '21/11/2026{Enter}');
  expect(since).toHaveValue('21 November 2026');
  expect(screen.queryByText('Borrowing: two texts')).toBeNull();
  await user.clear(since);
  await user.type(since, '31 November{Enter}');
  expect(since).toBeInvalid();
  screen.getByText('This is not a whole day, or there is no such day.');
  cleanup();
  const { session } = openSession((store) => ({
    ...store,
    history: async () => ({ kind: 'history', versions: [], deleted: [] }),
  }));
  render(
    <MemoryRouter initialEntries={['/@edit/history']}>
      <Screen session={session} />
    </MemoryRouter>,
  );
  await screen.findByText(/^Nothing was published from here yet/);
  expect(screen.queryByText(/^Choose a version/)).toBeNull();
});

test('all that changed since a day stands in one list, page by page; one change of it is taken back', async () => {
  const { session, user } = await openHistory('/@edit/history?since=2026-11-01');
  await user.click(screen.getByRole('link', { name: /^Show all changes in one list/ }));
  const page = await screen.findByRole('region', { name: 'Kuazima' });
  expect(page).toHaveTextContent('Amina, 20 November 2026');
  screen.getByText('2 changes', { selector: 'b' });
  await user.click(within(page).getByRole('button', { name: 'Take back only this: Title' }));
  expect(session.textOf(file)).toBe(now.replace('title: Kuazima', 'title: Mkopo wa vitabu'));
});

test('a publication of many files names them, instead of showing nothing', async () => {
  const names = Object.keys(files).filter((name) => name.startsWith('pages/'));
  const many = Array.from({ length: 21 }, (_, index) => names[index] ?? `pages/p${index}.yaml`);
  const { user } = await openHistory('/@edit/history', [
    made('Everything anew', 'd1', { files: many }),
  ]);
  await user.click(screen.getByRole('link', { name: /^Everything anew/ }));
  await screen.findByText('Kuazima', { selector: 'li *' });
});

test('a version that was not taken is seen in the list and with its publication, and can be taken', async () => {
  const notTaken = {
    file,
    path: ['title'],
    value: 'Lending',
    who: 'Baraka',
    when: '2026-11-19T08:00:00Z',
  };
  const { session, user } = await openHistory('/@edit/history', [
    made('Borrowing: the title', 'd2', { notTaken: [notTaken] }),
  ]);
  screen.getByText('1 version not taken');
  await user.click(screen.getByRole('link', { name: /^Borrowing: the title/ }));
  const list = await screen.findByRole('region', { name: 'Not taken' });
  expect(list).toHaveTextContent(/Title.*Lending.*Baraka, 19 November 2026/);
  await user.click(within(list).getByRole('button', { name: 'Take this version: Title' }));
  expect(session.textOf(file)).toMatch(/^title: Lending$/m);
});
