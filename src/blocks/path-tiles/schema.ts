import { defineBlock, sectionFields, link, pattern, list, object, line } from 'woven-site/schema';

export const pathTilesBlock = defineBlock({
  type: 'path-tiles',
  description:
    'Large tiles of woven cloth, edge to edge; each is a link and has a pattern of its own.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Tile', hint: 'A tile.' },
        {
          title: line({ label: 'Name', hint: 'The name on the tile.', max: 40 }),
          text: line({ label: 'Text', hint: 'A short line under the name.', max: 120 }).optional(),
          to: link({ label: 'Leads to', hint: 'Where the tile leads.' }),
          pattern: pattern({
            label: 'Pattern',
            hint: 'The pattern of the tile, by its name.',
          }).optional(),
        },
      ),
      { label: 'Tiles', hint: 'The tiles, in order.' },
    ),
  },
});
