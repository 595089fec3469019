// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bar } from '../../src/editor/screens/Bar.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { file, files, openSession, setTitle } from './opened-session.ts';

beforeEach(async () => {
  await speak('en');
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
});

function Steps({ session }: { session: Session }) {
  const rest = { isTried: false, setIsTried: vi.fn(), setWidth: vi.fn() };
  return <Bar session={session} width="desktop" {...rest} />;
}

const rows = () =>
  within(within(screen.getByRole('dialog')).getByRole('list')).getAllByRole('listitem');

test('all steps are listed in words, newest first, and one is undone alone while later ones stay', () => {
  const { session } = openSession();
  const first = files[file]?.text ?? '';
  const note = (value: string) =>
    session.edit([{ file, op: { op: 'set', path: ['note'], value } }]);
  setTitle(session, 'Borrow');
  note('Ask Amina');
  render(
    <MemoryRouter>
      <Steps session={session} />
    </MemoryRouter>,
  );
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.focus(undo);
  expect(undo.title).toMatch(/^Undo \(Ctrl\+Z\): Borrow: .*“Ask Amina” added$/);

  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(screen.getByRole('button', { name: 'What was done' }));
  expect(rows()).toHaveLength(2);
  expect(rows()[1]?.textContent).toMatch(/Borrow: Title “.*” → “Borrow”/);
  fireEvent.click(within(rows()[1]!).getByRole('button', { name: /^Undo only this/ }));
  expect(session.textOf(file)).toContain('note: Ask Amina');
  expect(session.textOf(file)).toContain(/^title: .*$/m.exec(first)?.[0]);

  note('Ask José');
  fireEvent.click(within(rows().at(-2)!).getByRole('button', { name: /^Undo only this/ }));
  expect(screen.getByRole('alert').textContent).toContain('changed again afterwards');
});
