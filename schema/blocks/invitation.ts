import { z } from 'zod';
import { defineBlock } from '../define-block.ts';
import { image } from '../fields/image.ts';
import { labelledLink } from '../fields/link.ts';
import { inline, line } from '../fields/text.ts';

export const invitationBlock = defineBlock(
  'invitation',
  {
    description: 'A coloured half with words and buttons beside a picture: asks the reader to act.',
  },
  {
    title: line('The heading.', 60),
    text: inline('One or two sentences.').optional(),
    image: image('The picture beside it.').optional(),
    pattern: line('The pattern of this part, by its name in theme.yaml.', 40).optional(),
    buttons: z.array(labelledLink('A button.')).min(1).max(2).describe('One or two buttons.'),
  },
);
