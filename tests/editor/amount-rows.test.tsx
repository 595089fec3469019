// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { valueAt } from '../../schema/value-at.ts';
import { openText, writeFile, type Value } from '../../src/content/index.ts';
import { FormFields } from '../../src/editor/fields/index.ts';
import { pathToForm, schemasTo } from '../../src/editor/site/index.ts';
import { speak } from '../../src/editor/words/index.ts';
import { OpenedForm } from './opened-form.tsx';
import { file, files, openSession } from './opened-session.ts';

beforeEach(() => speak('en'));
afterEach(cleanup);

const path = ['blocks', 0];

const fees = {
  type: 'fee-table',
  terms: [
    { term: 'Term 1', amount: 126_000 },
    { term: 'Term 2', amount: 126_000 },
    { term: 'Term 3', amount: 126_000 },
  ],
  annualTotal: 378_000,
};

const charges = {
  type: 'charges',
  items: [
    { title: 'Commitment fee', amount: 20_000 },
    { title: 'Transport', amount: 'free' },
  ],
};

/** The form of a block with amounts. */
function openBlock(block: Value) {
  const { session } = openSession();
  const after = writeFile({ title: 'Fees', blocks: [block] });
  session.changeTexts([{ file, before: files[file]?.text ?? null, after }]);
  render(
    <MemoryRouter>
      <OpenedForm
        session={session}
        show={(form) => {
          const schema = schemasTo(form, path).at(-1);
          return (
            schema && <FormFields schema={schema} path={path} value={valueAt(form.root, path)} />
          );
        }}
      />
    </MemoryRouter>,
  );
  return {
    session,
    user: userEvent.setup(),
    stored: () => valueAt(openText(session.textOf(file) ?? '')?.value, path),
  };
}

const cell = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const cells = () => ['Term 1', 'Term 2', 'Term 3'].map((term) => cell(`${term}, Amount`).value);
const total = () => cell('Total');

test('amounts stand in one table with their total, which is offered to be put right where it is', async () => {
  const { user, stored } = openBlock(fees);
  expect([...cells(), total().value]).toEqual(['126,000', '126,000', '126,000', '378,000']);
  screen.getByText('They add up to the total.');
  await user.click(cell('Term 2, Amount'));
  await user.keyboard('130000{Enter}');
  expect(cell('Term 3, Amount')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(total()).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(cell('Term 2, Amount')).toHaveFocus();
  expect(cell('Term 2, Amount')).toHaveValue('130,000');
  expect(screen.queryByText('They add up to the total.')).toBeNull();
  const below = total().closest<HTMLElement>('[data-wrong]') ?? document.body;
  await user.click(await within(below).findByRole('button', { name: /382,?000/ }));
  expect(stored()).toMatchObject({ annualTotal: 382_000 });
  screen.getByText('They add up to the total.');
});

test('what is no amount is told at its cell, which keeps the caret', async () => {
  const { user, stored } = openBlock(fees);
  await user.click(cell('Term 2, Amount'));
  await user.keyboard('13O000{Enter}');
  expect(cell('Term 2, Amount')).toHaveFocus();
  expect(cell('Term 2, Amount')).toHaveValue('13O000');
  const row = cell('Term 2, Amount').closest('li') ?? document.body;
  await within(row).findByText(/letter/);
  await user.click(within(row).getByRole('button', { name: /130000/ }));
  expect(stored()).toMatchObject({ terms: [{}, { amount: 130_000 }, {}] });
});

const paste = (name: string, text: string) =>
  fireEvent.paste(cell(name), { clipboardData: { getData: () => text } });

test.each([
  [
    'a column',
    'Term 2, Amount',
    '130,000\n"KES 131,500.00"\n',
    [126_000, 130_000, 131_500],
    378_000,
  ],
  [
    'names and amounts',
    'Term 1, Amount',
    'Term\tFee\nOne\t1,000\nTwo\t2,000\nThree\t3,000\nYear\t6,000',
    [1000, 2000, 3000],
    6000,
  ],
  ['a line', 'Term 1, Amount', '1000\t2000\t3000', [1000, 2000, 3000], 378_000],
])('%s of a spreadsheet is pasted from a cell on, as one step', (_, name, text, amounts, sum) => {
  const { session, stored } = openBlock(fees);
  const before = session.textOf(file);
  paste(name, text);
  expect(stored()).toMatchObject({
    terms: amounts.map((amount) => ({ amount })),
    annualTotal: sum,
  });
  session.undo();
  expect(session.textOf(file)).toBe(before);
});

test('more cells than rows are counted instead of being lost without a word', () => {
  const { session } = openBlock(charges);
  paste('Commitment fee, Amount', '1\n2\n3\n4');
  expect(session.state.notice).toContain('2 amounts are pasted. 2 more have no row here.');
});

test('a word in place of an amount is typed as it is called; forms show what charges come to', async () => {
  const { user, stored } = openBlock(charges);
  expect(cell('Transport, Amount')).toHaveValue('Free');
  screen.getByText(/20,000$/);
  await user.click(cell('Commitment fee, Amount'));
  await user.keyboard('nil');
  expect(stored()).toMatchObject({ items: [{ amount: 'nil' }, { amount: 'free' }] });
});

test('an amount opens in its table; the fields of a block, and prices in words, open where they are', () => {
  const root = {
    blocks: [fees, { type: 'price-list', items: [{ name: 'Room', amount: { from: 1 } }] }],
  };
  const opened = (...to: (string | number)[]) => pathToForm({ file, root }, ['blocks', ...to]);
  expect(opened(0, 'terms', 1, 'amount')).toEqual(['blocks', 0, 'terms']);
  expect(opened(0, 'terms', 1, 'term')).toEqual(['blocks', 0, 'terms', 1, 'term']);
  expect(opened(0, 'annualTotal')).toEqual(['blocks', 0, 'annualTotal']);
  expect(opened(1, 'items', 0, 'amount')).toEqual(['blocks', 1, 'items', 0, 'amount']);
});
