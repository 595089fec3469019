import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { line } from '../fields/text.ts';

export const contactBlock = defineBlock(
  'contact',
  {
    description: 'How to reach an office: telephone, e-mail and address, as site.yaml gives them.',
  },
  {
    ...sectionFields,
    contact: line('Which contact of site.yaml, for example main or finance.', 40).default('main'),
    form: z
      .enum(['rows', 'buttons'])
      .optional()
      .describe(
        'As rows with all details (rows), or as a plate with call and e-mail buttons (buttons).',
      ),
  },
);
