import { defineBlock, sectionFields, list, object, line, prose } from 'woven-site/schema';

export const faqBlock = defineBlock({
  type: 'faq',
  description: 'Questions that open to show their answers, one at a time.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Question', hint: 'A question with its answer.' },
        {
          question: line({
            label: 'Question',
            hint: 'The question, as a reader would ask it.',
            max: 200,
            example: 'When do you open?',
          }),
          answer: prose({ label: 'Answer', hint: 'The answer.', max: 4000 }),
        },
      ),
      { label: 'Questions', hint: 'The questions, in order.' },
    ),
  },
});
