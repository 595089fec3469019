import { headOf, summaryOf, type SiteTree, furtherCharacters } from '../../site/index.ts';
import { wordsOfLanguage } from '../../messages/index.ts';

/** Characters that the interface shows but content does not contain. */
const interfaceCharacters = '\u00A0©°–—‘’“”…·•×→←↑↗✓';

/** Markup characters in content: links, lists, bold words and names in braces. */
const marks = new Set('*[]{}_#`<>\\^~="$@|');

const everyLetter = Array.from({ length: 0x7f - 0x20 }, (_, step) =>
  String.fromCodePoint(0x20 + step),
).filter((character) => !marks.has(character));

/**
 * The characters that a site and its interface can show: letters, digits and usual punctuation always, others if they
 * occur. The rest is in a second file, which browsers load when needed.
 */
export function charactersOf({ pages, settings, data }: SiteTree): Set<string> {
  const characters = new Set([...everyLetter, ...interfaceCharacters]);
  const languages = new Set([settings.language, ...pages.map(({ language }) => language)]);
  const words = Array.from(languages, wordsOfLanguage);
  const heads = pages.map(({ document }) => headOf(document));
  const texts = [
    ...[settings, ...data.values(), words, heads].map((one) =>
      furtherCharacters(JSON.stringify(one)),
    ),
    ...pages.map(({ document }) => summaryOf(document).characters),
  ];
  for (const text of texts) for (const character of text) characters.add(character);
  return characters;
}

/** Every text in a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
