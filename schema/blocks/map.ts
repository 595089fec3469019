import { defineBlock, sectionFields, image, contact, inline, line } from 'woven-site/schema';

export const mapBlock = defineBlock({
  type: 'map',
  description: 'A map of where we are, with the address, telephone and e-mail beside it.',
  fields: {
    ...sectionFields,
    contact: contact({
      label: 'Contact',
      hint: 'Which contact is shown beside the map.',
    }).default('main'),
    image: image({
      label: 'Drawing',
      hint: 'A drawing of the way, from edge to edge. It stands where the map has not come, or cannot come.',
    }).optional(),
    caption: inline({ label: 'Caption', hint: 'A line under the drawing.', max: 200 }).optional(),
    mapTitle: line({
      label: 'Description of the map',
      hint: 'What the map shows, for people who cannot see it.',
    }).optional(),
    linkLabel: line({
      label: 'Link',
      hint: 'The link that opens the map on a page of its own.',
      max: 60,
    }).optional(),
  },
  onGround: ({ image: drawing }) => drawing !== undefined,
});
