import { fieldsOf, metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { type Diagnostic, type FieldPath, inEnglish } from '../../messages/index.ts';
import { dayInWords, isDay } from '../../site/index.ts';
import { inHabitsOf, schemaAt, schemasTo, type OpenFile } from '../site/index.ts';
import { currentWords, fill, hintOf, labelOf, messageInWords, namesIn } from '../words/index.ts';

/** The editor's words in English: an English sentence must not contain words of another language. */
const { labelOf: englishLabelOf } = namesIn(null);

type MistakeTextProps = {
  diagnostic: Diagnostic;
  part: 'message' | 'help';
  open: OpenFile;
  language: string;
};

/** The message or the fix of a diagnostic, marked with its language so that screen readers pronounce it. */
export function MistakeText({ diagnostic, part, open, language }: MistakeTextProps) {
  const shown = shownText(diagnostic, part, open, language);
  return <span lang={shown.language}>{shown.text}</span>;
}

/** Matches days outside quotation marks: quoted ones come from the file. */
const days = /(?<![\w"“-])\d{4}-\d{2}-\d{2}(?![\w"”-])/g;

/** Codes whose messages tell how days are written in files; forms take them as people write them. */
const unreadDays: ReadonlySet<string> = new Set(['date-form', 'not-a-moment']);

/** Whether a moment begins with a whole day, so that only its hour can be wrong. */
const hasDay = (value: unknown): boolean => {
  const [day = '', hour] = typeof value === 'string' ? value.split(' ') : [];
  return hour !== undefined && isDay(day);
};

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
  const schema = schemas[diagnostic.path.length];
  if (unreadDays.has(diagnostic.code)) {
    const { noDay, dayHow, noHour, hourHow } = currentWords().panel;
    if (hasDay(valueAt(open.root, diagnostic.path))) {
      return { text: part === 'message' ? noHour : hourHow, language: undefined };
    }
    const today = dayInWords(new Date().toISOString().slice(0, 10), language);
    return { text: part === 'message' ? noDay : fill(dayHow, { day: today }), language: undefined };
  }
  const translated = messageInWords(diagnostic[part], {
    hint: schema ? [metaOf(schema).hint ?? '', hintOf(schema)] : ['', ''],
    labelOf: (name) => labelIn(schemas, name, labelOf),
  });
  const english = {
    field: (name: string) => `“${labelIn(schemas, name, englishLabelOf)}”`,
    settings: 'screen' as const,
  };
  const text = translated ?? inEnglish(diagnostic[part], english);
  const ofDays = translated === null ? language : inHabitsOf(language);
  return {
    text: part === 'message' ? inSiteForms(text, diagnostic.path, open, ofDays) : text,
    language: translated === null ? 'en' : undefined,
  };
}

/** The label of the innermost field with a name on the way to a value; the name itself if there is none. */
function labelIn(
  schemas: readonly FieldSchema[],
  name: string,
  label: (schema: FieldSchema) => string,
): string {
  const field = schemas.flatMap((schema) => fieldsOf(schema)?.get(name) ?? []).at(-1);
  return field ? label(field) : name;
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
