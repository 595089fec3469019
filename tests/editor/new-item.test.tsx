// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { openText } from '../../src/content/index.ts';
import { Bar } from '../../src/editor/screens/Bar.tsx';
import { useFormOf } from '../../src/editor/fields/index.ts';
import type { FieldPath } from '../../src/messages/index.ts';
import { Panel } from '../../src/editor/panel/index.ts';
import type { Session } from '../../src/editor/session/index.ts';
import { speak } from '../../src/editor/words/index.ts';
import { file, files, openSession } from './opened-session.ts';

Object.assign(Element.prototype, { scrollIntoView: () => undefined });

beforeEach(() => speak('en'));
afterEach(cleanup);

function OpenedPanel({ session, at }: { session: Session; at: FieldPath }) {
  const [choice, setChoice] = useState({ path: at, count: 1 });
  const open = (path: FieldPath) => setChoice(({ count }) => ({ path, count: count + 1 }));
  const form = useFormOf({ session, file, open, addBlock: () => {} });
  const bar = { session, width: 'desktop' as const, setWidth: () => {}, isTried: false };
  return (
    <>
      <Bar {...bar} setIsTried={() => {}} />
      {form && <Panel form={form} choice={choice} close={() => {}} notice={null} />}
    </>
  );
}

const questions = ['blocks', 0, 'items'];

function openQuestion() {
  const { session } = openSession();
  const items = ['When?', 'Where?'].map(
    (one) => `      - question: ${one}\n        answer: Here.\n`,
  );
  const after = `title: Questions\nblocks:\n  - type: faq\n    items:\n${items.join('')}`;
  session.changeTexts([{ file, before: files[file]?.text ?? null, after }]);
  render(
    <MemoryRouter>
      <OpenedPanel session={session} at={[...questions, 0]} />
    </MemoryRouter>,
  );
  const stored = () => valueAt(openText(session.textOf(file) ?? '')?.value, questions);
  return { session, stored };
}

test('a question is added below the open one, empty and without a mistake until its field is left', async () => {
  const { session, stored } = openQuestion();
  fireEvent.click(screen.getByRole('button', { name: 'Add a question below' }));
  expect(stored()).toEqual([
    expect.anything(),
    {},
    expect.objectContaining({ question: 'Where?' }),
  ]);
  await vi.waitFor(() => expect(session.state.diagnostics).not.toEqual([]));
  const panel = within(screen.getByRole('region', { name: 'Edit' }));
  panel.getByRole('heading', { name: 'Question 2' });
  const question = panel.getByRole('textbox', { name: 'Question' });
  expect(document.activeElement).toBe(question);
  expect(panel.queryByText('Mistake:')).toBeNull();
  expect(screen.queryByRole('link', { name: /mistake/ })).toBeNull();
  fireEvent.blur(question);
  screen.getByRole('link', { name: /mistake/ });
  expect(question.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(question, { target: { value: 'Who?' } });
  expect(stored()).toMatchObject([{}, { question: 'Who?' }, {}]);
});

test('a question of a form has options where one is chosen, and a largest number where one is typed', async () => {
  const { session } = openSession();
  const after = 'title: Ask\nblocks:\n  - type: form\n    fields:\n      - label: Class\n';
  session.changeTexts([{ file, before: files[file]?.text ?? null, after }]);
  render(
    <MemoryRouter>
      <OpenedPanel session={session} at={['blocks', 0, 'fields', 0]} />
    </MemoryRouter>,
  );
  const panel = within(screen.getByRole('region', { name: 'Edit' }));
  const answer = panel.getByRole('combobox', { name: 'Answer' });
  const shown = () => [
    panel.queryByRole('group', { name: 'Options' }) !== null,
    panel.queryByRole('textbox', { name: /^Largest number/ }) !== null,
  ];
  expect(shown()).toEqual([false, false]);
  fireEvent.change(answer, { target: { value: 'number' } });
  expect(shown()).toEqual([false, true]);
  fireEvent.change(answer, { target: { value: 'choice' } });
  expect(shown()).toEqual([true, false]);
  fireEvent.click(panel.getByRole('button', { name: 'Add an option' }));
  fireEvent.change(panel.getByRole('textbox', { name: 'Option' }), {
    target: { value: 'Morning' },
  });
  // What somebody wrote stays in view, whatever is asked for.
  fireEvent.change(answer, { target: { value: 'line' } });
  expect(shown()).toEqual([true, false]);
});
