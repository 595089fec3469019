// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FormProvider } from '../../src/editor/forms/form-context.ts';
import { FieldView } from '../../src/editor/fields/FieldView.tsx';
import { schemasTo } from '../../src/editor/site/schema-at.ts';
import { useFormOf } from '../../src/editor/fields/use-form-of.ts';
import { fieldsOf } from '../../schema/fields/field.ts';
import type { Session } from '../../src/editor/session/session.ts';
import { speak } from '../../src/editor/words/words.ts';
import { valueAt } from '../../schema/value-at.ts';
import { file, files, openSession } from './opened-session.ts';

const item = ['blocks', 0, 'items', 0];

beforeEach(() => speak('en'));
afterEach(cleanup);

const amountField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

const choose = (label: string) => fireEvent.click(screen.getByRole('radio', { name: label }));

/** The price of the first item of the page. */
function Price({ session }: { session: Session }) {
  const form = useFormOf({ session, file, open: () => {}, addBlock: () => {} });
  const owner = form && schemasTo(form, item).at(-1);
  const amount = owner && fieldsOf(owner)?.get('amount');
  if (!form || !amount) return null;
  const path = [...item, 'amount'];
  return (
    <FormProvider value={form}>
      <FieldView schema={amount} path={path} value={valueAt(form.root, path)} />
    </FormProvider>
  );
}

function openPrice() {
  const { session } = openSession();
  const after =
    'title: Prices\nblocks:\n  - type: charges\n    title: Prices\n    items:\n      - title: A card\n        amount: 20000\n';
  session.changeTexts([{ file, before: files[file]?.text ?? null, after }]);
  render(<Price session={session} />);
  const written = () => /amount: .*/.exec(session.textOf(file) ?? '')?.[0];
  return { written };
}

test('an amount that is emptied, or half typed as a word, stays a field for an amount', () => {
  const { written } = openPrice();
  const field = amountField();
  fireEvent.change(field, { target: { value: '' } });
  expect(written()).toBe(undefined);
  expect(amountField()).toBe(field);
  fireEvent.change(field, { target: { value: 'fre' } });
  expect(amountField()).toBe(field);
  fireEvent.change(field, { target: { value: '25,000' } });
  expect(amountField()).toBe(field);
  expect(written()).toBe('amount: 25000');
});

test('the kind of a value is changed and changed back: the amount is the one that was there', () => {
  const { written } = openPrice();
  choose('Free');
  expect(written()).toBe('amount: free');
  choose('Amount');
  expect(amountField().value).toBe('20000');
  expect(written()).toBe('amount: 20000');
});
