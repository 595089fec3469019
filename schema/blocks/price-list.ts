import {
  defineBlock,
  sectionFields,
  moment,
  checkPrice,
  price,
  priceDetails,
  list,
  object,
  inline,
  line,
  type BlockDiagnostic,
  type Essential,
} from 'woven-site/schema';
import { say } from '../../src/messages/index.ts';

const priceByClass = object(
  { label: 'Price by class' },
  {
    for: line({
      label: 'For',
      hint: 'Whom, or which way of paying.',
      max: 80,
      example: 'Adults',
    }),
    amount: price({
      label: 'Price',
      hint: 'The amount in digits (450.50), the word free or ask, from and to for a price that depends, or other words.',
      hintInForm: '',
    }),
    ...priceDetails,
  },
);

export const priceListBlock = defineBlock({
  type: 'price-list',
  purpose: 'prices',
  description:
    'What things cost: services, tickets, rooms, memberships. A price can be free, on request, go from one amount to another, or differ by class.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        {
          label: 'Price',
          example: { name: 'Day ticket', amount: 450.5 },
        },
        {
          name: line({
            label: 'Name',
            example: 'Day ticket',
          }),
          detail: inline({
            label: 'Detail',
            hint: 'What is in the price, or who pays it.',
            max: 200,
          }).optional(),
          amount: price({
            label: 'Price',
            hint: 'The amount in digits (450.50), the word free or ask, from and to for a price that depends, or other words.',
            hintInForm: '',
          }).optional(),
          ...priceDetails,
          prices: list(priceByClass, {
            label: 'Prices by class',
            hint: 'In place of one price. For each class of people, or each way of paying.',
            under: 'words',
            max: 12,
          }).optional(),
        },
      ),
      { label: 'Prices' },
    ),
    asOf: moment({
      label: 'Right on',
      hint: 'Visitors read it above the prices.',
    }).optional(),
    footnote: inline({
      label: 'Line at the end',
      hint: 'For example how to pay.',
      max: 300,
    }).optional(),
  },
  offers: ({ items }) => ({
    essentials: items.flatMap(({ name, amount, per, prices = [] }): Essential[] =>
      amount === undefined
        ? prices.map((one) => ({
            kind: 'price',
            name: `${name}, ${one.for}`,
            price: one.amount,
            per: one.per ?? per,
          }))
        : [{ kind: 'price', name, price: amount, per }],
    ),
  }),
  codes: {
    'price-missing': [
      'Something without a price',
      'It has one price, in amount, or several by class, in prices: not both, and not neither.',
      'name: Membership',
      'name: Membership\nprices:\n  - for: Adults\n    amount: 1200\n  - for: Children\n    amount: free',
    ],
  },
  validate: ({ items = [] }) =>
    items.flatMap((item, index) =>
      item
        ? [
            ...checkOnePrice(item, index),
            ...checkPrice(item.amount, ['items', index, 'amount']),
            ...(item.prices ?? []).flatMap((one, position) =>
              checkPrice(one?.amount, ['items', index, 'prices', position, 'amount']),
            ),
          ]
        : [],
    ),
});

/** An item has one price, or one for each class. */
function checkOnePrice(item: object, index: number): BlockDiagnostic<'price-missing'>[] {
  const [hasOne, hasSeveral] = ['amount' in item, 'prices' in item];
  if (hasOne !== hasSeveral) return [];
  return [
    {
      code: 'price-missing',
      path: ['items', index, ...(hasOne ? ['prices'] : [])],
      message: say(hasOne ? 'price-two' : 'price-none'),
      help: say(hasOne ? 'page-removeOne' : 'price-add'),
      ...(hasOne ? {} : { example: 'amount: …' }),
    },
  ];
}
