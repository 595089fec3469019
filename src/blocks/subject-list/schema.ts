import {
  defineBlock,
  sectionFields,
  labelledLink,
  list,
  object,
  inline,
  line,
} from 'woven-site/schema';

export const subjectListBlock = defineBlock({
  type: 'subject-list',
  description:
    'Numbered rows: a name, a sentence and a link each. For subjects, services, programmes.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Row', hint: 'A row.' },
        {
          name: line({ label: 'Name', hint: 'The name.', max: 80 }),
          text: inline({ label: 'Text', hint: 'A sentence about it.' }).optional(),
          link: labelledLink({ label: 'Link', hint: 'Where to read more.' }).optional(),
        },
      ),
      { label: 'Rows', hint: 'The rows, in order.' },
    ),
  },
});
