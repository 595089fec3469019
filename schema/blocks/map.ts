import { defineBlock, sectionFields, image, contact, inline, line } from 'woven-site/schema';

export const mapBlock = defineBlock({
  type: 'map',
  purpose: 'contact',
  description: 'A map of where we are, with the address, telephone and e-mail beside it.',
  fields: {
    ...sectionFields,
    contact: contact({
      label: 'Address of',
      hint: 'Whose address stands beside the map.',
    }).default('main'),
    image: image({
      label: 'Drawing',
      hint: 'A drawing of the way. It stands from edge to edge where the map has not come, or cannot come.',
    }).optional(),
    caption: inline({ label: 'Line below the drawing', under: 'words', max: 200 }).optional(),
    mapTitle: line({
      label: 'Description of the map',
      hint: 'For people who cannot see it.',
      under: 'words',
    }).optional(),
    linkLabel: line({
      label: 'Words on the link to the map',
      under: 'words',
      max: 60,
    }).optional(),
  },
  onGround: ({ image: drawing }) => drawing !== undefined,
});
