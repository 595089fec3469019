import { defineBlock, sectionFields } from '../define-block.ts';
import { amount } from '../fields/amount.ts';
import { choice } from '../fields/choice.ts';
import { either, list, object } from '../fields/structure.ts';
import { inline, line } from '../fields/text.ts';

const price = either(
  [
    amount({ label: 'Amount', hint: 'The amount in digits.', example: 450.5 }),
    choice(['free'], { label: 'Word', hint: 'The word free.' }),
    object(
      { label: 'From and to', hint: 'The lowest and the highest amount.' },
      {
        from: amount({ label: 'From', hint: 'The lowest amount, in digits.', example: 300 }),
        to: amount({
          label: 'To',
          hint: 'The highest amount, in digits. Left out, the price has no upper end.',
          example: 800,
        }).optional(),
      },
    ),
  ],
  {
    label: 'Price',
    hint: 'The amount in digits (450.50), the word free, or from and to for a price that depends.',
  },
);

export const priceListBlock = defineBlock({
  type: 'price-list',
  description:
    'What things cost, one price each: services, tickets, rooms, memberships. A price can be free, or go from one amount to another.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Price', hint: 'A price.' },
        {
          name: line({
            label: 'Name',
            hint: 'What is paid for.',
            example: 'Day ticket',
          }),
          detail: inline({
            label: 'Detail',
            hint: 'A quiet line under the name: what is in the price, or who pays it.',
            max: 200,
          }).optional(),
          amount: price,
        },
      ),
      { label: 'Prices', hint: 'The prices, in order.' },
    ),
    footnote: inline({
      label: 'Line at the end',
      hint: 'A line under the prices, for example how to pay.',
      max: 300,
    }).optional(),
  },
  validate: ({ items = [] }) =>
    items.flatMap((item, index) => {
      if (typeof item?.amount !== 'object') return [];
      const { from, to } = item.amount;
      if (from === undefined || to === undefined || from < to) return [];
      return [
        {
          code: 'amounts-reversed' as const,
          path: ['items', index, 'amount', 'to'],
          message: `The price goes from ${from} to ${to}, which is not higher.`,
          help: 'Correct one of the two amounts, or swap them if they are the wrong way round. A fixed price is written without from and to.',
          related: [{ path: ['items', index, 'amount', 'from'], message: 'the lower amount' }],
        },
      ];
    }),
});
