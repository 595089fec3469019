import { metaOf, type FieldSchema } from '../../../schema/fields/field.ts';

/** What the schema says of fields, in the language of the site that is edited, by what it says in English. */
let translations: Readonly<Record<string, string>> = {};

/** Says labels, hints and names of blocks in a language from now on, as far as there are translations. */
export async function speakOfFields(language: string): Promise<void> {
  translations = /^sw\b/i.test(language) ? await inKiswahili() : {};
}

async function inKiswahili(): Promise<typeof translations> {
  const [{ fieldsSw }, { blockHintsSw }, { fileHintsSw }] = await Promise.all([
    import('./fields-sw.ts'),
    import('./block-hints-sw.ts'),
    import('./file-hints-sw.ts'),
  ]);
  return { ...fieldsSw, ...blockHintsSw, ...fileHintsSw };
}

const translated = (text: string): string => translations[text] ?? text;

/** The sentences of a hint: many hints share some. */
export const sentencesOf = (hint: string): string[] => hint.split(/(?<=\.) (?=[A-Z“])/);

/** Fields for words of the interface say what stands there in English, which is the same in every language. */
const englishWords = /^In English (“.*”)(?:, in the forms that the language has)?\.$/;

function inSentences(hint: string): string {
  const [, english] = englishWords.exec(hint) ?? [];
  const introduction = translations[inEnglish];
  if (english !== undefined && introduction !== undefined) return `${introduction} ${english}.`;
  const sentences = sentencesOf(hint).map((one) => translations[one] ?? null);
  return sentences.includes(null) ? hint : sentences.join(' ');
}

/** What introduces such words. */
export const inEnglish = 'In English';

/** A field as a form calls it. */
export const labelOf = (schema: FieldSchema): string => translated(metaOf(schema).label);

/** What belongs into a field. */
export const hintOf = (schema: FieldSchema): string => inSentences(metaOf(schema).hint);

/** What a block is for. */
export const purposeOf = inSentences;

/** What a name in a file is called: fee-table → Fee table, HighSchool → High school. */
export function nameInWords(name: string): string {
  const words = translations[name] ?? name.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
