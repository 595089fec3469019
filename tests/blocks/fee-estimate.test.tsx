// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { feeEstimateBlock } from '../../schema/blocks/fee-estimate.ts';
import { FeeEstimate } from '../../src/blocks/fee-estimate/FeeEstimate.tsx';
import { facts as estimateFacts } from '../../src/blocks/fee-estimate/data.ts';
import { estimate, readWish, writeWish } from '../../src/blocks/fee-estimate/estimate.ts';
import { en } from '../../src/messages/locales/en.ts';
import { InEnglish, render } from '../in-english.tsx';
import { resolveBlock, testContext } from './test-context.ts';

const term = (amount: number) => ({ title: 'Term 1', amount });

const choice = {
  label: 'First',
  name: 'first',
  parts: [term(115_500), { title: 'Term 2', amount: 115_500 }],
  siblingDiscount: 7.5,
  admitsNew: true,
  charges: [{ title: 'Commitment fee', amount: 20_000 }],
};

const facts = (changes: Partial<typeof choice> = {}) => ({ choices: [{ ...choice, ...changes }] });
const all = { name: 'first', isNew: true, hasSibling: true };

test('a discount is taken from the fees of each term alone, and what is paid once comes in the first year', () => {
  expect(estimate(facts(), all, 2)).toMatchObject({
    parts: [
      { amount: 106_837.5, less: 8662.5 },
      { amount: 106_837.5, less: 8662.5 },
    ],
    year: 213_675,
    firstYear: 233_675,
  });
});

test('new students are not asked for where none are admitted, and no discount is invented', () => {
  const found = estimate(
    { choices: [{ ...choice, admitsNew: false, siblingDiscount: undefined }] },
    all,
    2,
  );
  expect(found).toMatchObject({ once: [], year: 231_000, firstYear: 231_000 });
  expect(found?.wishes).toEqual({ name: 'first', isNew: false, hasSibling: false });
  expect(estimate({ choices: [] }, all, 2)).toBeNull();
});

test('every sum is exact to the smallest unit of the currency', () => {
  const cents = fc.integer({ min: 0, max: 50_000_000 });
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 10_000 }),
      (sums, hundredths) => {
        const parts = sums.map((sum, index) => ({ title: `Term ${index}`, amount: sum / 100 }));
        const found = estimate(facts({ parts, siblingDiscount: hundredths / 100 }), all, 2);
        const paid = sums.map(
          (sum) => BigInt(sum) - (BigInt(sum) * BigInt(hundredths) + 5000n) / 10_000n,
        );
        const year = paid.reduce((sum, one) => sum + one, 0n);
        expect(BigInt(Math.round((found?.year ?? 0) * 100))).toBe(year);
        expect(found?.parts.map(({ amount }) => BigInt(Math.round(amount * 100)))).toEqual(paid);
      },
    ),
  );
});

test('an address carries what was chosen, beside what it had', () => {
  expect(writeWish('?q=1', all)).toBe('?q=1&fees=first&new=1&sibling=1');
  expect(readWish(writeWish('?new=1', { ...all, isNew: false }))).toEqual({ ...all, isNew: false });
});

test('without scripts it says what it would do, and leads to the amounts', () => {
  const block = resolveBlock(
    feeEstimateBlock.schema.parse({
      type: 'fee-estimate',
      items: [{ label: 'First year', to: '/fees/first' }],
    }),
  );
  const html = renderToStaticMarkup(
    <InEnglish>
      <FeeEstimate block={block} words={en.prices} facts={estimateFacts(block, testContext())} />
    </InEnglish>,
  );
  document.body.innerHTML = /<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '';
  expect(document.body).toHaveTextContent(en.prices.estimateNeedsScript);
  expect(screen.getByRole('link', { name: 'First year' })).toHaveAttribute('href', '/fees/first');
});

const sums = () => document.querySelector('dl')?.textContent?.replaceAll(/\s/g, ' ');

test('a visitor chooses, sees the sums, and shares the address', () => {
  const block = resolveBlock(
    feeEstimateBlock.schema.parse({
      type: 'fee-estimate',
      items: [
        { label: 'First year', to: '/fees/first' },
        { label: 'Second year', to: '/fees/second' },
      ],
    }),
  );
  const given = estimateFacts(block, testContext());
  const writeText = vi.fn(async (_text: string) => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(<FeeEstimate block={block} words={en.prices} facts={given} />);
  expect(sums()).toContain('13,500');
  fireEvent.click(screen.getByRole('checkbox', { name: en.prices.isNew }));
  expect(sums()).toContain('15,500');
  expect(location.search).toBe('?fees=first&new=1');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'second' } });
  // Nobody new is admitted there, and it states no discount.
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en.prices.copyLink }));
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('?fees=second'));
  const root = document.documentElement;
  const printed: (string | undefined)[] = [];
  vi.stubGlobal('print', () => printed.push(root.dataset['prints']));
  fireEvent.click(screen.getByRole('button', { name: en.prices.printEstimate }));
  window.dispatchEvent(new Event('afterprint'));
  expect([...printed, root.dataset['prints']]).toEqual(['estimate', undefined]);
  cleanup();
  history.replaceState(null, '', '?fees=first&new=1');
  render(<FeeEstimate block={block} words={en.prices} facts={given} />);
  expect(screen.getByRole('checkbox', { name: en.prices.isNew })).toBeChecked();
  history.replaceState(null, '', '/');
});
