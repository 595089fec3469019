import { z } from 'zod';
import { iconName } from './icon.ts';
import type { FieldText } from './field.ts';
import { line, oneLine } from './text.ts';
import { yesNo } from './yes-no.ts';

/**
 * The target of a link, as the editor wrote it: a page (`/fees`), an anchor on a page (`/fees#terms`, `#terms`), the
 * name of an outside link in site.yaml (`enquiry`), or a contact (`phone:main`, `email:finance`, `whatsapp:main`).
 */
export type LinkPart = { part: 'link'; to: string };

/** A link without a label of its own. */
export const link = ({ hint, ...field }: FieldText) =>
  oneLine(300)
    .transform((to): LinkPart => ({ part: 'link', to }))
    .meta({
      kind: 'link',
      example: '/fees',
      ...field,
      hint: `${hint} A page (/fees), an outside link by its name in the settings (enquiry), or a contact (phone:main, email:main, whatsapp:main).`,
    });

/** A link with a label: a button, or a link in a list. */
export const labelledLink = (field: FieldText) =>
  z
    .strictObject({
      label: line({
        label: 'Words',
        hint: 'The words on the link.',
        max: 80,
        example: 'Read more',
      }),
      to: link({ label: 'Leads to', hint: 'Where it leads.' }),
      newTab: yesNo({
        label: 'New tab',
        hint: 'Whether it opens in a new tab. Left out, outside links open a new tab and pages do not.',
      }).optional(),
      icon: iconName({ label: 'Icon', hint: 'A small picture before the words.' }).optional(),
    })
    .meta({ kind: 'labelled-link', ...field });
