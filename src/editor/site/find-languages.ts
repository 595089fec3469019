import { nearNames, oncePer } from '../../messages/index.ts';
import { createFinder, foldForSearch } from '../../site/index.ts';
import { currentLanguage } from '../words/index.ts';
import ofLanguages from './language-names.json';

/** A language: its tag, its name in itself, and its name in the language of the editor. */
export type NamedLanguage = { tag: string; endonym: string; name: string };

/**
 * The languages that are spoken, by their tags, with their names in English and in themselves, as Unicode's CLDR has
 * them: browsers know the names of a quarter of them.
 */
const spoken = new Map(
  Object.entries(ofLanguages).map(([tag, [english = tag, endonym = english]]) => [
    tag,
    { english, endonym },
  ]),
);

const namesIn = oncePer(
  (language) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }),
);

/** A language by its tag. */
export const nameLanguage = (tag: string): NamedLanguage => nameFor(currentLanguage(), tag);

/** A language by its tag, for an editor in a language. */
function nameFor(editorLanguage: string, tag: string): NamedLanguage {
  const { language } = new Intl.Locale(tag);
  const { english, endonym } = spoken.get(language) ?? { english: tag, endonym: tag };
  return { tag, endonym, name: namesIn(editorLanguage).of(language) ?? english };
}

// Each letter that somebody types is looked for in thousands of names.
const languagesFor = oncePer((editorLanguage) =>
  Array.from(spoken.keys(), (tag) => nameFor(editorLanguage, tag)),
);
const foldName = oncePer(foldForSearch);

const namesOf = ({ tag, endonym, name }: NamedLanguage): string[] => [
  endonym,
  name,
  spoken.get(tag)?.english ?? '',
];

/**
 * The languages that a typed name may mean, typed in any language, and slightly misspelt; the best first.
 * Names in the language itself, in that of the editor and in English are tried before those in all others.
 */
export function findLanguages(typed: string): NamedLanguage[] {
  const query = typed.trim();
  if (query === '') return [];
  const isFound = createFinder(query, foldName);
  const found = languagesFor(currentLanguage()).filter(
    (one) => one.tag === query || namesOf(one).some(isFound),
  );
  if (found.length > 0) return byBeginning(found, query);
  const names = tagsByName(currentLanguage());
  const all = [...names.keys()];
  const exact = all.filter(isFound);
  const intended = exact.length > 0 ? exact : nearNames(query, all);
  return Array.from(new Set(intended.flatMap((name) => names.get(name) ?? [])), nameLanguage);
}

/** The tags of all languages, by their names for an editor in a language, in themselves, and in each other. */
const tagsByName = oncePer(
  (editorLanguage): ReadonlyMap<string, string> =>
    new Map([
      ...namesInAll('all'),
      ...languagesFor(editorLanguage).flatMap((one) =>
        namesOf(one).map((name) => [name, one.tag] as const),
      ),
    ]),
);

/** The tags of the languages that the browser knows, by their names in each other. */
const namesInAll = oncePer((_all: string): readonly (readonly [name: string, tag: string])[] => {
  const tags = [...spoken.keys()].filter((tag) => tag.length === 2);
  return Intl.DisplayNames.supportedLocalesOf(tags).flatMap((language) =>
    tags.flatMap((tag) => {
      const name = namesIn(language).of(tag);
      return name === undefined ? [] : [[name, tag] as const];
    }),
  );
});

/** Languages whose name begins with the typed letters come first. */
function byBeginning(languages: readonly NamedLanguage[], query: string): NamedLanguage[] {
  const start = query.toLocaleLowerCase();
  const begins = ({ endonym, name }: NamedLanguage) =>
    [endonym, name].some((one) => one.toLocaleLowerCase().startsWith(start)) ? 0 : 1;
  return languages.toSorted((one, other) => begins(one) - begins(other));
}
