import type { SiteTree } from '../site/site-tree.ts';
import { wordsOfLanguage } from '../locales/words-of-language.ts';

/** Characters that nobody types into content and that the interface shows. */
const interfaceCharacters = '\u00A0©°–—‘’“”…·•×→←↑↗✓';

/** What stands in content for something else: marks of links, lists, bold words and names in braces. */
const marks = new Set('*[]{}_#`<>\\^~="$@|');

const everyLetter = Array.from({ length: 0x7f - 0x20 }, (_, step) =>
  String.fromCodePoint(0x20 + step),
).filter((character) => !marks.has(character));

/** Marks that texts show as often as they mean something by them. */
const shownMarks = /["$@|]/g;

/**
 * The characters that the texts of a site and its interface can show: letters, digits and usual punctuation always,
 * others where they stand somewhere. What is left out is not lost: browsers fetch it when a page shows it.
 */
export function charactersOf({ pages, settings, data }: SiteTree): Set<string> {
  const texts = textsIn([settings, pages.map(({ document }) => document), [...data.values()]]);
  const languages = new Set([settings.language, ...pages.map(({ language }) => language)]);
  const words = textsIn(Array.from(languages, wordsOfLanguage));
  return new Set([
    ...everyLetter,
    ...interfaceCharacters,
    ...[...texts, ...words].flatMap((text) => [
      ...(text.match(/\P{ASCII}/gu) ?? []),
      ...(text.match(shownMarks) ?? []),
    ]),
  ]);
}

/** Every text in a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
