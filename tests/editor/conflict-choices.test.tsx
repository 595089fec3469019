// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConflictChoices } from '../../src/editor/screens/ConflictChoices.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import { notTakenIn } from '../../src/content/edit-protocol/not-taken.ts';
import { publishPart } from '../../src/editor/session/publishing.ts';
import type { Session } from '../../src/editor/session/session.ts';
import type { PublishRequest, Store } from '../../src/content/edit-protocol/store.ts';
import { speak } from '../../src/editor/words/words.ts';
import { file, files, openSession, setTitle } from './opened-session.ts';

beforeEach(() => {
  speak('en');
  // As Chromium does since version 140, although its type does not say so.
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

function Conflicts({ session }: { session: Session }) {
  const { conflicts } = useSession(session);
  if (conflicts.length === 0) return <p>Nothing left to choose</p>;
  return (
    <ConflictChoices of="saved" session={session} conflicts={conflicts} choose={() => undefined} />
  );
}

type Change = { change?: (session: Session) => unknown; more?: Partial<Store> };

/** Saves a page that somebody else has changed meanwhile; null: has deleted. */
async function openConflict(
  title: string,
  theirs: string | null,
  { change = (session: Session) => setTitle(session, title), more = {} }: Change = {},
) {
  const opened = openSession((store) => ({
    ...store,
    ...more,
    save: async () => ({
      kind: 'changed',
      files: { [file]: { text: theirs, hash: theirs === null ? null : 'theirs' } },
    }),
  }));
  change(opened.session);
  await opened.session.save(true);
  render(<Conflicts session={opened.session} />);
  return opened.session;
}

test('one of two versions is chosen, and the choice goes away', async () => {
  const before = files[file]?.text ?? '';
  await openConflict('Mine', before.replace(/^title: .*/m, 'title: Theirs'));
  const keep = screen.getByRole('button', {
    name: 'Keep yours',
    description: /^Yours\s*On this device\s*Mine$/,
  });
  fireEvent.click(keep);
  screen.getByText('Nothing left to choose');
});

test('keys that move the focus decide nothing, and their version can be undone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const before = files[file]?.text ?? '';
  const session = await openConflict('Mine', before.replace(/^title: .*/m, 'title: Theirs'));
  expect(screen.queryAllByRole('radio')).toEqual([]);
  const take = screen.getByRole('button', { name: 'Take theirs' });
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'Tab']) fireEvent.keyDown(take, { key });
  expect(session.state.conflicts).toHaveLength(1);
  // What is typed within a second is one step.
  vi.setSystemTime(Date.now() + 5000);
  fireEvent.click(take);
  expect(session.textOf(file)).toMatch(/^title: Theirs$/m);
  expect(session.state.notice).toBe('Theirs stays. Undo brings yours back.');
  session.undo();
  expect(session.textOf(file)).toMatch(/^title: Mine$/m);
});

test('a page that somebody else has deleted is named by its title, not by its file', async () => {
  await openConflict('Borrowing', null);
  const choice = screen.getByRole('group', { name: 'Borrowing' });
  const names = screen.getAllByRole('button').map((one) => one.parentElement?.textContent);
  expect(names).toEqual([
    'YoursOn this deviceIt stays, as it was changedKeep yours',
    'TheirsDeletedTake theirs',
  ]);
  expect(choice.textContent).not.toContain('title:');
});

const lastChange: Store['lastChange'] = async () => ({
  who: 'Mrs Achieng',
  when: '2026-11-20T08:30:00Z',
  isPublished: false,
});

test('it says who wrote the other version and when; the version not taken is noted at the publication', async () => {
  const sent: PublishRequest[] = [];
  const publish: Store['publish'] = async (request) => {
    sent.push(request);
    return { kind: 'published' };
  };
  const before = files[file]?.text ?? '';
  const session = await openConflict('Mine', before.replace(/^title: .*/m, 'title: Hers'), {
    more: { lastChange, publish },
  });
  await screen.findByText('Mrs Achieng');
  screen.getByText(/^20 November 2026, \d\d.\d\d.*, not published yet$/);
  fireEvent.click(screen.getByRole('button', { name: 'Keep yours' }));
  const [notTaken] = session.state.notTaken;
  expect(notTaken).toMatchObject({ file, path: ['title'], value: 'Hers', who: 'Mrs Achieng' });
  const changes = [{ file, before, after: session.textOf(file), because: 'chosen' as const }];
  await publishPart(
    session,
    { message: 'Borrow', choices: [] },
    { chosen: { chosen: [file] }, shown: { changes, uploads: [] } },
  );
  expect(sent[0]?.message.split('\n')[0]).toBe('Borrow');
  expect(notTakenIn(sent[0]?.message ?? '')).toEqual([notTaken]);
  expect(session.state.notTaken).toEqual([]);
});

test('of two versions of a text both can stay, as one', async () => {
  const before = files[file]?.text ?? '';
  const path = ['blocks', 0, 'text'];
  const text = 'Kadi ni ya bure na huchukua dakika tano.';
  const session = await openConflict('', before.replace(text, `${text} Her sentence.`), {
    change: (one) => one.edit([{ file, op: { op: 'set', path, value: `${text} My sentence.` } }]),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Keep both' }));
  expect(session.textOf(file)).toContain(`${text} My sentence. Her sentence.`);
  screen.getByText('Nothing left to choose');
});
