import { blockSchema } from '../../../schema/blocks/index.ts';
import { fillWords } from '../../messages/index.ts';
import type { SiteLocale } from '../language/locale.ts';
import type { ListPart, Page } from '../site-tree.ts';
import type { Collection } from './collections.ts';

/** The last step of the address of a further page. */
const furtherStep = (number: number): string => (number === 1 ? '' : `/page-${number}`);

/** The part of an address, below that of its collection, at which a list is. */
export const stepsOfList = ({ year, tag, number }: ListPart): string =>
  (year === undefined ? '' : `/${year}`) +
  (tag === undefined ? '' : `/tags/${tag}`) +
  furtherStep(number);

const reserved = /^\/(?:(?:\d{4}|tags\/[^/]+)(?:\/page-\d+)?|page-\d+|tags)$/;

/** Whether an address below that of a collection, such as `/2026`, is one of its lists, or may become one. */
export const isListAddress = (steps: string): boolean => reserved.test(steps);

/** How many pages a list takes: one at least. */
export const pagesFor = (count: number, { settings }: Collection): number =>
  Math.max(1, Math.ceil(count / settings.perPage));

function partsOf(collection: Collection): ListPart[] {
  const { entries, years, tags } = collection;
  const pagesOf = (part: Omit<ListPart, 'number'>, { length }: readonly Page[]): ListPart[] =>
    Array.from({ length: pagesFor(length, collection) }, (_, index) => ({
      ...part,
      number: index + 1,
    }));
  return [
    // The first is the page of the collection itself.
    ...pagesOf({}, entries).slice(1),
    ...[...years].flatMap(([year, ofYear]) => pagesOf({ year }, ofYear)),
    ...[...tags.values()].flatMap(({ slug, entries: ofTag }) => pagesOf({ tag: slug }, ofTag)),
  ];
}

/**
 * The pages with lists of a collection's entries besides its own page. They are made like all others, of one block; they
 * have no file, and stand in no menu.
 */
export function listPagesOf(collection: Collection, { words, formats }: SiteLocale): Page[] {
  const { page, tags } = collection;
  const blocks = [blockSchema.parse({ type: 'entries' })];
  return partsOf(collection).map((list) => {
    const { year, tag, number } = list;
    const name = year ?? (tag === undefined ? undefined : tags.get(tag)?.label);
    const whole = name === undefined ? page.label : `${page.label}: ${name}`;
    const further = fillWords(words.entries.pageNumber, { number: formats.number(number) });
    const steps = stepsOfList(list);
    const document: Page['document'] = {
      title: number === 1 ? whole : `${whole}, ${further}`,
      listing: { inMenu: false },
      blocks,
    };
    return {
      ...page,
      file: page.file.replace(/(?:\/index)?\.yaml$/, `${steps}.yaml`),
      document,
      hash: undefined,
      address: page.address + steps,
      isHome: false,
      translations: [],
      // Lists of pages show it beside those of other years and tags.
      label: formats.inRow([name ?? [], number === 1 ? [] : further].flat()),
      parent: page,
      children: [],
      entryOf: null,
      list,
      hasFractions: false,
      markedLines: [],
      listedInMenu: false,
      menuPages: [],
    };
  });
}
