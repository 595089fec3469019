import type { FieldText } from './field.ts';
import { refusing } from './refusal.ts';
import { line } from './text.ts';
import { checkLanguage } from './web-address.ts';

/** The language of a part of a page. */
const ofPart: FieldText = {
  label: 'Language',
  hint: 'Where it is not that of the page. Screen readers speak it so.',
  under: 'languages',
};

/** A language tag: `sw-KE`. */
export const language = (field = ofPart) =>
  line({ max: 20, example: 'sw-KE', ...field }).superRefine(refusing(checkLanguage));
