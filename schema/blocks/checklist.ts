import { defineBlock, sectionFields } from '../define-block.ts';
import { list, object } from '../fields/structure.ts';
import { inline } from '../fields/text.ts';

export const checklistBlock = defineBlock({
  type: 'checklist',
  description: 'A list of things to have or to know, each with a tick.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Line', hint: 'A line of the list.' },
        {
          text: inline({ label: 'Text', hint: 'The thing itself.' }),
          detail: inline({ label: 'Detail', hint: 'A quiet line under it.' }).optional(),
        },
      ),
      { label: 'Lines', hint: 'The lines, in order.' },
    ),
  },
});
