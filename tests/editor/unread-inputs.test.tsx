// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fieldsOf, type FieldSchema } from '../../schema/fields/field.ts';
import { fileSchemas } from '../../src/content/file-schemas.ts';
import { FieldView } from '../../src/editor/fields/FieldView.tsx';
import { publishAll } from '../../src/editor/session/publishing.ts';
import { isWork } from '../../src/editor/session/stored-work.ts';
import { currentWords, speak } from '../../src/editor/words/words.ts';
import type { Value } from '../../src/editing/edit-op.ts';
import { valueAt } from '../../schema/value-at.ts';
import { OpenedForm } from './opened-form.tsx';
import { oneOfEachKind } from './one-of-each-kind.ts';
import { file, openSession } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

const { session } = openSession();

/** Shows one field of the page. */
const showField = (schema: FieldSchema) =>
  render(
    <OpenedForm
      session={session}
      show={({ root }) => (
        <FieldView schema={schema} path={['publishFrom']} value={valueAt(root, ['publishFrom'])} />
      )}
    />,
  );

/** The native inputs whose value does not tell all that they can hold. */
const untold = 'date time datetime-local month week number'
  .split(' ')
  .map((type) => `input[type="${type}"]`)
  .join();

/** What a browser does while an input holds something that is no value. */
function typeInto(
  input: HTMLInputElement,
  { badInput, value = '' }: { badInput: boolean; value?: string },
) {
  Object.defineProperty(input, 'validity', { value: { badInput }, configurable: true });
  if (input.value !== value) fireEvent.change(input, { target: { value } });
  fireEvent.keyUp(input);
  fireEvent.blur(input);
}

const errors = () => session.state.diagnostics.filter((one) => one.path[0] === 'publishFrom');

test('whatever kind of input holds something that is no value, it is a mistake at its field', () => {
  let inputs = 0;
  for (const schema of oneOfEachKind()) {
    const { container } = showField(schema);
    for (const input of container.querySelectorAll<HTMLInputElement>(untold)) {
      inputs += 1;
      act(() => typeInto(input, { badInput: true }));
      expect(errors(), input.type).toHaveLength(1);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      act(() => typeInto(input, { badInput: false }));
      expect(errors(), input.type).toHaveLength(0);
    }
    cleanup();
  }
  expect(inputs).toBeGreaterThan(0);
});

function DayOfPage({ value }: { value: Value | undefined }) {
  const schema = fieldsOf(fileSchemas.page)?.get('publishFrom');
  return schema && <FieldView schema={schema} path={['publishFrom']} value={value} />;
}

function openDay() {
  const schema = fieldsOf(fileSchemas.page)?.get('publishFrom');
  if (!schema) throw new Error('A page can be published from a day on.');
  const shown = showField(schema);
  return { ...shown, input: screen.getByLabelText<HTMLInputElement>(/Publish from/) };
}
const stored = () => /publishFrom: .*/.exec(session.textOf(file) ?? '')?.[0];

test('31 June changes nothing in the file, bars publishing, and is remembered when its field is closed', async () => {
  const { input, unmount } = openDay();
  act(() => typeInto(input, { badInput: false, value: '2027-06-30' }));
  expect(stored()).toBe('publishFrom: 2027-06-30');
  act(() => typeInto(input, { badInput: true }));
  expect(stored()).toBe('publishFrom: 2027-06-30');
  expect(screen.getByText(/there is no such day/)).toBeTruthy();
  unmount();
  expect(errors()).toHaveLength(1);
  const answer = await publishAll(session, { message: 'Fees', choices: [] }).catch(
    (error: Error) => error,
  );
  expect(answer).not.toMatchObject({ kind: 'published' });
  const again = openDay();
  expect(again.input.value).toBe('2027-06-30');
  act(() => typeInto(again.input, { badInput: true }));
  // Browsers send no event when somebody empties what was no value.
  Object.defineProperty(again.input, 'validity', { value: { badInput: false } });
  fireEvent.keyUp(again.input);
  expect(stored()).toBeUndefined();
  expect(errors()).toHaveLength(0);
});

test('a day that could not be stored is said at its field after a reload, until somebody has looked at it', async () => {
  const before = openSession();
  const field = { file, path: ['publishFrom'], where: 'Publish from' };
  before.session.noteUnread(field, { message: 'No day', help: 'Type one.' });
  const work = before.draftStore.write.mock.lastCall?.[0];
  expect(isWork(structuredClone(work))).toBe(true);
  const { session: reloaded } = openSession(undefined, undefined, work);
  const reported = () => reloaded.state.diagnostics.filter(({ path }) => path[0] === 'publishFrom');
  expect(reported()).toMatchObject([
    { severity: 'error', message: currentWords().panel.notStored },
  ]);
  render(
    <OpenedForm
      session={reloaded}
      show={({ root }) => <DayOfPage value={valueAt(root, ['publishFrom'])} />}
    />,
  );
  expect(screen.getByText(currentWords().panel.notStored)).toBeTruthy();
  const input = screen.getByLabelText<HTMLInputElement>(/Publish from/);
  act(() => typeInto(input, { badInput: false }));
  expect(reported()).toEqual([]);
});
