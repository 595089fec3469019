// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConflictChoices } from '../../src/editor/screens/ConflictChoices.tsx';
import { useSession } from '../../src/editor/session/use-session.ts';
import type { Session } from '../../src/editor/session/session.ts';
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
  return <ConflictChoices session={session} conflicts={conflicts} choose={() => undefined} />;
}

/** Saves a page that somebody else has changed meanwhile; null: has deleted. */
async function openConflict(title: string, theirs: string | null) {
  const opened = openSession((store) => ({
    ...store,
    save: async () => ({
      kind: 'changed',
      files: { [file]: { text: theirs, hash: theirs === null ? null : 'theirs' } },
    }),
  }));
  setTitle(opened.session, title);
  await opened.session.save(true);
  render(<Conflicts session={opened.session} />);
  return opened.session;
}

test('one of two versions is chosen, and the choice goes away', async () => {
  const before = files[file]?.text ?? '';
  await openConflict('Mine', before.replace(/^title: .*/m, 'title: Theirs'));
  const keep = screen.getByRole('button', { name: 'Keep yours', description: /^Yours\s*Mine$/ });
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
  expect(names).toEqual(['YoursIt stays, as it was changedKeep yours', 'TheirsDeletedTake theirs']);
  expect(choice.textContent).not.toContain('title:');
});
