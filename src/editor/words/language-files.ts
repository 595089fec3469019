/** The files of one part of the words, by their paths: each lies in the folder of its language, and is loaded when used. */
export type LanguageFiles = Readonly<Record<string, () => Promise<unknown>>>;

const languageOf = (file: string): string => file.split('/').at(-2) ?? '';

/** The languages that have such a file. */
export const languagesIn = (files: LanguageFiles): string[] => Object.keys(files).map(languageOf);

/** The language of a list that a tag means: `sw-KE` is `sw`, unless it is in the list itself; undefined if none is meant. */
export function meantLanguage(tag: string, languages: readonly string[]): string | undefined {
  const [primary = ''] = tag.toLowerCase().split('-');
  return (
    languages.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
    languages.find((language) => language === primary)
  );
}

/** What is translated into a language; undefined if nothing is. */
export async function loadTranslation(files: LanguageFiles, tag: string): Promise<unknown> {
  const intendedTag = meantLanguage(tag, languagesIn(files));
  const [, load] = Object.entries(files).find(([file]) => languageOf(file) === intendedTag) ?? [];
  return load?.();
}
