import { defineBlock, sectionFields } from '../define-block.ts';
import { labelledLink } from '../fields/link.ts';
import { list, object } from '../fields/structure.ts';
import { inline, line } from '../fields/text.ts';

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
