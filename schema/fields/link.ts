import { z } from 'zod';
import { iconName } from './icon.ts';
import { writtenAs, type FieldText } from './field.ts';
import { line, oneLine } from './text.ts';
import { yesNo } from './yes-no.ts';

/**
 * The target of a link, as the editor wrote it: a page (`/fees`), an anchor on a page (`/fees#terms`, `#terms`), the
 * name of an outside link in site.yaml (`enquiry`), or a contact (`phone:main`, `email:finance`, `whatsapp:main`).
 */
export type LinkPart = { part: 'link'; to: string };

/** A link without a label of its own. */
export const link = (field: FieldText) =>
  oneLine(300)
    .transform((to): LinkPart => ({ part: 'link', to }))
    .meta({
      kind: 'link',
      example: '/fees',
      ...writtenAs(
        field,
        'A page (/fees), an outside link by its name in the settings (enquiry), or a contact (phone:main, email:main, whatsapp:main).',
      ),
    });

/** A link with a label: a button, or a link in a list. */
export const labelledLink = (field: FieldText) =>
  z
    .strictObject({
      label: line({
        label: 'Words',
        max: 80,
        example: 'Read more',
      }),
      to: link({ label: 'Leads to' }),
      newTab: yesNo({
        label: 'Opens in a new tab',
        hint: 'By itself, outside links do and pages do not.',
        hintInForm: '',
        byItself: 'outside',
        under: 'works',
      }).optional(),
      icon: iconName({
        label: 'Small picture',
        hint: 'Before the words.',
        under: 'looks',
      }).optional(),
    })
    .meta({ kind: 'labelled-link', ...field });
