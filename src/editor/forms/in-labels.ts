import { fieldsOf, metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { type Diagnostic, type FieldPath, inEnglish } from '../../messages/index.ts';
import { dayInWords, isDay } from '../../site/index.ts';
import { inHabitsOf, schemaAt, schemasTo, type OpenFile } from '../site/index.ts';
import { namesIn, hintOf, labelOf, messageInWords } from '../words/index.ts';

/** The editor's words in English: an English sentence must not contain words of another language. */
const { labelOf: englishLabelOf } = namesIn(null);

/**
 * Rewrites an English message of the validator with the labels of the form instead of the names in the file: "The field
 * annualTotal must be a plain number" → "The total must be a plain number".
 */
export function inLabels(text: string, open: OpenFile, path: FieldPath): string {
  const lastStep = path.at(-1);
  const schemas = schemasTo(open, path);
  const [hint] = hintsOf(schemas[path.length]);
  // A hint at the end already uses the form's labels.
  if (hint !== '' && text.endsWith(hint)) {
    return `${inLabels(text.slice(0, -hint.length), open, path)}${hint}`;
  }
  let shown = text;
  for (const schema of schemas) {
    for (const [name, field] of fieldsOf(schema) ?? []) {
      // A name that is also an ordinary word may be that word, unless it is the field's own name.
      if (name !== lastStep && !/[A-Z]/.test(name)) continue;
      const label = englishLabelOf(field);
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

/** Matches days outside quotation marks: quoted ones come from the file. */
const days = /(?<![\w"“-])\d{4}-\d{2}-\d{2}(?![\w"”-])/g;

/** A text of a diagnostic, and its language if that differs from the editor's. */
type ShownText = { text: string; language: string | undefined };

/** The message or fix of a diagnostic in the editor's language, as far as it is translated. */
export function shownText(
  diagnostic: Diagnostic,
  part: 'message' | 'help',
  open: OpenFile,
  language: string,
): ShownText {
  const schemas = schemasTo(open, diagnostic.path);
  const translated = messageInWords(diagnostic[part], {
    hint: hintsOf(schemas[diagnostic.path.length]),
    labelOf: (name) => {
      const field = schemas.findLast((schema) => fieldsOf(schema)?.has(name));
      const named = field && fieldsOf(field)?.get(name);
      return named ? labelOf(named) : name;
    },
  });
  const text = translated ?? inLabels(inEnglish(diagnostic[part]), open, diagnostic.path);
  const ofDays = translated === null ? language : inHabitsOf(language);
  return {
    text: part === 'message' ? inSiteForms(text, diagnostic.path, open, ofDays) : text,
    language: translated === null ? 'en' : undefined,
  };
}

/** Writes days and amounts as the site does: 2027-01-05 → 5 January 2027, 346500 → 346,500. */
function inSiteForms(text: string, path: FieldPath, open: OpenFile, language: string): string {
  const shown = text.replaceAll(days, (day) => (isDay(day) ? dayInWords(day, language) : day));
  const schema = schemaAt(open, path);
  if (schema === null || metaOf(schema).kind !== 'amount') return shown;
  // Quoted text comes from the file.
  return shown.replaceAll(/(?<![\w".,“-])\d{4,}(?:\.\d+)?(?![\w"”])/g, (amount) =>
    Number(amount).toLocaleString(language),
  );
}
