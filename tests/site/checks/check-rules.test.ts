import { expect, test } from 'vitest';
import type { TradeRule } from '../../../schema/rules/define-rule.ts';
import { engineRules } from '../../../schema/rules/index.ts';
import { offersOf } from '../../../src/site/pages/page-summary.ts';
import { siteOf } from '../site-of.ts';

const fees = { type: 'fee-table', terms: [{ term: 'Term 1', amount: 100 }], annualTotal: 100 };
const charges = { type: 'charges', items: [{ title: 'Uniform', amount: 20 }] };
const cash = { text: 'Cash', accepted: false };
const payBill = { text: 'Pay Bill', accepted: true };
const paidBy = (...items: (typeof cash)[]) => ({ type: 'checklist', look: 'accepted', items });
const contact = { type: 'contact', contact: 'main' };
const text = (words: string) => ({ type: 'prose', text: words });

/** Where a page with these blocks does not follow a rule, and what is said of it in English. */
function findings(name: string, blocks: unknown[], language = 'en-KE') {
  const rule: TradeRule | undefined = engineRules[name];
  const [page] = siteOf({ index: { blocks } }).pages;
  if (!rule || !page) throw new Error(`There is no rule ${name}.`);
  const { document } = page;
  return rule
    .check({
      title: 'Fees',
      contact: undefined,
      checked: undefined,
      language,
      offers: offersOf(document),
      blocks: () => document.blocks,
      data: () => [],
    })
    .map(({ path, message }) => `${path.join('.')}: ${message.en}`);
}

test.each([
  ['fees-itemised', [fees], 'blocks.0: The page says what is paid in each period'],
  ['fees-itemised', [text('Words.'), charges], 'blocks.1: These charges have no total'],
  ['payment-channels', [fees], 'blocks.0: The page has fees, but does not say how to pay'],
  ['payment-channels', [fees, paidBy(payBill)], 'blocks.1: The page says only one of the two'],
  ['named-contact', [charges], 'blocks.0: The page says what something costs, but not whom'],
  [
    'payment-contradiction',
    [paidBy(payBill, cash), paidBy({ text: 'CASH ', accepted: true })],
    'blocks.0.items.1.text: The page says of “Cash”',
  ],
  ['dates-with-year', [text('We open on 8 January.')], 'blocks.0.text: “8 January” has no year'],
  ['dates-with-year', [text('By January 8th, please.')], 'blocks.0.text: “January 8th”'],
])('the rule %s names what does not follow it', (name, blocks, message) => {
  expect(findings(name, blocks)).toEqual([expect.stringContaining(message)]);
});

test('a page in another language is read in it', () => {
  const blocks = [text('Tunafungua 8 Januari.'), text('Tunafungua 8 Januari 2027.')];
  expect(findings('dates-with-year', blocks, 'sw-KE')).toHaveLength(1);
  expect(findings('dates-with-year', blocks)).toEqual([]);
});

test('a page that follows all rules is not warned of', () => {
  const dates = text('From 8 January to 4 April 2027, about May 2027, in room 8 may you wait.');
  const blocks = [fees, charges, paidBy(payBill, cash), contact, dates];
  expect(Object.keys(engineRules).flatMap((name) => findings(name, blocks))).toEqual([]);
});
