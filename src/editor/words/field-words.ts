import { blocks } from '../../../schema/blocks/index.ts';
import { metaOf, type FieldSchema } from '../../../schema/fields/field.ts';

/** Labels and hints of fields in the language of the edited site, by the English of the schema. */
let translations: Readonly<Record<string, string>> = {};

/** Sets the language of labels, hints and names of blocks, as far as there are translations. */
export async function speakOfFields(language: string): Promise<void> {
  translations = {
    ...(/^sw\b/i.test(language) ? await inKiswahili() : {}),
    ...wordsOfBlocks(language),
  };
}

/** What the definitions of blocks say themselves in a language. */
export function wordsOfBlocks(language: string): typeof translations {
  const [primary = ''] = language.toLowerCase().split('-');
  return Object.fromEntries(
    blocks.flatMap((block) => Object.entries(block.translations[primary] ?? {})),
  );
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

/** The sentences of a hint, many of which are shared. */
export const sentencesOf = (hint: string): string[] => hint.split(/(?<=\.) (?=[A-Z“])/);

/** Hints that quote interface words in English are the same in every language. */
const englishWords = /^In English (“.*”)(?:, in the forms that the language has)?\.$/;

function inSentences(hint: string): string {
  const whole = translations[hint];
  if (whole !== undefined) return whole;
  const [, english] = englishWords.exec(hint) ?? [];
  const introduction = translations[inEnglish];
  if (english !== undefined && introduction !== undefined) return `${introduction} ${english}.`;
  const sentences = sentencesOf(hint).map((one) => translations[one] ?? null);
  return sentences.includes(null) ? hint : sentences.join(' ');
}

/** What introduces such words. */
export const inEnglish = 'In English';

/** The label of a field. */
export const labelOf = (schema: FieldSchema): string => translated(metaOf(schema).label);

/** The hint of a field. */
export const hintOf = (schema: FieldSchema): string => inSentences(metaOf(schema).hint);

/** The purpose of a block. */
export const purposeOf = inSentences;

/** A name in a file in readable form: fee-table → Fee table, HighSchool → High school. */
export function nameInWords(name: string): string {
  const words = translations[name] ?? name.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
