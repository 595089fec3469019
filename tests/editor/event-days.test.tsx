// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { openText } from '../../src/content/index.ts';
import { FormFields } from '../../src/editor/fields/index.ts';
import { schemasTo } from '../../src/editor/site/index.ts';
import { speak } from '../../src/editor/words/index.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, files, openSession } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

const path = ['blocks', 0, 'events', 0];

/** The form of an event on a Wednesday. */
function openEvent() {
  const { session } = openSession();
  const after =
    'title: Dates\nblocks:\n  - type: calendar\n    events:\n      - event: Chess club\n        date: 2027-01-06\n';
  session.changeTexts([{ file, before: files[file]?.text ?? null, after }]);
  render(
    <OpenedForm
      session={session}
      show={(form) => {
        const schema = schemasTo(form, path).at(-1);
        return (
          schema && <FormFields schema={schema} path={path} value={valueAt(form.root, path)} />
        );
      }}
    />,
  );
  return () => valueAt(openText(session.textOf(file) ?? '')?.value, path);
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('what repeats begins with its day, shows which days are next, and becomes that day again', () => {
  const stored = openEvent();
  choose('Every week');
  expect(stored()).toEqual({
    event: 'Chess club',
    repeats: { days: ['wednesday'], from: '2027-01-06' },
  });
  expect(screen.queryByRole('checkbox', { name: 'Several days' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
  expect(stored()).toMatchObject({ repeats: { days: ['wednesday', 'friday'] } });
  screen.getByText(/^Next: 6 Januari 2027, 8 Januari 2027, 13 Januari 2027/);
  choose('On a weekday of the month');
  expect(stored()).toMatchObject({ repeats: { weeks: ['first'], from: '2027-01-06' } });
  choose('Once');
  expect(stored()).toEqual({ event: 'Chess club', date: '2027-01-06' });
});

test('a last day stands below the first one when there are several, and goes with the tick', () => {
  const stored = openEvent();
  expect(screen.queryByRole('textbox', { name: 'Last day' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Several days' }));
  const last = screen.getByRole('textbox', { name: 'Last day' });
  fireEvent.change(last, { target: { value: '8 January 2027' } });
  fireEvent.blur(last);
  expect(stored()).toMatchObject({ date: '2027-01-06', lastDay: '2027-01-08' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Several days' }));
  expect(stored()).toEqual({ event: 'Chess club', date: '2027-01-06' });
});

test('the words for a day that is not confirmed take its place, and the day comes back', () => {
  const stored = openEvent();
  const unconfirmed = screen.getByRole('checkbox', { name: 'Not yet confirmed' });
  fireEvent.click(unconfirmed);
  expect(stored()).toMatchObject({ date: { asPublished: '6 Januari 2027' } });
  const day = screen.getByRole('textbox', { name: 'Day' });
  fireEvent.change(day, { target: { value: 'early in January' } });
  expect(stored()).toMatchObject({ date: { asPublished: 'early in January' } });
  fireEvent.change(day, { target: { value: '7 January 2027' } });
  fireEvent.click(unconfirmed);
  expect(stored()).toMatchObject({ date: '2027-01-07' });
});
