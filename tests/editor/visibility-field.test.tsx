// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Panel } from '../../src/editor/panel/Panel.tsx';
import { MemoryRouter } from 'react-router-dom';
import { valueOf } from '../../src/editor/site/value-of.ts';
import { speak } from '../../src/editor/words/words.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, openSession } from './opened-session.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  return speak('en');
});
afterEach(cleanup);

function openPage() {
  const { session } = openSession();
  render(
    <OpenedForm
      session={session}
      show={(form) => (
        <Panel form={form} choice={{ path: [], count: 0 }} close={() => {}} notice={null} />
      )}
    />,
    { wrapper: MemoryRouter },
  );
  const stored = () => {
    const { draft, publishFrom, publishUntil } = Object(valueOf(session, file));
    return { draft, publishFrom, publishUntil };
  };
  return { session, stored };
}

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('when visitors see a page is one choice, with its days', () => {
  const { stored, session } = openPage();
  expect(choice('As soon as it is published').checked).toBe(true);
  expect(screen.queryByLabelText('Publish from')).toBeNull();
  fireEvent.click(choice('On certain days only'));
  fireEvent.change(screen.getByLabelText(/^Publish from/), { target: { value: '8 January 2031' } });
  fireEvent.blur(screen.getByLabelText(/^Publish from/));
  expect(stored().publishFrom).toBe('2031-01-08');
  // A draft keeps its days for later.
  fireEvent.click(choice('Not yet: it is a draft'));
  expect(stored()).toMatchObject({ draft: true, publishFrom: '2031-01-08' });
  fireEvent.click(choice('On certain days only'));
  expect(stored().draft).toBeUndefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Publish from/).value).toBe('8 Januari 2031');
  // Days that no longer hold are gone, in one step.
  fireEvent.click(choice('As soon as it is published'));
  expect(stored()).toEqual({});
  session.undo();
  expect(stored().publishFrom).toBe('2031-01-08');
});
