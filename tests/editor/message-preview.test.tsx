// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MessagePreview } from '../../src/editor/panel/MessagePreview.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, openSession, setTitle } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

/** A session that shows the edited page, with a message of its own or without one. */
function openedWith(message: string | null): Session {
  const { session } = openSession();
  session.engine.show(file);
  if (message !== null) {
    session.edit([{ file, op: { op: 'set', path: ['message'], value: message } }]);
  }
  return session;
}

const preview = (session: Session) =>
  render(
    <OpenedForm
      session={session}
      show={({ sent }) => <MessagePreview session={session} sent={sent} />}
    />,
  );

const region = () => screen.getByRole('region', { name: 'How it arrives' });
const sms = () => within(region()).getAllByRole('listitem');

test('the editor sees her message as it arrives, with the number of SMS that it takes', () => {
  const words = 'The open day is on 8 January. '.repeat(8).trim();
  const session = openedWith(words);
  preview(session);
  const { url = '' } = session.state.sent ?? {};
  expect(region()).toHaveTextContent(`As 2 SMS, ${words.length + 1 + url.length} characters`);
  expect(sms()).toHaveLength(2);
  expect(
    sms()
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe(`${words} ${url}`);
  cleanup();
  preview(openedWith('Fête at the school: ê'));
  expect(region()).toHaveTextContent('ê leaves room for only 70 characters in each SMS');
});

test('without a message of her own she sees the one that is made of the page, as she types', () => {
  const session = openedWith(null);
  preview(session);
  const { text = '', title = '' } = session.state.sent ?? {};
  expect(text).toContain(title);
  expect(region()).toHaveTextContent(text);
  act(() => void setTitle(session, 'Take books home'));
  expect(region()).toHaveTextContent('Take books home');
});

test('she is told what the sheet for the board has no room for', () => {
  const session = openedWith(null);
  preview(session);
  expect(region()).toHaveTextContent('All of it fits on one page of A4.');
  const year = new Date().getFullYear() + 1;
  const events = Array.from({ length: 60 }, (_, index) => ({
    date: `${year}-${String(1 + (index % 12)).padStart(2, '0')}-${10 + Math.floor(index / 12)}`,
    event: `Reading evening ${index + 1}`,
  }));
  const blocks = [{ type: 'calendar', year, events }];
  act(() => void session.edit([{ file, op: { op: 'set', path: ['blocks'], value: blocks } }]));
  const left = within(screen.getByRole('list', { name: 'One page of A4 has no room for:' }));
  const last = new RegExp(`^Reading evening 60: 14 Desemba ${year}`);
  expect(left.getAllByRole('listitem').at(-1)).toHaveTextContent(last);
  expect(left.queryByText(/^Reading evening 1:/)).toBeNull();
});

test('no message is composed at a key while none is shown', () => {
  const session = openedWith(null);
  setTitle(session, 'Take books home');
  expect(session.state.sent).toBeNull();
  const { unmount } = preview(session);
  expect(session.state.sent?.title).toBe('Take books home');
  unmount();
  setTitle(session, 'Take books back');
  expect(session.state.sent).toBeNull();
});

test('the message of a page with unpublished changes says that visitors do not send it yet', () => {
  preview(openedWith(null));
  expect(region()).not.toHaveTextContent('not published yet');
  cleanup();
  preview(openedWith('The open day is on 8 January.'));
  expect(region()).toHaveTextContent('With the changes that are not published yet.');
});
