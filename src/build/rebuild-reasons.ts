import type { Page } from '../site/site-tree.ts';
import { hashOf } from './document-hash.ts';

/** Tags of what a document was made from, in order: of its own inputs, and of the answers to its queries. */
export type InputTags = { inputs: string; answers: string };

/** Short, because each page has many: they only tell which input changed, once it is certain that one did. */
const tagLength = 4;

/** The tags of some texts, one after another. */
export const tagsOf = (texts: readonly string[]): string =>
  texts.map((text) => hashOf(text).slice(0, tagLength)).join('');

/** The positions at which tags differ. */
function changedTags(before: string, now: string): number[] {
  const count = Math.max(before.length, now.length) / tagLength;
  const at = (tags: string, index: number) =>
    tags.slice(index * tagLength, (index + 1) * tagLength);
  return [...Array(count).keys()].filter((index) => at(before, index) !== at(now, index));
}

/** The names of the inputs whose tags changed. */
export const changedInputs = (before: string, now: string, names: readonly string[]): string[] =>
  changedTags(before, now).flatMap((index) => names[index] ?? []);

const aboutQuery: Readonly<Record<string, string>> = {
  link: 'what it links to',
  picture: 'a picture',
  data: 'a file of content/data',
  list: 'a list',
  pricesOf: 'the prices of another page',
  offersOf: 'the offers of another page',
  calendarsOf: 'the dates of another page',
  feesOf: 'the fees of another page',
  patternOf: 'the pattern of another page',
  contact: 'the contacts of the site',
  validity: 'until when it is valid',
  childLinks: 'the pages below it',
  sectionMenu: 'the menu of its section',
  neighbours: 'the pages before and after it',
  siteMap: 'the list of all pages',
  storedOnDevice: 'what the site stores on the devices of visitors',
  today: 'the day of the build',
};

/** A query in words, with what it is about. */
function inWords(query: unknown): string {
  const { name, values }: { name: string; values: unknown[] } = Object(query);
  const reasons =
    values.length === 0 ? '' : `: ${values.map((one) => JSON.stringify(one)).join(', ')}`;
  return `${aboutQuery[name] ?? name}${reasons}`;
}

/** The queries whose answers changed, in words. */
export function changedAnswers(
  before: string,
  queries: string,
  answers: readonly string[],
): string[] {
  const repeated: unknown[] = JSON.parse(queries);
  return changedTags(before, tagsOf(answers)).map((index) => inWords(repeated[index]));
}

/** Why a page is rendered that no earlier build knows. */
export const notBuiltBefore =
  'no build by this version of the engine has rendered it: it is new, or the engine has changed';

/** Why a page is rendered whose inputs are as they were. */
export const documentGone = 'its document was no longer as it was built, in the folder of the site';

/** Gathers why pages are rendered again. */
export class RebuildReasons {
  readonly #reasons = new Map<string, string[]>();

  add({ address }: Page, reasons: string[]): void {
    this.#reasons.set(address, reasons);
  }

  /** In lines for people: about some pages, or else about all that were rendered, those with the same reasons together. */
  tell(addresses: readonly string[], pages: readonly Page[]): string[] {
    if (addresses.length > 0) return addresses.flatMap((address) => this.#tellOne(address, pages));
    const groups = new Map<string, string[]>();
    for (const [address, reasons] of this.#reasons) {
      const key = reasons.map((reason) => `  ${reason}`).join('\n');
      groups.set(key, [...(groups.get(key) ?? []), address]);
    }
    return [...groups].map(([key, group]) => `${shortList(group)}, because of:\n${key}`);
  }

  #tellOne(address: string, pages: readonly Page[]): string[] {
    const reasons = this.#reasons.get(address);
    if (reasons) return [`${address}, because of:`, ...reasons.map((reason) => `  ${reason}`)];
    return pages.some((page) => page.address === address)
      ? [`${address} was not rendered: all that it is made from is as it was.`]
      : [`There is no page ${address}.`];
  }
}

/** The first few of many addresses. */
const shortList = (addresses: readonly string[], max = 5): string =>
  addresses.length > max
    ? `${addresses.slice(0, max).join(', ')} and ${addresses.length - max} more`
    : addresses.join(', ');
