import type { Page, SiteTree } from '../site/site-tree.ts';
import { wordsOfLanguage } from '../locales/words-of-language.ts';

/** Characters that nobody types into content and that the interface shows. */
const interfaceCharacters = '\u00A0©°–—‘’“”…·•×→←↑↗✓';

/** What stands in content for something else: marks of links, lists, bold words and names in braces. */
const marks = new Set('*[]{}_#`<>\\^~="$@|');

const everyLetter = Array.from({ length: 0x7f - 0x20 }, (_, step) =>
  String.fromCodePoint(0x20 + step),
).filter((character) => !marks.has(character));

/** What is not in every font file anyway: marks that texts show as often as they mean something by them, and letters. */
const furtherCharacters = /\P{ASCII}|\\"|[$@|]/gu;

/**
 * The characters that the texts of a site and its interface can show: letters, digits and usual punctuation always,
 * others where they stand somewhere. What is left out is not lost: browsers fetch it when a page shows it.
 */
export function charactersOf(
  { pages, settings, data }: SiteTree,
  ofPage: (page: Page) => string = ({ document }) => furtherIn(document),
): Set<string> {
  const characters = new Set([...everyLetter, ...interfaceCharacters]);
  const languages = new Set([settings.language, ...pages.map(({ language }) => language)]);
  const words = Array.from(languages, wordsOfLanguage);
  for (const value of [settings, ...data.values(), words]) {
    for (const character of furtherIn(value)) characters.add(character);
  }
  for (const page of pages) {
    for (const character of ofPage(page)) characters.add(character);
  }
  return characters;
}

/** The characters in the texts of a value that fonts need not have anyway, each once. */
export function furtherIn(value: unknown): string {
  // As JSON a large site is looked through in a tenth of the time; a quotation mark in a text has a backslash there.
  const found = JSON.stringify(value).match(furtherCharacters) ?? [];
  return [...new Set(found.map((one) => (one.endsWith('"') ? '"' : one)))].join('');
}

/** Every text in a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
