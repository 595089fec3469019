import { z } from 'zod';
import { iconName } from './icon.ts';
import { checkLine } from './readable-text.ts';
import { refusing } from './refusal.ts';
import { line } from './text.ts';

/**
 * Where a link leads, as the editor wrote it: a page (`/fees`), a place on a page (`/fees#terms`, `#terms`),
 * an outside link by its name in site.yaml (`enquiry`), or a contact by kind (`phone:main`, `email:finance`).
 */
export type LinkPart = { part: 'link'; to: string };

export const link = (description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(300)
    .superRefine(refusing(checkLine))
    .describe(
      `${description} A page (/fees), an outside link by its name in site.yaml (enquiry), or a contact (phone:main, email:main).`,
    )
    .transform((to): LinkPart => ({ part: 'link', to }));

/** A link with its own words: a button, or a link in a list. */
export const labelledLink = (description: string) =>
  z
    .strictObject({
      label: line('The words on the link.', 80),
      to: link('Where it leads.'),
      newTab: z
        .boolean()
        .optional()
        .describe(
          'Whether it opens in a new tab. Left out, outside links open a new tab and pages do not.',
        ),
      icon: iconName('A small picture before the words.').optional(),
    })
    .describe(description);
