import { defineBlock, sectionFields, list, object, line, yesNo } from 'woven-site/schema';

export const paymentMethodsBlock = defineBlock({
  type: 'payment-methods',
  description: 'Two lists: the ways of paying that are accepted, and those that are not.',
  fields: {
    ...sectionFields,
    acceptedHeading: line({
      label: 'First heading',
      hint: 'The heading of the first list.',
      max: 60,
    }).optional(),
    refusedHeading: line({
      label: 'Second heading',
      hint: 'The heading of the second list.',
      max: 60,
    }).optional(),
    methods: list(
      object(
        { label: 'Way of paying', hint: 'A way of paying.' },
        {
          name: line({ label: 'Name', hint: 'The way of paying.', max: 80 }),
          accepted: yesNo({ label: 'Accepted', hint: 'Whether it is accepted.' }),
        },
      ),
      { label: 'Ways of paying', hint: 'The ways of paying, in order.' },
    ),
  },
  offers: ({ methods }) => ({ payment: methods }),
});
