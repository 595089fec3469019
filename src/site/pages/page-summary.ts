import { blockDefinitions, blockSchema, type Block } from '../../../schema/blocks/index.ts';
import { nextPageBlock } from '../../../schema/blocks/next-page.ts';
import { proseBlock } from '../../../schema/blocks/prose.ts';
import type { Offer } from '../../../schema/offer.ts';
import type { ListViewPart } from '../../../schema/fields/data.ts';
import type { ImagePart } from '../../../schema/fields/image.ts';
import { visitorOf } from '../../../schema/fields/visit-fields.ts';
import type { PageDocument } from '../../../schema/page.ts';
import { blocksKey, Finding, isLazy } from './lazy-document.ts';
import { anchorsOfBlocks, type PageAnchors } from './page-anchors.ts';
import { furtherCharacters } from '../text/further-characters.ts';
import { hasArticleParts } from '../text/markdown.ts';
import { mayHaveMarkedWords } from '../text/without-marks.ts';
import { someText, textsOf, type FoundText } from '../values/map-texts.ts';
import { isPart, type Part } from '../values/parts-of.ts';
import { mayHaveSubstitution, substitutionsIn } from '../values/substitutions.ts';

/** What the rest of the site needs to know of a page's blocks, as plain data. */
export type PageSummary = {
  /** The types of the blocks, in order. */
  types: readonly string[];
  /** The looks of blocks other than their usual ones: `link-grid/tiles`. */
  looks: readonly string[];
  /** Whether any block has a day on which it is shown, removed or due for review. */
  hasDays: boolean;
  /** Whether any text of its blocks has double braces. */
  hasBracesInBlocks: boolean;
  /** The names in double braces in the texts of its blocks. */
  namesInBlocks: readonly string[];
  /** The characters of its blocks beyond those in every font file. */
  characters: string;
  /** Whether any text of its blocks may have words that are marked as of another language. */
  hasMarkedWords: boolean;
  /** Whether visitors can tick something. */
  hasTicks: boolean;
  /** Whether any longer text has a table, a quotation or the like, whose styles no other page needs. */
  hasArticle: boolean;
  /** Whether it has numbered paragraphs, whose styles no other page needs. */
  hasNumbered: boolean;
  /** How many blocks lead to a next page that they name, and not to those before and after. */
  namedNextPages: number;
  /** Whether any of its own amounts of money has decimals. */
  hasFractions: boolean;
  /** What it shows of lists. */
  listViews: readonly ListViewPart[];
  /** The first picture; null if there is none. */
  picture: ImagePart | null;
  /** The names of what the blocks offer to others. */
  offered: readonly string[];
  anchors: PageAnchors;
};

const isImage = (part: Part): part is ImagePart => part.part === 'image';

const hasDays = ({ showFrom, showUntil, reviewBy }: Block): boolean =>
  showFrom !== undefined || showUntil !== undefined || reviewBy !== undefined;

const visitAmounts = visitorOf(new Set(['amount']));

/** `mayHave` is whether it has any number with decimals, be it an amount or not. */
function hasFractions(block: Block, mayHave: boolean): boolean {
  const figures = blockDefinitions.get(block.type)?.figures(block) ?? [];
  let isFound = figures.some(({ typed, isAmount }) => isAmount && !Number.isInteger(Number(typed)));
  if (isFound || !mayHave) return isFound;
  visitAmounts(blockSchema, block, ({ value }) => {
    isFound ||= typeof value === 'number' && !Number.isInteger(value);
  });
  return isFound;
}

/** The names in double braces in the texts of a value. */
export const namesIn = (value: unknown): string[] =>
  textsOf(value, mayHaveSubstitution).flatMap(({ text }) =>
    substitutionsIn(text).flatMap(({ name }) => name ?? []),
  );

/** Blocks rarely contain names in braces, so most pages keep their blocks when names are replaced. */
const summaries = new WeakMap<object, PageSummary>();

/** The summary of a checked page; computed once. */
export const summaryOf = (document: PageDocument): PageSummary =>
  summaries.get(blocksKey(document)) ?? summaryOfBlocks(document.blocks);

/** Takes the summary of a document from an earlier command. */
export const keepSummary = (document: PageDocument, summary: PageSummary): void => {
  summaries.set(blocksKey(document), summary);
};

const offers = new WeakMap<readonly Block[], readonly Offer[]>();

/** What each of the blocks of a page offers to others, in order; unlike a summary it is read from the blocks. */
export function offersOf({ blocks }: { blocks: readonly Block[] }): readonly Offer[] {
  const found =
    offers.get(blocks) ??
    blocks.map((block) => blockDefinitions.get(block.type)?.offers(block) ?? {});
  offers.set(blocks, found);
  return found;
}

/** The summary of the page with these blocks; computed once. */
export function summaryOfBlocks(blocks: readonly Block[]): PageSummary {
  const cached = summaries.get(blocks);
  if (cached) return cached;
  const definitions = blocks.map((block) => ({
    block,
    definition: blockDefinitions.get(block.type),
  }));
  const parts: Part[] = [];
  const found = { hasBracesInBlocks: false, hasMarkedWords: false, hasFractions: false };
  // All at once, because every value of every page passes here.
  const lookAt = (value: unknown, isInPart: boolean): void => {
    if (typeof value === 'string') {
      found.hasBracesInBlocks ||= mayHaveSubstitution(value);
      found.hasMarkedWords ||= mayHaveMarkedWords(value);
    } else if (typeof value === 'number') found.hasFractions ||= !Number.isInteger(value);
    else if (typeof value === 'object' && value !== null) {
      const isFound = !isInPart && isPart(value);
      if (isFound) parts.push(value);
      for (const inner of Object.values(value)) lookAt(inner, isInPart || isFound);
    }
  };
  lookAt(blocks, false);
  const summary = {
    types: blocks.map(({ type }) => type),
    looks: definitions.flatMap(({ block, definition }) => {
      const look = definition?.lookOf(block);
      return look === undefined ? [] : [`${block.type}/${look}`];
    }),
    hasDays: blocks.some(hasDays),
    ...found,
    namesInBlocks: found.hasBracesInBlocks ? [...new Set(namesIn(blocks))] : [],
    characters: furtherCharacters(JSON.stringify(blocks)),
    hasTicks: definitions.some(({ block, definition }) => definition?.hasTicks(block)),
    hasArticle: parts.some((part) => part.part === 'text' && hasArticleParts(part)),
    hasNumbered: blocks.some(
      (block) => proseBlock.isOfType(block) && proseBlock.passagesOf(block).length > 0,
    ),
    namedNextPages: blocks.filter(
      (block) => nextPageBlock.isOfType(block) && block.to !== undefined,
    ).length,
    hasFractions: blocks.some((block) => hasFractions(block, found.hasFractions)),
    listViews: parts.flatMap((part) => (part.part === 'list-view' ? [part] : [])),
    picture: parts.find(isImage) ?? null,
    offered: [
      ...new Set(
        offersOf({ blocks }).flatMap((offer) => Object.keys(offer).filter((name) => offer[name])),
      ),
    ],
    anchors: anchorsOfBlocks(blocks),
  };
  summaries.set(blocks, summary);
  return summary;
}

/** A test of texts, and a key that identifies it. */
export type TextTest = { key: string; test: (text: string) => boolean };

const textsTested = new Finding<readonly FoundText[]>('texts');

const tested = new WeakMap<object, { key: string; texts: readonly FoundText[] }>();

/** The texts in a value that pass a test; the last result is remembered, and reused for the same key. */
export function testedTexts(value: unknown, { key, test }: TextTest): readonly FoundText[] {
  if (typeof value !== 'object' || value === null) return [];
  const before = tested.get(value);
  if (before?.key === key) return before.texts;
  // Most values have none, which is found out much faster.
  const find = () => (someText(value, test) ? textsOf(value, test) : []);
  const texts = isLazy(value) ? textsTested.of(value, key, find) : find();
  tested.set(value, { key, texts });
  return texts;
}
