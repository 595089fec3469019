import { defineBlock, sectionFields, choice, contact } from 'woven-site/schema';

export const contactBlock = defineBlock({
  type: 'contact',
  purpose: 'contact',
  description: 'How to reach an office: telephone, e-mail and address, as the settings give them.',
  fields: {
    ...sectionFields,
    contact: contact({
      label: 'Whom',
    }).default('main'),
    form: choice(['rows', 'buttons'], {
      drawings: {
        rows: '= =====/       /= ==== /       /= =====',
        buttons: '########/#ooo ooo/########',
      },
      label: 'How it looks',
      hint: 'As rows with all details (rows), or as a plate with call and e-mail buttons (buttons).',
      hintInForm: '',
      names: { rows: 'All details', buttons: 'Buttons to call and write' },
    }).optional(),
  },
  offers: ({ contact: name }) => ({ essentials: [{ kind: 'contact', contact: name }] }),
});
