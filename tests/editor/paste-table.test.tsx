// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldsOf, type FieldSchema } from '../../schema/fields/field.ts';
import { FieldView } from '../../src/editor/fields/FieldView.tsx';
import type { Form } from '../../src/editor/forms/form-context.ts';
import { schemasTo } from '../../src/editor/site/schema-at.ts';
import { tableColumns } from '../../src/editor/fields/TableActions.tsx';
import { PasteTable } from '../../src/editor/pickers/PasteTable.tsx';
import { currentWords, speak } from '../../src/editor/words/words.ts';
import { isValueObject, type Value } from '../../src/content/yaml/edit-op.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { readAmount } from '../../src/content/editing/read-cell.ts';
import { valueAt } from '../../schema/value-at.ts';
import { addDialogs } from '../client/browser-gaps.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, files, openSession } from './opened-session.ts';

const path = ['blocks', 0, 'items'];

addDialogs();
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

const charges = [
  'title: Fees',
  'blocks:',
  '  - type: charges',
  '    title: One-time charges',
  '    items:',
  '      - title: Transport',
  '        detail: By bus',
  '        amount: 9000',
  '      - title: Swimming kit',
  '        amount: 100000',
  '',
].join('\n');

/** The charges of the page, in a form. */
function Charges({ show }: { show: (form: Form, items: FieldSchema) => ReactNode }) {
  return (
    <OpenedForm
      session={session}
      show={(form) => {
        const block = schemasTo(form, path.slice(0, -1)).at(-1);
        const items = block && fieldsOf(block)?.get('items');
        return items && show(form, items);
      }}
    />
  );
}

const { session } = openSession();

const itemsNow = (): readonly Value[] => {
  const items = valueAt(openText(session.textOf(file) ?? '')?.value, path);
  return Array.isArray(items) ? items : [];
};

/** Pastes a text, and returns what the dialog shows of each row. */
function paste(text: string): string[][] {
  fireEvent.change(screen.getByLabelText('Rows from a spreadsheet'), { target: { value: text } });
  const [, ...rows] = screen.getByLabelText('The rows as they will be').querySelectorAll('tr');
  return rows.map((row) => Array.from(row.children, ({ textContent }) => textContent));
}

const take = () => fireEvent.click(screen.getByText('Take these rows'));

const field = (form: Form, schema: FieldSchema) => (
  <FieldView schema={schema} path={path} value={valueAt(form.root, path)} />
);

function openCharges() {
  const before = session.textOf(file) ?? files[file]?.text ?? null;
  act(() => void session.changeTexts([{ file, before, after: charges }]));
  render(<Charges show={field} />);
  fireEvent.click(screen.getByText('Paste a table'));
}

addDialogs();
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

beforeEach(() => speak('en'));
afterEach(cleanup);

/** A value as the preview shows it. */
const shownAs = (value: Value | undefined, whenMissing: string) =>
  value === undefined
    ? whenMissing
    : typeof value === 'number'
      ? value.toLocaleString('en')
      : value;

test('what is applied is what the preview shows, cell by cell, and comes from the pasted row', () => {
  let applied: readonly Value[] = [];
  const dialog = (_: Form, schema: FieldSchema) => (
    <PasteTable
      label="Charges"
      columns={tableColumns(schema)}
      labelOfField={String}
      items={itemsNow()}
      use={(items) => {
        applied = items;
      }}
      close={() => undefined}
    />
  );
  openCharges();
  cleanup();
  render(<Charges show={dialog} />);
  const cell = fc.constantFrom(
    '',
    'Transport',
    'Swimming kit',
    'Uniform',
    '7,500',
    'free',
    '1.5.6',
  );
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 4 });
  const header = fc.constantFrom<string[]>(
    [],
    ['Charge', 'Detail', 'Amount'],
    ['Amount', 'Charge', 'Detail'],
    ['Item', 'Note', 'Amount'],
    ['Charge', 'Amount', ''],
  );
  fc.assert(
    fc.property(header, table, (names, rows) => {
      const body = rows.filter((cells) => cells.some((one) => one !== ''));
      if (body.length === 0) return;
      const lines = names.length > 0 ? [names, ...body] : body;
      const shown = paste(lines.map((cells) => cells.join('\t')).join('\n'));
      take();
      expect(applied).toHaveLength(body.length);
      expect(shown).toEqual(
        applied.map((item) => {
          const row = isValueObject(item) ? item : {};
          return [
            shownAs(row['title'], 'missing'),
            shownAs(row['detail'], ''),
            shownAs(row['amount'], 'missing'),
          ];
        }),
      );
      const order = names.length > 0 ? names : ['Charge', 'Detail', 'Amount'];
      applied.forEach((item, index) => {
        const from = (name: string) => body[index]?.[order.indexOf(name)] ?? '';
        const amount = readAmount(from('Amount'));
        const expected = {
          title: from('Charge'),
          detail: from('Detail'),
          amount: from('Amount') === 'free' ? 'free' : 'value' in amount ? amount.value : '',
        };
        const present = Object.entries(expected).filter(([, value]) => value !== '');
        expect(item).toEqual(Object.fromEntries(present));
      });
    }),
    { seed: 1, numRuns: 40 },
  );
});

test('what is missing in a pasted row stays missing, and is a mistake at its field', async () => {
  openCharges();
  paste('Uniform\t\t500\nSwimming kit\t\t');
  take();
  expect(itemsNow()).toEqual([{ title: 'Uniform', amount: 500 }, { title: 'Swimming kit' }]);
  await vi.waitFor(() =>
    expect(
      session.state.diagnostics.filter((one) => one.file === file).map((one) => one.path),
    ).toEqual([[...path, 1, 'amount']]),
  );
});

test('an empty box takes nothing, and says so at the box', () => {
  openCharges();
  const box = screen.getByLabelText('Rows from a spreadsheet');
  take();
  expect(screen.getByRole('alert').textContent).toContain('There are no rows yet');
  expect(document.activeElement).toBe(box);
  expect(itemsNow()).toHaveLength(2);
});

test('a column whose name is unknown is left out until somebody says what it is', () => {
  openCharges();
  paste('Item\tAmount\nUniform\t500');
  expect(screen.getByText(/The column of “Item” is left out/)).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Column 1: Item' }), {
    target: { value: 'title' },
  });
  expect(screen.queryByText(/is left out/)).toBeNull();
  take();
  expect(itemsNow()).toEqual([{ title: 'Uniform', amount: 500 }]);
});

test('in Kiswahili the reason why a cell is left out is in Kiswahili too', async () => {
  await speak('sw');
  const before = session.textOf(file) ?? files[file]?.text ?? null;
  act(() => void session.changeTexts([{ file, before, after: charges }]));
  render(<Charges show={field} />);
  fireEvent.click(screen.getByText(currentWords().table.open));
  fireEvent.change(screen.getByLabelText(currentWords().table.paste), {
    target: { value: 'Uniform\tShati\tkama 5000' },
  });
  expect(screen.getByText(/“kama 5000” si nambari/)).toBeVisible();
});
