import { blocksOfGroups, blocksOfWords } from '../../../schema/blocks/word-groups.ts';
import type { SiteSettings } from '../../../schema/site.ts';
import { en, type PluralForms, type Words } from '../../messages/index.ts';

type WordGroup = keyof Words;

/** The groups of words that every site shows somewhere. */
const groupsOfAllSites: readonly WordGroup[] = [
  'frame',
  'search',
  'footer',
  'page',
  'send',
  'notFound',
  'moved',
  'offline',
];

type Readers<Name extends string> = Readonly<Partial<Record<Name, readonly string[]>>>;

const readersOfGroups: Readers<WordGroup> = blocksOfGroups;
const readersOfWords: Readonly<Partial<Record<WordGroup, Readers<string>>>> = blocksOfWords;

const isGroupName = (name: string): name is WordGroup => Object.hasOwn(en, name);

const wordGroups: readonly WordGroup[] = Object.keys(en).filter(isGroupName);

/** A word of the interface: its group, its name and how it stands in English. */
export type InterfaceWord = { group: WordGroup; name: string; english: string | PluralForms };

/** The interface words that visitors of pages with blocks of these types can meet. */
export function reachedWords(
  { countdown, worksOffline }: Pick<SiteSettings, 'countdown' | 'worksOffline'>,
  types: ReadonlySet<string>,
): InterfaceWord[] {
  const always = new Set<WordGroup>([
    ...groupsOfAllSites,
    ...(worksOffline ? (['keepOffer'] as const) : []),
    ...(countdown === undefined ? [] : (['countdown'] as const)),
  ]);
  const isOnPage = (readers: readonly string[] = []) => readers.some((type) => types.has(type));
  return [...new Set([...always, ...wordGroups])].flatMap((group) => {
    const isReached = always.has(group) || isOnPage(readersOfGroups[group]);
    return Object.entries<string | PluralForms>(en[group])
      .filter(([name]) => {
        const readers = readersOfWords[group]?.[name];
        return readers === undefined ? isReached : isOnPage(readers);
      })
      .map(([name, english]) => ({ group, name, english }));
  });
}
