import {
  defineBlock,
  sectionFields,
  amount,
  sumOfAmounts,
  choice,
  either,
  list,
  object,
  inline,
  line,
} from 'woven-site/schema';

export const chargesBlock = defineBlock({
  type: 'charges',
  purpose: 'prices',
  description:
    'What is paid once, such as a registration: each charge with its amount, or the word free or nil.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Charge' },
        {
          title: line({ label: 'Charge' }),
          detail: inline({ label: 'Detail', max: 200 }).optional(),
          amount: either(
            [
              amount({ label: 'Amount', hint: 'In digits.', hintInForm: '' }),
              choice(['free', 'nil'], {
                label: 'Free, or nothing',
                hint: 'The word free or nil.',
                hintInForm: '',
              }),
            ],
            {
              label: 'Amount',
              hint: 'The amount in digits (20000), or the word free or nil.',
              hintInForm: '',
            },
          ),
        },
      ),
      { label: 'Charges', addsUp: true },
    ),
  },
  offers: ({ items }) => ({
    charges: items.flatMap(({ title, amount: charged }) =>
      typeof charged === 'number' ? [{ title, amount: charged }] : [],
    ),
    prices: {
      once: sumOfAmounts(
        items.flatMap((item) => (typeof item.amount === 'number' ? item.amount : [])),
      ),
    },
  }),
});
