import type { SiteTree } from '../../site/index.ts';
import { wordsOfLanguage } from '../../messages/index.ts';

/** Characters that the interface shows but content does not contain. */
const interfaceCharacters = '\u00A0©°–—‘’“”…·•×→←↑↗✓';

/** Markup characters in content: links, lists, bold words and names in braces. */
const marks = new Set('*[]{}_#`<>\\^~="$@|');

const everyLetter = Array.from({ length: 0x7f - 0x20 }, (_, step) =>
  String.fromCodePoint(0x20 + step),
).filter((character) => !marks.has(character));

/** Characters beyond the letters and usual punctuation that every font file has. */
const furtherCharacters = /\P{ASCII}|\\"|[$@|]/gu;

/**
 * The characters that a site and its interface can show: letters, digits and usual punctuation always, others if they
 * occur. The rest is in a second file, which browsers load when needed.
 */
export function charactersOf({ pages, settings, data }: SiteTree): Set<string> {
  const characters = new Set([...everyLetter, ...interfaceCharacters]);
  const languages = new Set([settings.language, ...pages.map(({ language }) => language)]);
  const words = Array.from(languages, wordsOfLanguage);
  const documents = pages.map(({ document }) => document);
  for (const value of [settings, ...data.values(), words, ...documents]) {
    for (const character of furtherIn(value)) characters.add(character);
  }
  return characters;
}

/** The distinct characters in a value's texts beyond those in every font file. */
function furtherIn(value: unknown): string {
  // Scanning JSON is ten times faster on a large site; quotation marks in texts are escaped there.
  const found = JSON.stringify(value).match(furtherCharacters) ?? [];
  return [...new Set(found.map((one) => (one.endsWith('"') ? '"' : one)))].join('');
}

/** Every text in a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
