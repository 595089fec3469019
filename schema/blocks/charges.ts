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
  description:
    'What is paid once, such as a registration: each charge with its amount, or the word free or nil.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Charge', hint: 'A charge.' },
        {
          title: line({ label: 'Charge', hint: 'What the charge is for.' }),
          detail: inline({ label: 'Detail', hint: 'A quiet line under it.', max: 200 }).optional(),
          amount: either(
            [
              amount({ label: 'Amount', hint: 'The amount in digits.' }),
              choice(['free', 'nil'], { label: 'Word', hint: 'The word free or nil.' }),
            ],
            { label: 'Amount', hint: 'The amount in digits (20000), or the word free or nil.' },
          ),
        },
      ),
      { label: 'Charges', hint: 'The charges, in order.' },
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
