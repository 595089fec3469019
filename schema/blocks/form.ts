import {
  choice,
  contact,
  day,
  defineBlock,
  destination,
  identifier,
  inline,
  line,
  link,
  list,
  object,
  sectionFields,
  wholeNumber,
  yesNo,
} from 'woven-site/schema';
import { checkFormFields, checkPages } from './form/check-form-fields.ts';
import { formCodes } from './form/codes.ts';
import { autofills, fieldKindsOfForms, fileKinds, type FormFieldKind } from './form/kinds.ts';

/** A field of a form is used with these kinds; the editor hides it with others. */
const onlyFor = (...values: FormFieldKind[]) => ({ goesWith: { field: 'kind', values } });

const formField = object(
  { label: 'Question', calledBy: ['label'] },
  {
    label: line({ label: 'Question', hint: 'For example: Name of the child.', max: 200 }),
    kind: choice(fieldKindsOfForms, {
      label: 'Answer',
      hint: 'line, text (several lines), email, telephone, number, day, choice (one of several), choices (several of several), consent (a box that must be ticked), or file.',
      hintInForm: 'What visitors can write or choose.',
      names: {
        line: 'A line',
        text: 'Several lines',
        email: 'An e-mail address',
        telephone: 'A telephone number',
        number: 'A number',
        day: 'A day',
        choice: 'One of several',
        choices: 'Some of several',
        consent: 'Consent',
        file: 'A file',
      },
    }).default('line'),
    hint: inline({
      label: 'Help',
      hint: 'A sentence below the question. It may link to a page, for example on privacy.',
      max: 300,
    }).optional(),
    required: yesNo({
      label: 'Must be answered',
      hint: 'By itself, it need not be; consent always must.',
      hintInForm: '',
    }).optional(),
    options: list(line({ label: 'Option', max: 120 }), {
      label: 'Options',
      hint: 'What visitors choose from.',
      min: 0,
      max: 60,
      ...onlyFor('choice', 'choices'),
    }).optional(),
    min: wholeNumber({ label: 'Smallest number', ...onlyFor('number') }).optional(),
    max: wholeNumber({ label: 'Largest number', ...onlyFor('number') }).optional(),
    earliest: day({ label: 'Earliest day', ...onlyFor('day') }).optional(),
    latest: day({ label: 'Latest day', ...onlyFor('day') }).optional(),
    maxCharacters: wholeNumber({
      label: 'Most characters',
      min: 1,
      max: 10_000,
      under: 'works',
      ...onlyFor('line', 'text'),
    }).optional(),
    fills: choice(autofills, {
      label: 'Filled in by the browser',
      hint: 'What the browser may fill in, if it knows it: name, given-name, family-name, organization, street-address, address-level2 (a town), postal-code, country-name or bday (a birthday).',
      hintInForm: 'If it is about the person who writes, and the browser knows it.',
      names: {
        name: 'Name',
        'given-name': 'First name',
        'family-name': 'Family name',
        organization: 'Organisation',
        'street-address': 'Street address',
        'address-level2': 'Town',
        'postal-code': 'Postal code',
        'country-name': 'Country',
        bday: 'Birthday',
      },
      under: 'works',
      ...onlyFor('line', 'text', 'day'),
    }).optional(),
    accepts: list(choice(fileKinds, { label: 'Type of file' }), {
      label: 'Kinds of files',
      hint: 'pictures, pdf, documents or tables. If empty, any.',
      hintInForm: 'If empty, any.',
      min: 0,
      under: 'works',
      ...onlyFor('file'),
    }).optional(),
    maxMegabytes: wholeNumber({
      label: 'Largest file, in MB',
      hint: 'By itself, 5.',
      min: 1,
      max: 25,
      under: 'works',
      ...onlyFor('file'),
    }).optional(),
    name: identifier({
      label: 'Name in the answers',
      hint: 'Under this name the answer arrives, whatever the language of the page. If empty, the question is its name.',
      under: 'languages',
      example: 'child',
    }).optional(),
  },
);

export const formBlock = defineBlock({
  type: 'form',
  purpose: 'contact',
  description:
    'A form with questions of your own: a registration, a booking, a message. The answers go to a service that the settings name, or into a WhatsApp message or an e-mail to you.',
  island: ({ form, contact: words }) => ({ ...form, contact: words }),
  fields: {
    ...sectionFields,
    fields: list(formField, { label: 'Questions', max: 60 }),
    to: destination({
      label: 'Answers go to',
      hint: 'A destination of forms in the settings. If empty, the form writes a WhatsApp message or an e-mail to the contact.',
    }).optional(),
    contact: contact({
      label: 'Contact',
      hint: 'Who gets the answers, or helps where the form cannot be sent.',
    }).default('main'),
    privacy: inline({
      label: 'What happens with the answers',
      hint: 'Beside the button: who reads them, and how long you keep them.',
      max: 400,
    }).optional(),
    button: line({ label: 'Words on the button', under: 'words', max: 60 }).optional(),
    sent: link({
      label: 'Page after sending',
      hint: 'A page of this site that says thank you. If empty, a line below the form does.',
      under: 'works',
      example: '/thank-you',
    }).optional(),
    failed: link({
      label: 'Page if sending failed',
      hint: 'A page of this site. If empty, a line below the form says so. A lost connection always does.',
      under: 'works',
      example: '/not-sent',
    }).optional(),
  },
  codes: formCodes,
  validate: ({ fields = [], sent, failed }) => [
    ...checkFormFields(fields),
    ...checkPages({ sent, failed }),
  ],
  offers: ({ to, contact: name, fields }) => ({
    form: {
      to,
      contact: name,
      files: fields.flatMap(({ kind }, index) => (kind === 'file' ? [index] : [])),
    },
  }),
});
