import { defineBlock, sectionFields, list, object, line, prose } from 'woven-site/schema';

export const faqBlock = defineBlock({
  type: 'faq',
  name: 'Questions',
  purpose: 'text',
  description: 'Questions that open to show their answers, one at a time.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Question' },
        {
          question: line({
            label: 'Question',
            hint: 'As a reader would ask it.',
            max: 200,
            example: 'When do you open?',
          }),
          answer: prose({ label: 'Answer', max: 4000 }),
        },
      ),
      { label: 'Questions' },
    ),
  },
});
