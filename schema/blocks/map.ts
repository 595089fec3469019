import { defineBlock, sectionFields } from '../define-block.ts';
import { contact } from '../fields/reference.ts';
import { line } from '../fields/text.ts';

export const mapBlock = defineBlock({
  type: 'map',
  description: 'A map of where we are, with the address, telephone and e-mail beside it.',
  fields: {
    ...sectionFields,
    contact: contact({
      label: 'Contact',
      hint: 'Which contact of site.yaml stands beside the map.',
    }).default('main'),
    mapTitle: line({
      label: 'Description of the map',
      hint: 'What the map shows, for people who cannot see it.',
    }).optional(),
    linkLabel: line({
      label: 'Link',
      hint: 'The link that opens the map by itself.',
      max: 60,
    }).optional(),
  },
});
