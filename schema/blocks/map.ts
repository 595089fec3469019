import { defineBlock, sectionFields } from '../define-block.ts';
import { line } from '../fields/text.ts';

export const mapBlock = defineBlock(
  'map',
  { description: 'A map of where we are, with the address, telephone and e-mail beside it.' },
  {
    ...sectionFields,
    contact: line('Which contact of site.yaml stands beside the map.', 40).default('main'),
    mapTitle: line('What the map shows, for people who cannot see it.').default(
      'Map of where we are',
    ),
    linkLabel: line('The link that opens the map by itself.', 60).default('Open the map'),
  },
);
