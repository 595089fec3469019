import {
  defineBlock,
  sectionFields,
  amount,
  sumOfAmounts,
  percent,
  list,
  object,
  inline,
  line,
  yesNo,
} from 'woven-site/schema';
import { say } from '../../src/messages/index.ts';

type Term = { term: string; amount: number };

const areSame = ([first, ...others]: readonly Term[]): boolean =>
  others.every((term) => term.amount === first?.amount);

/** What a term costs: an amount, or a range where terms differ. */
function rangeOf(terms: readonly Term[]): {
  part?: number | undefined;
  partTo?: number | undefined;
} {
  const amounts = terms.map((term) => term.amount).toSorted((a, b) => a - b);
  return { part: amounts[0], ...(areSame(terms) ? {} : { partTo: amounts.at(-1) }) };
}

export const feeTableBlock = defineBlock({
  type: 'fee-table',
  purpose: 'prices',
  description:
    'What is paid in each part of a year, a term, a season or a quarter, with the total of the year, which must add up. Single prices stand in a price list.',
  fields: {
    ...sectionFields,
    terms: list(
      object(
        { label: 'Term' },
        {
          term: line({
            label: 'Term',
            max: 40,
            example: 'Term 1',
          }),
          amount: amount({
            label: 'Amount',
            hint: 'What is paid for it, in digits: 115500.',
            hintInForm: '',
          }),
        },
      ),
      { label: 'Terms', addsUp: 'annualTotal' },
    ),
    annualTotal: amount({
      label: 'Total',
      hint: 'The sum of all terms, in digits: 346500.',
      hintInForm: '',
    }),
    siblingDiscount: percent({
      label: 'Discount for siblings',
      hint: 'In per cent of each term. For those whose brothers or sisters are here at the same time; the table says so.',
      under: 'works',
    }).optional(),
    admitsNew: yesNo({
      label: 'Takes new ones',
      hint: 'By itself, yes. If not, estimates leave out the charges for newcomers.',
      hintInForm: 'If not, estimates leave out the charges for newcomers.',
      byItself: true,
      under: 'works',
    }).optional(),
    totalLabel: line({
      label: 'Words beside the total',
      under: 'words',
      max: 60,
    }).optional(),
    totalNote: inline({
      label: 'Note beside the total',
      under: 'words',
      max: 200,
    }).optional(),
  },
  offers: ({ terms, annualTotal, totalLabel, siblingDiscount, admitsNew = true }) => ({
    // What each part costs says more than the total only where they differ.
    essentials: areSame(terms)
      ? []
      : [
          ...terms.map((part) => ({
            kind: 'price' as const,
            name: part.term,
            price: part.amount,
          })),
          ...(totalLabel === undefined
            ? []
            : [{ kind: 'price' as const, name: totalLabel, price: annualTotal }]),
        ],
    fees: {
      parts: terms.map((part) => ({ title: part.term, amount: part.amount })),
      siblingDiscount,
      admitsNew,
    },
    prices: { ...rangeOf(terms), year: annualTotal },
  }),
  codes: {
    'total-wrong': [
      'A total that does not add up',
      'The amounts of the terms add up to another sum.',
      'annualTotal: 346000',
      'annualTotal: 346500',
    ],
  },
  validate: ({ terms, annualTotal }) => {
    const amounts = terms?.map((term) => term?.amount);
    if (annualTotal === undefined || !amounts?.every((paid) => paid !== undefined)) return [];
    const sum = sumOfAmounts(amounts);
    if (sum === annualTotal) return [];
    return [
      {
        code: 'total-wrong',
        path: ['annualTotal'],
        message: say('sum-wrong', { sum, field: 'annualTotal', total: annualTotal }),
        help: say('sum-check'),
        offered: sum,
      },
    ];
  },
});
