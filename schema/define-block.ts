import type { z } from 'zod';
import type { CodeEntry, FieldPath, Words } from '../src/messages/index.ts';
import type { BlockDiagnostic } from './block-diagnostic.ts';
import { blockSchemaOf } from './block-fields.ts';
import type { DataKind } from './define-data.ts';
import { isObject } from './is-object.ts';
import type { LinkPart } from './fields/link.ts';
import type { Offer } from './offer.ts';
import type { ValidPart } from './fields/valid-part.ts';

type Output<Type extends string, Fields extends z.ZodRawShape> = z.output<
  ReturnType<typeof blockSchemaOf<Type, Fields>>
>;

/** A link to a page, of whose blocks something is shown, and the path from the block to that link. */
export type Reading = { path: FieldPath; to: LinkPart; offer: string };

/** A file that is published beside the page of its block. */
export type Download = {
  name: string;
  text: string;
  /** By this, the component of the block finds the file among `context.downloads`. */
  of?: string;
  /** Merges the files of two blocks of a page with the same name; without it, the later one wins. */
  join?: (first: string, second: string) => string;
};

/** The language of a file, its words, and the site it belongs to. */
export type FileLocale = {
  language: string;
  words: Words;
  siteName: string;
  host: string;
  /** The page, as host and path: `lakeside.example/fees`. It stays when the page moves, so that names of dates do. */
  page: string;
  /** The time zone of the site: Africa/Nairobi. */
  timeZone: string;
  /** When the page of the file last changed, as a timestamp with a time zone; undefined if unknown. */
  changed?: string | undefined;
};

/** A number in a text of a block, as it is typed, and whether it is an amount of money. */
export type Figure = { path: FieldPath; typed: string; isAmount: boolean };

/** A part of a block that the search finds by itself: its anchor, its heading and its text in Markdown. */
export type BlockPassage = { anchor: string; heading: string; markdown: string };

/** What editors add blocks for, in the order in which the gallery of blocks shows them. */
export const blockPurposes = [
  'opening',
  'text',
  'pictures',
  'lists',
  'ways',
  'dates',
  'prices',
  'contact',
  'learning',
  'own',
] as const;

/** A group of the gallery of blocks. */
export type BlockPurpose = (typeof blockPurposes)[number];

type BlockOptions<
  Type extends string,
  Fields extends z.ZodRawShape,
  IslandWords,
  BlockCode extends string,
> = {
  /** The name that pages use. It is defined here and nowhere else. */
  type: Type;
  /** What editors call it, if that is not its type in words. */
  name?: string;
  /** Its group in the gallery of blocks; without one, it is among the site's own. */
  purpose?: BlockPurpose;
  /** One or two sentences for the editors' guide: what the block shows and when to use it. */
  description: string;
  /** Its fields, besides `anchor` and `note`, which every block takes. Unknown fields are refused. */
  fields: Fields;
  /** Whether the block renders the page's main heading (h1) if it is the first block. */
  isPageHeading?: boolean;
  /** Whether the header overlaps the block if it is the first block. */
  underHeader?: boolean;
  /** Whether it only links to other pages, so that search skips it. */
  isNavigation?: boolean | ((block: Output<Type, Fields>) => boolean);
  /** The cross-field rules, such as totals. Invalid fields are missing from the block it gets. */
  validate?: (block: ValidPart<Output<Type, Fields>>) => BlockDiagnostic<NoInfer<BlockCode>>[];
  /** What the guide says of the codes that only its own rules report. */
  codes?: Readonly<Record<BlockCode, CodeEntry>>;
  /** The anchors inside the block that links can lead to, besides its own. */
  anchors?: (block: Output<Type, Fields>) => readonly string[];
  /** The parts of the block that the search finds by themselves, each at an anchor inside it. */
  passages?: (block: Output<Type, Fields>) => readonly BlockPassage[];
  /** The files that visitors can download, made from the block's values; `alike` are all blocks of its type on the page. */
  downloads?: (
    block: Output<Type, Fields>,
    locale: FileLocale,
    alike: readonly Output<Type, Fields>[],
  ) => readonly Download[];
  /** What it shows of the pages that its links lead to: without that, it would have nothing to show. */
  reads?: (block: Output<Type, Fields>) => readonly Reading[];
  /** What other blocks can show of it: prices, steps or dates. */
  offers?: (block: Output<Type, Fields>) => Offer;
  /** Whether it has a coloured ground, so that it joins a hero directly above it. */
  onGround?: (block: Output<Type, Fields>) => boolean;
  /** The look that it has, if that is not simply its field `look`. */
  lookOf?: (block: Output<Type, Fields>) => string | undefined;
  /** Whether visitors can tick items, which is stored on their device. */
  hasTicks?: (block: Output<Type, Fields>) => boolean;
  /**
   * The interface words that its script in the browser needs, of all. A block that has this is an island: its component
   * is rendered at build time, sent to the browser, and hydrated there. Leave it out where HTML and CSS are enough.
   */
  island?: (words: Words) => IslandWords;
  /** The fields of its page of which it shows what is there: without any, it would have nothing to show. */
  ofPage?: (block: Output<Type, Fields>) => readonly ('contact' | 'checked')[];
  /**
   * The words of its form in languages other than English, by the language (`sw`) and the English words: its type, labels,
   * options, hints and its description. What is missing is shown in English.
   */
  translations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The kinds of files of content/data that come with it. */
  dataKinds?: readonly DataKind[];
  /** The numbers in its texts, besides fields of that kind. */
  figures?: (block: Output<Type, Fields>) => readonly Figure[];
};

const noCodes: Readonly<Record<string, CodeEntry>> = {};

const definitions = new WeakSet<object>();

/** Defines a block: its schema, and what the rest of the site needs to know of it. */
export function defineBlock<
  const Type extends string,
  Fields extends z.ZodRawShape,
  IslandWords = never,
  BlockCode extends string = never,
>({
  type,
  name,
  purpose = 'own',
  description,
  fields,
  isPageHeading = false,
  underHeader = false,
  isNavigation = false,
  validate = () => [],
  codes,
  anchors,
  passages,
  downloads,
  reads,
  offers = () => ({}),
  onGround = () => false,
  lookOf,
  hasTicks = () => false,
  ofPage,
  dataKinds = [],
  figures = () => [],
  translations = {},
  island,
}: BlockOptions<Type, Fields, IslandWords, BlockCode>) {
  const schema = blockSchemaOf(type, description, fields);
  const isOfType = (block: unknown): block is Output<Type, Fields> =>
    isObject(block) && block['type'] === type;
  const isPartOfType = (block: unknown): block is ValidPart<Output<Type, Fields>> =>
    isObject(block) && block['type'] === type;
  const definition = {
    type,
    name,
    purpose,
    description,
    isPageHeading,
    underHeader,
    /** Whether a checked block only links to other pages. */
    isNavigation: (block: unknown): boolean =>
      typeof isNavigation === 'boolean' ? isNavigation : isOfType(block) && isNavigation(block),
    /** Whether blocks of this type offer files at all. */
    hasDownloads: downloads !== undefined,
    schema,
    /** The words of its form in other languages, by language and the English words. */
    translations,
    /** The kinds of files of content/data that come with it. */
    dataKinds,
    /** The interface words for its script; undefined if it is static. */
    island,
    /** Whether a checked block is of this type. */
    isOfType,
    /**
     * The problems that the block's cross-field rules find in a checked block, or in the valid part of an invalid one.
     */
    validate: (block: unknown): BlockDiagnostic<string>[] =>
      isPartOfType(block) ? validate(block) : [],
    /** What the guide says of the codes that only its own rules report. */
    codes: codes ?? noCodes,
    /** Whether blocks of this type have anchors inside. */
    hasAnchors: anchors !== undefined,
    /** The anchors inside a checked block. */
    anchorsOf: (block: unknown): readonly string[] =>
      anchors && isOfType(block) ? anchors(block) : [],
    /** The parts of a checked block that the search finds by themselves. */
    passagesOf: (block: unknown): readonly BlockPassage[] =>
      passages && isOfType(block) ? passages(block) : [],
    /** The files of a checked block that visitors can download; `blocks` are those of its page. */
    downloadsOf: (
      block: unknown,
      locale: FileLocale,
      blocks: readonly unknown[],
    ): readonly Download[] =>
      downloads && isOfType(block) ? downloads(block, locale, blocks.filter(isOfType)) : [],
    /** Whether blocks of this type show something of other pages that they cannot do without. */
    isReader: reads !== undefined,
    /** What a checked block shows of other pages. */
    readsOf: (block: unknown): readonly Reading[] => (reads && isOfType(block) ? reads(block) : []),
    /** What other blocks can show of a checked block. */
    offers: (block: unknown): Offer => (isOfType(block) ? offers(block) : {}),
    /** Whether a checked block is on the coloured ground. */
    onGround: (block: unknown): boolean => isOfType(block) && onGround(block),
    /** The look of a checked block; undefined for the usual one. */
    lookOf: (block: unknown): string | undefined => {
      if (!isOfType(block)) return undefined;
      if (lookOf) return lookOf(block);
      return 'look' in block && typeof block.look === 'string' ? block.look : undefined;
    },
    /** Whether visitors can tick something on a checked block. */
    hasTicks: (block: unknown): boolean => isOfType(block) && hasTicks(block),
    /** Whether blocks of this type show fields of their page. */
    showsPage: ofPage !== undefined,
    /** The fields of its page that a checked block shows. */
    pageFieldsOf: (block: unknown): readonly ('contact' | 'checked')[] =>
      ofPage && isOfType(block) ? ofPage(block) : [],
    /** The numbers in the texts of a checked block, besides fields of that kind. */
    figures: (block: unknown): readonly Figure[] => (isOfType(block) ? figures(block) : []),
  };
  definitions.add(definition);
  return definition;
}

/** The definition of any block, whatever its fields. */
export type BlockDefinition = ReturnType<typeof defineBlock<string, Record<never, never>, unknown>>;

/** Whether a value is what `defineBlock` returns. */
export const isDefinition = (value: unknown): value is BlockDefinition =>
  isObject(value) && definitions.has(value);

/** The interface words that the script of a block needs; never for a static block. */
export type WordsFor<D extends Pick<BlockDefinition, 'island'>> =
  NonNullable<D['island']> extends (words: Words) => infer Chosen ? Chosen : never;
