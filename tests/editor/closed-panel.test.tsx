// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteOpenField, openNotedField } from '../../src/editor/session/load-again/open-field.ts';
import { EditScreen } from '../../src/editor/screens/EditScreen.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { addDialogs } from '../client/browser-gaps.ts';
import { file, openSession } from './opened-session.ts';

addDialogs();
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

beforeEach(() => speak('en'));
afterEach(cleanup);

const ignore = () => undefined;

function Screen({ session }: { session: Session }) {
  const bar = {
    session,
    width: 'desktop',
    setWidth: ignore,
    isTried: false,
    setIsTried: ignore,
  } as const;
  return <EditScreen session={session} bar={bar} />;
}

const open = (session: Session) =>
  render(
    <BrowserRouter>
      <Screen session={session} />
    </BrowserRouter>,
  );

const panel = () => screen.queryByRole('region', { name: 'Edit' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a closed panel stays closed when the editor has loaded new code, and an open one open', () => {
  history.replaceState(null, '', '/borrow?edit');
  const { session } = openSession();
  const loadNewCode = () => {
    noteOpenField();
    cleanup();
    openNotedField();
    open(session);
  };
  open(session);
  press('Close the panel');
  loadNewCode();
  expect(panel()).toBeNull();
  press('About this page');
  expect(panel()).not.toBeNull();
  loadNewCode();
  expect(panel()).not.toBeNull();
  session.close();
});

test('a phone shows the page first, and the form once something is chosen', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 59.99rem)' }));
  history.replaceState(null, '', '/borrow?edit');
  const { session } = openSession();
  open(session);
  expect(panel()).toBeNull();
  expect(screen.getByRole('button', { name: 'About this page' })).not.toHaveFocus();
  cleanup();
  history.replaceState(null, '', '/borrow?edit&at=title');
  open(session);
  expect(panel()).not.toBeNull();
  press('Close the panel');
  expect(screen.getByRole('button', { name: 'Open the panel' })).toHaveFocus();
  session.close();
  vi.unstubAllGlobals();
});

test('a field of another page that this one shows is changed beside it, and leads to where it is kept', () => {
  const other = 'pages/visit/index.yaml';
  history.replaceState(null, '', `/borrow?edit&source=${encodeURIComponent(other)}&at=title`);
  const { session } = openSession();
  open(session);
  const field = screen.getByRole('textbox', { name: 'Title' });
  const before = session.textOf(file);
  screen.getByText(/^This is kept in/);
  expect(screen.getByRole('link', { name: 'Change it there' }).getAttribute('href')).toBe(
    '/visit?edit&at=title',
  );
  fireEvent.change(field, { target: { value: 'Karibu' } });
  expect(session.textOf(other)).toMatch(/^title: Karibu$/m);
  expect(session.textOf(file)).toBe(before);
  // Undo shows the field where it was changed.
  act(() => session.undo());
  expect(location.search).toContain('source=');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty(
    'value',
    session.textOf(other)?.match(/^title: (.*)$/m)?.[1],
  );
  session.close();
});
