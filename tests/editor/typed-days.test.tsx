// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { fieldsOf } from '../../schema/fields/field.ts';
import { fileSchemas } from '../../schema/file-schemas.ts';
import { readComingDay } from '../../src/content/editing/read-cell.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { FieldView } from '../../src/editor/fields/FieldView.tsx';
import type { Session } from '../../src/editor/session/session.ts';
import { publishAll } from '../../src/editor/session/publishing.ts';
import type { Work } from '../../src/editor/session/work.ts';
import { followPresses } from '../../src/editor/ui/index.ts';
import { readNumber } from '../../src/editor/forms/use-field-text.ts';
import { isWork } from '../../src/editor/session/draft-store.ts';
import { speak } from '../../src/editor/words/words.ts';
import { OpenedForm } from './opened-form.tsx';
import { oneOfEachKind } from './one-of-each-kind.ts';
import { file, openSession, storedSite } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

/** The page has a field for a day, and one for a day with an hour. */
type Name = 'reviewBy' | 'publishFrom';
const labels = { reviewBy: /^Look again by/, publishFrom: /^Publish from/ };

const storedIn = (session: Session, name: Name) =>
  valueAt(openText(session.textOf(file) ?? '')?.value, [name]);

const mistakesOf = (session: Session, name: Name) =>
  session.state.diagnostics.filter(({ path }) => path[0] === name);

function openField(session: Session, name: Name) {
  const schema = fieldsOf(fileSchemas.page)?.get(name);
  if (!schema) throw new Error(`A page has no field ${name}.`);
  const shown = render(
    <OpenedForm
      session={session}
      show={({ root }) => <FieldView schema={schema} path={[name]} value={valueAt(root, [name])} />}
    />,
  );
  return { ...shown, input: screen.getByLabelText<HTMLInputElement>(labels[name]) };
}

/** An engine for tests that need no diagnostics. */
const silentEngine = { send: () => {}, onAnswer: () => {}, close: () => {} };
const openUnchecked = (work?: Work) => openSession(undefined, undefined, work, silentEngine);

// What somebody types, and the day that this means once the field is left; without one, it stays as typed.
const typedTexts: [string, string?][] = [
  ['31 February 2027'],
  ['31/02/2027'],
  ['2027-02-31'],
  // The site is in Kiswahili, which writes the day first.
  ['1/2/2027', '2027-02-01'],
  ['28/2/27'],
  ['28 February 0027'],
  ['3 Ma 2027'],
  ['28 February 2027', '2027-02-28'],
  ['28 Februari 2027', '2027-02-28'],
  ['28/2/2027', '2027-02-28'],
  ['2027-02-28', '2027-02-28'],
];

/** Types a text key by key; what is stored meanwhile is given to `look`. */
function typeKeys(
  input: HTMLInputElement,
  typed: string,
  look: (words: string) => void = () => {},
) {
  fireEvent.focus(input);
  for (let length = 1; length <= typed.length; length += 1) {
    const words = typed.slice(0, length);
    fireEvent.change(input, { target: { value: words } });
    look(words);
  }
}

test('what is typed is no other day, neither half typed nor when the field is left', () => {
  // Keys that follow each other at once are one step; a busy machine must not pull them apart.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const { session } = openUnchecked();
  const { input } = openField(session, 'reviewBy');
  const stored = () => storedIn(session, 'reviewBy');
  for (const [typed, day = typed] of typedTexts) {
    typeKeys(input, typed, (words) => expect(stored()).toBe(words.trim()));
    fireEvent.blur(input);
    expect(stored()).toBe(day);
    // Typing and what it means are one step.
    act(() => session.undo());
    expect(stored()).toBeUndefined();
  }
});

// A Saturday.
const today = '2026-11-28';
const comingDays: [typed: string, language: string, day: string | null][] = [
  ['today', 'en', '2026-11-28'],
  ['Tomorrow', 'en', '2026-11-29'],
  ['mañana', 'es', '2026-11-29'],
  ['saturday', 'en', '2026-11-28'],
  ['Fri', 'en', '2026-12-04'],
  ['Jumatatu', 'sw', '2026-11-30'],
  ['5 December', 'en', '2026-12-05'],
  ['5 de diciembre', 'es', '2026-12-05'],
  ['Dec 5', 'en', '2026-12-05'],
  ['Saturday 5 December', 'en', '2026-12-05'],
  ['28 February', 'en', '2027-02-28'],
  ['5/12', 'sw', '2026-12-05'],
  ['5.12.', 'de', '2026-12-05'],
  // Another weekday, no such day, two days, the day of another year, and no day.
  ['Friday 5 December', 'en', null],
  ['31 February', 'en', null],
  ['5/12', 'en', null],
  ['20 November', 'en', null],
  ['Ju', 'sw', null],
  ['5', 'en', null],
  ['', 'en', null],
];

test('a coming day may be typed as people name it', () => {
  for (const [typed, language, day] of comingDays)
    expect([typed, readComingDay(typed, language, today)]).toEqual([typed, day]);
});

test('a field takes a coming day once it is left; what is no day says how to write one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T09:00:00Z`) });
  const { session } = openSession();
  const { input } = openField(session, 'publishFrom');
  typeKeys(input, 'friday');
  fireEvent.blur(input);
  expect(storedIn(session, 'publishFrom')).toBe('2026-12-04');
  typeKeys(input, 'soon');
  fireEvent.blur(input);
  expect(
    await screen.findByText('Write it like 28 Novemba 2026, or take it from the calendar.'),
  ).toBeVisible();
  // What is pressed to leave a field does not move away below the finger.
  const stop = followPresses(document);
  typeKeys(input, 'friday');
  fireEvent.mouseDown(document.body);
  fireEvent.blur(input);
  expect(storedIn(session, 'publishFrom')).toBe('friday');
  fireEvent.mouseUp(document.body);
  expect(storedIn(session, 'publishFrom')).toBe('2026-12-04');
  stop();
  vi.useRealTimers();
});

test('a text that may be two days offers both of them', async () => {
  const { session } = openSession(undefined, await storedSite('scripts/starter/five-pages'));
  const of = 'pages/visit.yaml';
  const schema = fieldsOf(fileSchemas.page)?.get('reviewBy') ?? expect.unreachable();
  render(
    <OpenedForm
      session={session}
      of={of}
      show={({ root }) => (
        <FieldView schema={schema} path={['reviewBy']} value={valueAt(root, ['reviewBy'])} />
      )}
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>(labels.reviewBy);
  typeKeys(input, '12/3/2027');
  fireEvent.blur(input);
  expect(await screen.findByRole('button', { name: 'Write 3 December 2027' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Write 12 March 2027' }));
  expect(valueAt(openText(session.textOf(of) ?? '')?.value, ['reviewBy'])).toBe('2027-03-12');
  expect(input).toHaveValue('12 March 2027');
});

test('a day may be typed in the language of the editor, whatever that of the site is', async () => {
  await speak('sw');
  const { session } = openSession(undefined, await storedSite('scripts/starter/five-pages'));
  const schema = fieldsOf(fileSchemas.page)?.get('reviewBy') ?? expect.unreachable();
  render(
    <OpenedForm
      session={session}
      of="pages/visit.yaml"
      show={() => <FieldView schema={schema} path={['reviewBy']} value={undefined} />}
    />,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  typeKeys(input, '5 Machi 2027');
  fireEvent.blur(input);
  expect(valueAt(openText(session.textOf('pages/visit.yaml') ?? '')?.value, ['reviewBy'])).toBe(
    '2027-03-05',
  );
});

test('a day that does not exist stays as typed, with its mistake at the field, also after a reload', async () => {
  const { session, draftStore } = openSession();
  const { input } = openField(session, 'reviewBy');
  typeKeys(input, '31 February 2027');
  expect(screen.queryByText(/31 February 2027/)).toBeNull();
  fireEvent.blur(input);
  await screen.findByText(/"31 February 2027"/);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const answer = await publishAll(session, { message: 'Fees', choices: [] }).catch(
    (error: Error) => error,
  );
  expect(answer).not.toMatchObject({ kind: 'published' });
  const work: unknown = structuredClone(draftStore.write.mock.lastCall?.[0]);
  if (!isWork(work)) throw new Error('The work cannot be opened again.');
  cleanup();
  const { session: reloaded } = openSession(undefined, undefined, work);
  const again = openField(reloaded, 'reviewBy');
  expect(again.input.value).toBe('31 February 2027');
  await screen.findByText(/"31 February 2027"/);
  fireEvent.focus(again.input);
  fireEvent.blur(again.input);
  expect(storedIn(reloaded, 'reviewBy')).toBe('31 February 2027');
  expect(mistakesOf(reloaded, 'reviewBy')).toHaveLength(1);
  fireEvent.change(again.input, { target: { value: '' } });
  typeKeys(again.input, '28 February 2027');
  fireEvent.keyDown(again.input, { key: 'Enter' });
  expect(storedIn(reloaded, 'reviewBy')).toBe('2027-02-28');
  // The field was emptied in between.
  act(() => reloaded.undo());
  act(() => reloaded.undo());
  expect(storedIn(reloaded, 'reviewBy')).toBe('31 February 2027');
  expect(again.input.value).toBe('31 February 2027');
});

test('a day that is changed digit by digit is no day in between', () => {
  const { session } = openUnchecked();
  session.edit([{ file, op: { op: 'set', path: ['reviewBy'], value: '2027-01-08' } }]);
  const { input } = openField(session, 'reviewBy');
  expect(input.value).toBe('8 Januari 2027');
  for (const value of [' Januari 2027', '1 Januari 2027', '18 Januari 2027']) {
    fireEvent.change(input, { target: { value } });
    expect(storedIn(session, 'reviewBy')).toBe(value.trim());
  }
  // A key that closes the field leaves it too.
  cleanup();
  expect(storedIn(session, 'reviewBy')).toBe('2027-01-18');
});

test('what a keyboard composes is stored although leaving the field interrupts it', () => {
  const { session } = openUnchecked();
  const { input } = openField(session, 'reviewBy');
  act(() => input.focus());
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: '28 February 2027' } });
  expect(storedIn(session, 'reviewBy')).toBeUndefined();
  act(() => input.blur());
  expect(storedIn(session, 'reviewBy')).toBe('2027-02-28');
});

test('the calendar of the browser sets the day at once', () => {
  const { session } = openUnchecked();
  const { container, input } = openField(session, 'reviewBy');
  const calendar = container.querySelector<HTMLInputElement>('input[type="date"]');
  if (!calendar) throw new Error('There is no calendar.');
  calendar.showPicker = vi.fn<() => void>();
  fireEvent.click(screen.getByRole('button', { name: 'Choose a day in a calendar' }));
  expect(calendar.showPicker).toHaveBeenCalledOnce();
  fireEvent.change(calendar, { target: { value: '2027-06-30' } });
  expect(storedIn(session, 'reviewBy')).toBe('2027-06-30');
  expect(input.value).toBe('30 Juni 2027');
});

test.each([
  ['30 June 2027', '7:30', '2027-06-30 07:30'],
  ['30 June 2027', '7:30 pm', '2027-06-30 19:30'],
  ['30 June 2027', '25:00', '2027-06-30 25:00'],
  ['30 June 2027', '7', '2027-06-30 7'],
  ['31 June 2027', '7:30', '31 June 2027 07:30'],
])('of a moment, %s and %s are stored as %s', (day, hour, stored) => {
  const { session, draftStore } = openUnchecked();
  const { input } = openField(session, 'publishFrom');
  typeKeys(input, day);
  fireEvent.blur(input);
  const hourInput = screen.getByLabelText<HTMLInputElement>('Hour, if it matters');
  typeKeys(hourInput, hour);
  fireEvent.blur(hourInput);
  expect(storedIn(session, 'publishFrom')).toBe(stored);
  const work: unknown = structuredClone(draftStore.write.mock.lastCall?.[0]);
  if (!isWork(work)) throw new Error('The work cannot be opened again.');
  cleanup();
  const { session: reloaded } = openUnchecked(work);
  const again = openField(reloaded, 'publishFrom');
  for (const one of [again.input, screen.getByLabelText('Hour, if it matters')]) {
    fireEvent.focus(one);
    fireEvent.blur(one);
  }
  expect(storedIn(reloaded, 'publishFrom')).toBe(stored);
  fireEvent.change(again.input, { target: { value: '' } });
  fireEvent.blur(again.input);
  expect(storedIn(reloaded, 'publishFrom')).toBeUndefined();
});

test('no field that is left has a native input for a value that it may hold half typed', () => {
  const { session } = openUnchecked();
  for (const schema of oneOfEachKind()) {
    const { container } = render(
      <OpenedForm
        session={session}
        show={() => <FieldView schema={schema} path={['new']} value={undefined} />}
      />,
    );
    const native = 'date time datetime-local month week number'
      .split(' ')
      .map((type) => `input[type="${type}"]:not([aria-hidden])`);
    expect(container.querySelector(native.join())).toBeNull();
    cleanup();
  }
});

test.each([
  ['12O', '12O'],
  ['1.', '1.'],
  ['-', '-'],
  ['12,50', '12,50'],
  ['12345678901234567', '12345678901234567'],
  ['12,500', 12500],
  ['KES 1,250.50', 1250.5],
])('an amount of %s is stored as %o', (typed, stored) => {
  expect(readNumber(typed, 'en-KE')).toBe(stored);
});

test('where a comma begins the cents, 12,50 is an amount', () => {
  expect(readNumber('12,50', 'fr')).toBe(12.5);
});
