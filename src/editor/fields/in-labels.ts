import { fieldsOf } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import { schemasTo, type OpenFile } from './schema-at.ts';
import { labelOf } from '../words/field-words.ts';

/**
 * A message of the validator as a form shows it: with the label of a field where its name in the file stands.
 * "The annualTotal says 346500" → "The total says 346500".
 */
export function inLabels(text: string, open: OpenFile, path: FieldPath): string {
  const own = path.at(-1);
  let shown = text;
  for (const schema of schemasTo(open, path)) {
    for (const [name, field] of fieldsOf(schema) ?? []) {
      // A name of one small word is a word of the sentence as well, unless it is the field's own.
      if (name !== own && !/[A-Z]/.test(name)) continue;
      const label = labelOf(field);
      const words = label.charAt(0).toLowerCase() + label.slice(1);
      shown = shown.replaceAll(new RegExp(`(?<=\\b[Tt]he )${name}\\b`, 'g'), () => words);
    }
  }
  return shown;
}
