import { z } from 'zod';
import { defineBlock } from '../define-block.ts';
import { image } from '../fields/image.ts';
import { labelledLink } from '../fields/link.ts';
import { line, prose } from '../fields/text.ts';

export const fullSectionBlock = defineBlock(
  'full-section',
  {
    description: 'A part that fills the screen: a picture with a plate of words on it.',
    isPageHeading: true,
  },
  {
    title: line('The heading on the plate.'),
    text: prose('The words under the heading.', 2000).optional(),
    image: image('The picture that fills the screen.'),
    plate: z
      .enum(['left', 'right'])
      .optional()
      .describe('On which side the plate stands on wide screens: left if you say nothing.'),
    pattern: line('The pattern of the plate, by its name in theme.yaml.', 40).optional(),
    buttons: z.array(labelledLink('A button.')).min(1).max(2).optional().describe('At most two.'),
  },
);
