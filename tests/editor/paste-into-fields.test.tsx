// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { openText } from '../../src/content/index.ts';
import { FormFields } from '../../src/editor/fields/index.ts';
import { schemasTo } from '../../src/editor/site/index.ts';
import { speak } from '../../src/editor/words/index.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, files, openSession } from './opened-session.ts';

// jsdom has no layout, by which the editor of longer texts scrolls to the cursor.
beforeAll(() => {
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
beforeEach(() => speak('en'));
afterEach(cleanup);

const path = ['blocks', 0, 'items', 0];

/** The form of a question with its answer; returns how to read what is stored. */
async function openQuestion() {
  const { session } = openSession();
  const after =
    'title: Questions\nblocks:\n  - type: faq\n    items:\n      - question: Old\n        answer: Old\n';
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
  await screen.findByRole('toolbar');
  await screen.findByRole('textbox', { name: 'Answer' });
  return () => valueAt(openText(session.textOf(file) ?? '')?.value, path);
}

/** Pastes over all words of a field. */
function paste(name: string, text: string, html = '') {
  const field = screen.getByRole('textbox', { name });
  field.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  else getSelection()?.selectAllChildren(field);
  document.dispatchEvent(new Event('selectionchange'));
  const getData = (type: string) => (type === 'text/html' ? html : text);
  fireEvent.paste(field, { clipboardData: { getData, files: [] } });
}

test('the signs of a pasted chat become bold, italic and struck out, and words where a field has no marks', async () => {
  const stored = await openQuestion();
  const message =
    'Dear parents,\n*Science _days_* start on ~Tuesday~ Monday.\nPay to a_b_c, 5*3*2.';
  paste('Answer', message);
  const read =
    'Dear parents,\n\n**Science *days*** start on ~~Tuesday~~ Monday.\n\nPay to a\\_b\\_c, 5\\*3\\*2.';
  expect(stored()).toMatchObject({ answer: read });
  paste('Answer', message, `<p>Dear parents,</p><p>${message.split('\n')[1]}</p>`);
  expect(stored()).toMatchObject({ answer: read.split('\n\n').slice(0, 2).join('\n\n') });
  paste('Question', 'When are the *Science days*, ~Tuesday~ Monday?');
  expect(stored()).toMatchObject({ question: 'When are the Science days, Monday?' });
});

test('what a pasted letter strikes out is left out, and the field says so', async () => {
  const stored = await openQuestion();
  paste('Answer', 'Bring toys books.', '<p>Bring <s>toys</s> books.</p>');
  expect(stored()).toMatchObject({ answer: 'Bring books.' });
  expect(screen.getByRole('status')).toHaveProperty(
    'textContent',
    'Struck out or hidden there, so it is left out here: “toys”.',
  );
});

test('the tools of a longer text are one stop of the Tab key, and arrow keys go through them', async () => {
  await openQuestion();
  const tools = within(screen.getByRole('toolbar')).getAllByRole('button');
  const stops = () => tools.filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([tools[0]]);
  tools[0]?.focus();
  fireEvent.keyDown(tools[0] ?? document.body, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tools[1]);
  expect(stops()).toEqual([tools[1]]);
  fireEvent.keyDown(tools[1] ?? document.body, { key: 'End' });
  expect(document.activeElement).toBe(tools.at(-1));
});
