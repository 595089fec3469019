// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PicturesScreen } from '../../src/editor/screens/pictures/PicturesScreen.tsx';
import { PublishScreen } from '../../src/editor/screens/publish/PublishScreen.tsx';
import { OutcomeNotice } from '../../src/editor/steps/OutcomeNotice.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { addDialogs } from '../client/browser-gaps.ts';
import { openSession, storedSite } from './opened-session.ts';

addDialogs();
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
beforeEach(() => speak('en'));
afterEach(cleanup);

function Shown({ session }: { session: Session }) {
  const state = useSession(session);
  return (
    <MemoryRouter>
      <OutcomeNotice session={session} />
      <PicturesScreen session={session} state={state} />
    </MemoryRouter>
  );
}

/** The site with a picture that no page uses. */
async function withUnused() {
  const site = await storedSite('scripts/starter/library');
  const unused = { name: 'old-gate.jpg', width: 3, height: 2, address: '/old-gate.jpg', id: 'a1' };
  return openSession(undefined, { ...site, pictures: [...site.pictures, unused] });
}

const Review = ({ session }: { session: Session }) => (
  <MemoryRouter>
    <PublishScreen session={session} state={useSession(session)} />
  </MemoryRouter>
);

const named = (name: string) => screen.getByRole('listitem', { name });
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('pictures are found by what they show and where they are, and each use leads to its field', async () => {
  const { session } = openSession();
  const user = userEvent.setup();
  render(<Shown session={session} />);
  expect(headings()).toEqual(['Evening', 'Mark', 'Reading room', 'River']);
  const evening = within(named('Evening'));
  const [use] = evening.getAllByRole('link');
  expect(use?.getAttribute('href')).toMatch(/^\/whats-on\?edit&at=blocks\.\d+\.image$/);
  evening.getByText('Maktaba kando ya mto usiku, madirisha yakiwaka taa');
  await user.type(screen.getByRole('searchbox'), 'kinu bwawa');
  await vi.waitFor(() => expect(headings()).toEqual(['River']));
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('radio', { name: /^Not used/ }));
  expect(screen.queryByRole('listitem', { name: 'River' })).toBeNull();
});

test('a picture is replaced in all its places in one step, once each description has been given again', async () => {
  const { session } = openSession(undefined, await storedSite('scripts/starter/library'));
  const before = session.texts();
  const user = userEvent.setup();
  render(<Shown session={session} />);
  const river = /src: river\.svg/g;
  const count = (name: RegExp) => [...session.texts().values()].join('\n').match(name)?.length ?? 0;
  const used = count(river);
  await user.click(screen.getByRole('button', { name: 'Replace everywhere River' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Replace everywhere' }));
  await user.click(dialog.getByRole('radio', { name: 'Evening' }));
  await user.click(dialog.getByRole('button', { name: 'Replace everywhere' }));
  // Nothing is changed while a description is missing.
  expect(dialog.getAllByText('Say in a few words what the picture shows.').length).toBe(1);
  expect(count(river)).toBe(used);
  await user.type(dialog.getByRole('textbox', { name: /^Description/ }), 'The library at night');
  await user.click(dialog.getByRole('button', { name: 'Replace everywhere' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(used).toBeGreaterThan(2);
  expect([count(river), count(/alt: The library at night/g)]).toEqual([0, used]);
  expect(within(named('River')).getByText('No page uses it.')).toBeDefined();
  expect(session.changes().length).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(session.texts()).toEqual(before);
});

test('a picture that no page uses is deleted when that is confirmed, in the review until it is published, and one undo brings it back', async () => {
  const { session, store } = await withUnused();
  const user = userEvent.setup();
  render(<Shown session={session} />);
  const stored = () => store.site().pictures.some(({ name }) => name === 'old-gate.jpg');
  // What a page shows cannot be deleted.
  expect(within(named('River')).queryByRole('button', { name: /^Delete/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete this picture Old gate' }));
  const question = within(screen.getByRole('alert'));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(headings()).toContain('Old gate');
  await user.click(screen.getByRole('button', { name: 'Delete this picture Old gate' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(headings()).not.toContain('Old gate');
  const deleted = [{ file: 'images/old-gate.jpg', before: 'a1', after: null }];
  expect(session.changes()).toEqual(deleted);
  await session.refresh();
  await vi.waitFor(() => expect(stored()).toBe(false), 5000);
  await session.refresh();
  expect(session.changes()).toEqual(deleted);
  cleanup();
  render(<Review session={session} />);
  screen.getByRole('heading', { name: 'The picture old-gate.jpg' });
  await user.click(screen.getByRole('button', { name: /^Bring this picture back/ }));
  expect(session.changes()).toEqual([]);
  act(() => session.undo());
  expect(session.changes()).toEqual(deleted);
  cleanup();
  render(<Shown session={session} />);
  act(() => session.undo());
  await vi.waitFor(() => expect(stored()).toBe(true), 5000);
  await act(() => session.refresh());
  expect(headings()).toContain('Old gate');
  expect(session.changes()).toEqual([]);
});

test('all pictures that no page uses are deleted in one step', async () => {
  const { session } = await withUnused();
  const user = userEvent.setup();
  session.edit(
    [...session.texts()].flatMap(([file, text]) =>
      text.includes('src: evening.svg')
        ? [{ file, op: { op: 'set', path: ['blocks', 0, 'image', 'src'], value: 'river.svg' } }]
        : [],
    ),
  );
  render(<Shown session={session} />);
  await user.click(screen.getByRole('radio', { name: 'Not used 2' }));
  await user.click(screen.getByRole('button', { name: 'Delete 2 unused pictures' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(headings()).toEqual([]);
  act(() => session.undo());
  expect(headings()).toEqual(['Evening', 'Old gate']);
});
