import type { BlockType } from '../../../schema/blocks/index.ts';
import { blocksOfGroups } from '../../../schema/blocks/word-groups.ts';
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

/** The groups that only some blocks show. */
const readers: Readonly<Partial<Record<WordGroup, readonly BlockType[]>>> = blocksOfGroups;

/** The groups of interface words that visitors of pages with blocks of these types can meet. */
export function reachedGroups(
  { countdown, worksOffline }: Pick<SiteSettings, 'countdown' | 'worksOffline'>,
  types: ReadonlySet<string>,
): WordGroup[] {
  return [
    ...groupsOfAllSites,
    ...(worksOffline ? (['keepOffer'] as const) : []),
    ...(countdown === undefined ? [] : (['countdown'] as const)),
    ...wordGroups.filter((group) => readers[group]?.some((type) => types.has(type))),
  ];
}

const isGroupName = (name: string): name is WordGroup => Object.hasOwn(en, name);

const wordGroups: readonly WordGroup[] = Object.keys(en).filter(isGroupName);

/** A word of the interface: its group, its name and how it stands in English. */
export type InterfaceWord = { group: WordGroup; name: string; english: string | PluralForms };

/** The interface words that a site has not translated under `words`, those of the given groups first. */
export function missingWords(
  written: SiteSettings['words'],
  first: readonly WordGroup[],
): InterfaceWord[] {
  const groups = new Set([...first, ...wordGroups]);
  return Array.from(groups).flatMap((group) => {
    const names: Readonly<Record<string, unknown>> = written?.[group] ?? {};
    return Object.entries<string | PluralForms>(en[group])
      .filter(([name]) => names[name] === undefined)
      .map(([name, english]) => ({ group, name, english }));
  });
}
