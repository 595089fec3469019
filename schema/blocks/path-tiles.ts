import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { link } from '../fields/link.ts';
import { line } from '../fields/text.ts';

export const pathTilesBlock = defineBlock(
  'path-tiles',
  {
    description:
      'Large tiles of woven cloth, edge to edge; each is a link and has a pattern of its own.',
  },
  {
    ...sectionFields,
    items: z
      .array(
        z
          .strictObject({
            title: line('The name on the tile.', 40),
            text: line('A short line under the name.', 120).optional(),
            to: link('Where the tile leads.'),
            pattern: line('The pattern of the tile, by its name in theme.yaml.', 40).optional(),
          })
          .describe('A tile.'),
      )
      .min(1)
      .describe('The tiles, in order.'),
  },
);
