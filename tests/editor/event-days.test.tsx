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

const outcome = () => screen.getByRole('status').textContent;

/** Types a day into a field, and leaves it. */
function type(name: string, value: string) {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

/** Chooses a pattern when the control has loaded. */
const chooseOnce = async (name: string) =>
  fireEvent.click(await screen.findByRole('radio', { name }));

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('what repeats begins with its day, is told in a sentence, and becomes that day again', async () => {
  const stored = openEvent();
  await chooseOnce('Every week');
  expect(stored()).toEqual({
    event: 'Chess club',
    repeats: { days: ['wednesday'], from: '2027-01-06' },
  });
  expect(screen.queryByRole('checkbox', { name: 'Several days' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
  expect(stored()).toMatchObject({ repeats: { days: ['wednesday', 'friday'] } });
  expect(outcome()).toBe(
    'Every Wednesday and Friday from January 6, 2027Next: January 6, 8, 13, 15, 20, 2027',
  );
  type('Until', '7 April 2027');
  type('Except', '8 january 2027');
  type('Except', '13 january 2027');
  expect(stored()).toMatchObject({
    repeats: { until: '2027-04-07', except: ['2027-01-08', '2027-01-13'] },
  });
  expect(screen.getByRole('textbox', { name: 'Except' })).toHaveValue('');
  fireEvent.click(screen.getByRole('button', { name: /Remove.*13/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Not in the holidays' }));
  expect(stored()).toMatchObject({ exceptHolidays: true });
  expect(outcome()).toBe(
    'Every Wednesday and Friday from January 6, 2027 until April 7, 2027, except January 8, 2027, not in the holidays' +
      'Next, unless it is in the holidays: January 6, 13, 15, 20, 22, 2027',
  );
  choose('Once');
  expect(stored()).toMatchObject({ event: 'Chess club', date: '2027-01-06' });
});

test('what comes again every month is on weekdays or on a day of it, and every few weeks says how many', async () => {
  const stored = openEvent();
  await chooseOnce('Every month');
  expect(stored()).toMatchObject({ repeats: { days: ['wednesday'], weeks: ['first'] } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Third' }));
  expect(outcome()).toMatch(/^Every first and third Wednesday of the month from/);
  const day = screen.getByRole('combobox', { name: 'Day of the month' });
  fireEvent.change(day, { target: { value: '15' } });
  expect(stored()).toMatchObject({ repeats: { dayOfMonth: 15, from: '2027-01-06' } });
  expect(outcome()).toMatch(/^On day 15 of every month from.*Next: January 15, 2027, February 15/);
  choose('Every few weeks');
  fireEvent.change(screen.getByRole('combobox', { name: 'Every how many weeks' }), {
    target: { value: '3' },
  });
  expect(stored()).toMatchObject({ repeats: { everyWeeks: 3, days: ['wednesday'] } });
  expect(outcome()).toMatch(/^Every 3 weeks on Wednesday from.*Next: January 6, 27, 2027, Feb/);
});

const sentences = {
  sw: 'Kila Jumatano kuanzia 6 Januari 2027Zijazo: 6, 13, 20, 27 Januari 2027, 3 Februari 2027',
  es: 'Cada miércoles desde el 6 de enero de 2027Próximos días: 6, 13, 20, 27 de enero de 2027, 3 de febrero de 2027',
  ar: 'كل يوم الأربعاء ابتداءً من 6 يناير 2027الأيام القادمة: 6، 13، 20، 27 يناير 2027، 3 فبراير 2027',
};

test.each(Object.entries(sentences))(
  'the sentence is in the language of the editor: %s',
  async (language, sentence) => {
    await speak(language);
    openEvent();
    await screen.findAllByRole('radio');
    fireEvent.click(screen.getAllByRole('radio')[1] ?? document.body);
    expect(outcome()).toBe(sentence);
  },
);

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
