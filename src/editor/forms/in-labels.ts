import { fieldsOf, metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import type { Diagnostic, FieldPath } from '../../diagnostics/diagnostic.ts';
import { dayInWords } from '../../site/language/day-in-words.ts';
import { isDay } from '../../site/pages/publish-window.ts';
import { schemaAt, schemasTo, type OpenFile } from '../site/schema-at.ts';
import { hintOf, labelOf } from '../words/field-words.ts';

/**
 * A message of the validator as a form shows it: with the labels of fields instead of their names in the file.
 * "The field annualTotal must be a plain number" → "The total must be a plain number".
 */
export function inLabels(text: string, open: OpenFile, path: FieldPath): string {
  const lastStep = path.at(-1);
  const schemas = schemasTo(open, path);
  const [hint, hintInWords] = hintsOf(schemas[path.length]);
  // A hint at the end is in the language of the form already.
  if (hint !== '' && text.endsWith(hint)) {
    return `${inLabels(text.slice(0, -hint.length), open, path)}${hintInWords}`;
  }
  let shown = text;
  for (const schema of schemas) {
    for (const [name, field] of fieldsOf(schema) ?? []) {
      // A name that is an ordinary word may be just that, unless it is the field's own name.
      if (name !== lastStep && !/[A-Z]/.test(name)) continue;
      const label = labelOf(field);
      const words = label.charAt(0).toLowerCase() + label.slice(1);
      shown = shown.replaceAll(
        new RegExp(`(?<=\\b[Tt]he )(?:field )?${name}\\b`, 'g'),
        () => words,
      );
    }
  }
  return shown;
}

/** The hint of a field as messages quote it, and as the form shows it. */
const hintsOf = (schema: FieldSchema | undefined): [string, string] =>
  schema ? [metaOf(schema).hint ?? '', hintOf(schema)] : ['', ''];

/** A day outside quotation marks: what stands in them is quoted from the file. */
const days = /(?<![\w"“-])\d{4}-\d{2}-\d{2}(?![\w"”-])/g;

/**
 * The message of a diagnostic in a form: with labels, and with days and amounts as the site writes them: 2027-01-05 → 5
 * January 2027, 346500 → 346,500.
 */
export function messageOf({ message, path }: Diagnostic, open: OpenFile, language: string): string {
  const shown = inLabels(message, open, path).replaceAll(days, (day) =>
    isDay(day) ? dayInWords(day, language) : day,
  );
  const schema = schemaAt(open, path);
  if (schema === null || metaOf(schema).kind !== 'amount') return shown;
  // What stands in quotation marks is quoted from the file.
  return shown.replaceAll(/(?<![\w".,“-])\d{4,}(?:\.\d+)?(?![\w"”])/g, (amount) =>
    Number(amount).toLocaleString(language),
  );
}
