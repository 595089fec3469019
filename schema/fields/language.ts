import type { FieldText } from './field.ts';
import { refusing } from './refusal.ts';
import { line } from './text.ts';
import { checkLanguage } from './web-address.ts';

/** A language tag: `sw-KE`. */
export const language = (field: FieldText) =>
  line({ max: 20, example: 'sw-KE', ...field }).superRefine(refusing(checkLanguage));
