import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { image } from '../fields/image.ts';
import { line, prose } from '../fields/text.ts';

export const peopleBlock = defineBlock(
  'people',
  { description: 'People with their portrait, their role and, if they have one, their message.' },
  {
    ...sectionFields,
    items: z
      .array(
        z
          .strictObject({
            name: line('The name. Left out, the role stands in its place.', 80).optional(),
            role: line('The role, for example Principal.', 80),
            image: image('The portrait.').optional(),
            message: prose('What the person says, or what the role is about.', 3000).optional(),
          })
          .describe('A person.'),
      )
      .min(1)
      .describe('The people, in order.'),
  },
);
