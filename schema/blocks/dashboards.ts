import { z } from 'zod';
import { refusing } from '../fields/refusal.ts';
import { checkWebAddress } from '../fields/web-address.ts';
import { defineBlock, sectionFields } from '../define-block.ts';
import { iconName } from '../fields/icon.ts';
import { line } from '../fields/text.ts';

export const dashboardsBlock = defineBlock(
  'dashboards',
  { description: 'Embedded reports, which the reader can filter by year.' },
  {
    ...sectionFields,
    filterLabel: line('The words before the filter.', 40).default('Filter by Year'),
    allLabel: line('The button that shows every year.', 40).default('All Years'),
    loadingText: line('Shown while a report loads.').default('Loading dashboard...'),
    failedTitle: line('Shown when a report cannot be loaded.').default('Unable to load dashboard'),
    failedText: line('Shown under it.').default('Please check your connection and try again'),
    items: z
      .array(
        z
          .strictObject({
            id: z
              .string()
              .regex(/^[a-z0-9][a-z0-9-]*$/)
              .max(60)
              .describe('A name of its own, in small letters: kcse-2024-1.'),
            year: line('The year, in quotes: "2024".', 10),
            title: line('The title of the report.'),
            description: line('What the report shows.', 300),
            embedUrl: z
              .url({ protocol: /^https?$/ })
              .max(2000)
              .superRefine(refusing(checkWebAddress))
              .describe('The address of the report, beginning with https://.'),
            aspectRatio: z.enum(['16/10', '16/9']).describe('The shape of the report.'),
            icon: iconName('A small picture.'),
          })
          .describe('A report.'),
      )
      .min(1)
      .describe('The reports, in order.'),
  },
);
