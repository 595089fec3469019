import { defineBlock, sectionFields } from '../define-block.ts';
import { iconName } from '../fields/icon.ts';
import { labelledLink } from '../fields/link.ts';
import { list, object } from '../fields/structure.ts';
import { inline, line } from '../fields/text.ts';

export const optionsBlock = defineBlock({
  type: 'options',
  description: 'Several ways of doing one thing, of which the reader picks one.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Option', hint: 'One way.' },
        {
          title: line({ label: 'Name', hint: 'The way in a few words.', max: 80 }),
          icon: iconName({ label: 'Icon', hint: 'A small picture.' }).optional(),
          text: inline({ label: 'Text', hint: 'How it is done.' }),
          link: labelledLink({ label: 'Link', hint: 'Where it leads.' }).optional(),
        },
      ),
      { label: 'Options', hint: 'The ways, in order.', min: 2 },
    ),
    outro: inline({ label: 'Last line', hint: 'A line under the ways.' }).optional(),
    buttons: list(labelledLink({ label: 'Button', hint: 'A button.' }), {
      label: 'Buttons',
      hint: 'At most two.',
      max: 2,
    }).optional(),
  },
});
