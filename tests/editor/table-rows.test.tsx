// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fieldsOf } from '../../schema/fields/field.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { valueAt } from '../../schema/value-at.ts';
import { FieldView } from '../../src/editor/fields/FieldView.tsx';
import { schemasTo } from '../../src/editor/site/schema-at.ts';
import { speak } from '../../src/editor/words/words.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, files, openSession } from './opened-session.ts';

const path = ['blocks', 0, 'rows'];

const page = [
  'title: Prices',
  'blocks:',
  '  - type: table',
  '    title: Room hire',
  '    columns:',
  '      - label: Room',
  '      - label: An hour',
  '        areNumbers: true',
  '    rows:',
  '      - [Hall, 1500]',
  '      - [Study, Free]',
  '',
].join('\n');

const { session } = openSession();

beforeEach(() => speak('en'));
afterEach(cleanup);

const rowsNow = () => valueAt(openText(session.textOf(file) ?? '')?.value, path);
const type = (label: string, value: string) => {
  const cell = screen.getByLabelText(label);
  act(() => {
    fireEvent.change(cell, { target: { value } });
    fireEvent.blur(cell);
  });
};

const showRows = () =>
  render(
    <OpenedForm
      session={session}
      show={(form) => {
        const block = schemasTo(form, path.slice(0, -1)).at(-1);
        const rows = block && fieldsOf(block)?.get('rows');
        return rows && <FieldView schema={rows} path={path} value={valueAt(form.root, path)} />;
      }}
    />,
  );

test('a table is edited cell by cell: what is typed is in the file, numbers as numbers', () => {
  const before = files[file]?.text ?? null;
  act(() => void session.changeTexts([{ file, before, after: page }]));
  showRows();
  expect(screen.getByLabelText('Room, row 1')).toHaveValue('Hall');
  // Otherwise -3 is shown as 3- in an editor that reads from the right.
  expect(screen.getByLabelText('An hour, row 1')).toHaveAttribute('dir', 'auto');
  type('Room, row 1', 'Main hall');
  type('An hour, row 2', '1,200');
  expect(rowsNow()).toEqual([
    ['Main hall', 1500],
    ['Study', 1200],
  ]);
  // Only a column of numbers reads numbers: a telephone number, a code and a year stay as they are typed.
  for (const typed of ['0700 123 456', '00100', '1926', '1.10']) {
    type('Room, row 1', typed);
    expect(rowsNow()).toEqual([
      [typed, 1500],
      ['Study', 1200],
    ]);
  }
  type('Room, row 1', 'Main hall');
  fireEvent.click(screen.getByRole('button', { name: 'Move down: Row 1' }));
  expect(rowsNow()).toEqual([
    ['Study', 1200],
    ['Main hall', 1500],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Row 1' }));
  expect(rowsNow()).toEqual([['Main hall', 1500]]);
});

test('a cell shows the characters of the file, not the number that they are', () => {
  const before = session.textOf(file);
  const after = page
    .replace('[Hall, 1500]', '[1.10, 02142]')
    .replace('        areNumbers: true\n', '');
  act(() => void session.changeTexts([{ file, before, after }]));
  showRows();
  expect(screen.getByLabelText('Room, row 1')).toHaveValue('1.10');
  expect(screen.getByLabelText('An hour, row 1')).toHaveValue('02142');
});
