// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteOpenField, openNotedField } from '../../src/editor/session/load-again/open-field.ts';
import { EditScreen } from '../../src/editor/screens/EditScreen.tsx';
import { useSession } from '../../src/editor/screens/use-session.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { addDialogs } from '../client/browser-gaps.ts';
import { openSession } from './opened-session.ts';

addDialogs();
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

beforeEach(() => speak('en'));
afterEach(cleanup);

const ignore = () => undefined;

function Screen({ session }: { session: Session }) {
  const state = useSession(session);
  const bar = {
    session,
    state,
    width: 'desktop',
    setWidth: ignore,
    isTried: false,
    setIsTried: ignore,
  } as const;
  return <EditScreen session={session} state={state} bar={bar} />;
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
  press('Open the panel');
  expect(panel()).not.toBeNull();
  loadNewCode();
  expect(panel()).not.toBeNull();
  session.close();
});
