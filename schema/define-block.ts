import { z } from 'zod';
import type { Explanation, FieldPath } from '../src/diagnostics/diagnostic.ts';
import type { Words } from '../src/locales/words.ts';
import { day, reviewBy, type DatePart } from './fields/date.ts';
import { isObject } from './fields/field.ts';
import { language } from './fields/language.ts';
import { anchor } from './fields/name.ts';
import { inline, line, note } from './fields/text.ts';
import type { ValidPart } from './fields/valid-part.ts';
import { yesNo } from './fields/yes-no.ts';

const commonFields = {
  anchor: anchor({
    label: 'Anchor',
    hint: 'A name for this part of the page, so that links can lead to it: /join-us#faq.',
  }).optional(),
  language: language({
    label: 'Language',
    hint: 'The language of this part, where it is not that of the page. Screen readers speak it so.',
  }).optional(),
  showFrom: day({
    label: 'Show from',
    hint: 'The first day on which this part is on the page, by the time zone in site.yaml.',
  }).optional(),
  showUntil: day({
    label: 'Show until',
    hint: 'The last day on which this part is on the page.',
  }).optional(),
  reviewBy: reviewBy(),
  note: note(2000),
};

/** The heading of a section: a title at the left, with a quiet line below it. */
export const sectionFields = {
  title: line({
    label: 'Heading',
    hint: 'The heading of this part of the page.',
    example: 'A title of a few words',
    isHeading: true,
  }).optional(),
  intro: inline({ label: 'Intro', hint: 'A short line under the heading.' }).optional(),
  tint: yesNo({
    label: 'Tinted',
    hint: 'Set on the second, warmer background.',
  }).optional(),
};

/** What a cross-field rule finds wrong. `path` leads from the block to the field. */
export type BlockDiagnostic = Explanation & { path: FieldPath };

const schemaOf = <const Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  description: string,
  fields: Fields,
) =>
  z
    .strictObject({
      type: z.literal(type).meta({
        kind: 'choice',
        label: 'Type',
        hint: 'What kind of block it is.',
        example: type,
      }),
      ...commonFields,
      ...fields,
    })
    .meta({ kind: 'block', label: type, hint: description });

type Output<Type extends string, Fields extends z.ZodRawShape> = z.output<
  ReturnType<typeof schemaOf<Type, Fields>>
>;

/** What others show of a block, so that nobody writes it twice: the hero of its page, and pages that compare. */
export type Offer = {
  prices?: Prices | undefined;
  steps?: readonly HeroStep[] | undefined;
  fees?: Fees | undefined;
  charges?: readonly Charge[] | undefined;
};

/** A sum of money with what it is for. */
export type Charge = { title: string; amount: number };

/** What is paid in each part of a year, and on which conditions. */
export type Fees = {
  parts: readonly Charge[];
  /** How much less is paid of each part while siblings are here too, in percent. */
  siblingDiscount: number | undefined;
  /** Whether anybody new is admitted. */
  admitsNew: boolean;
};

/** Sums of money that a page names: what each term costs if all cost the same, all terms, and what is paid once. */
export type Prices = {
  term?: number | undefined;
  year?: number | undefined;
  once?: number | undefined;
};

/** A step or a stretch of time, in a few words. */
export type HeroStep = { title: string; from?: DatePart; to?: DatePart };

/** A file that is published beside the page of its block. */
export type Download = {
  name: string;
  text: string;
  /** Puts the texts of two blocks of a page together that offer a file of one name; without it the later one counts. */
  join?: (first: string, second: string) => string;
};

/** The language in which a file is written, its words, and the site that it is of. */
export type FileLocale = {
  language: string;
  words: Words;
  siteName: string;
  host: string;
  /** When the page of the file last changed, as a moment with its time zone; undefined where nobody knows. */
  changed?: string | undefined;
};

type BlockOptions<Type extends string, Fields extends z.ZodRawShape> = {
  /** The name that pages use. It is written here and nowhere else. */
  type: Type;
  /** One or two sentences for the editors' guide: what the block shows and when to use it. */
  description: string;
  /** Its fields, besides `anchor` and `note`, which every block takes. Unknown fields are refused. */
  fields: Fields;
  /** Whether the block renders the page's main heading (h1) when it comes first on a page. */
  isPageHeading?: boolean;
  /** Whether the header of the site lies over the block when it comes first on a page. */
  underHeader?: boolean;
  /** Whether it does nothing but lead to pages of its kind, so that a search looks for nothing in it. */
  isNavigation?: boolean;
  /** What no single field shows to be wrong, such as a total. It gets the fields that are right, others are missing. */
  validate?: (block: ValidPart<Output<Type, Fields>>) => BlockDiagnostic[];
  /** The parts of the block that links can lead to, besides its own anchor. */
  anchors?: (block: Output<Type, Fields>) => readonly string[];
  /** The files that visitors can download, made from the block's own values. */
  downloads?: (block: Output<Type, Fields>, locale: FileLocale) => readonly Download[];
  /** What others can show of it: sums of money, or steps in time. */
  offers?: (block: Output<Type, Fields>) => Offer;
  /** Whether it is on the coloured ground, so that no band parts it from a hero right above it. */
  onGround?: (block: Output<Type, Fields>) => boolean;
  /** Whether visitors can tick something on it, which their device keeps. */
  hasTicks?: (block: Output<Type, Fields>) => boolean;
};

/** Makes the schema of a block, and what the rest of the site must know of it. */
export function defineBlock<const Type extends string, Fields extends z.ZodRawShape>({
  type,
  description,
  fields,
  isPageHeading = false,
  underHeader = false,
  isNavigation = false,
  validate = () => [],
  anchors,
  downloads,
  offers = () => ({}),
  onGround = () => false,
  hasTicks = () => false,
}: BlockOptions<Type, Fields>) {
  const schema = schemaOf(type, description, fields);
  const isOwn = (block: unknown): block is Output<Type, Fields> =>
    isObject(block) && block['type'] === type;
  const isOwnPart = (block: unknown): block is ValidPart<Output<Type, Fields>> =>
    isObject(block) && block['type'] === type;
  return {
    type,
    description,
    isPageHeading,
    underHeader,
    isNavigation,
    /** Whether blocks of the type offer files at all. */
    hasDownloads: downloads !== undefined,
    schema,
    /** What the block's own cross-field check says of a checked block, or of the right part of a wrong one. */
    validate: (block: unknown): BlockDiagnostic[] => (isOwnPart(block) ? validate(block) : []),
    /** Whether blocks of the type have parts that links can lead to. */
    hasAnchors: anchors !== undefined,
    /** The anchors of those parts of a checked block. */
    anchorsOf: (block: unknown): readonly string[] =>
      anchors && isOwn(block) ? anchors(block) : [],
    /** The files of a checked block that visitors can download. */
    downloadsOf: (block: unknown, locale: FileLocale): readonly Download[] =>
      downloads && isOwn(block) ? downloads(block, locale) : [],
    /** What others can show of a checked block. */
    offers: (block: unknown): Offer => (isOwn(block) ? offers(block) : {}),
    /** Whether a checked block is on the coloured ground. */
    onGround: (block: unknown): boolean => isOwn(block) && onGround(block),
    /** Whether visitors can tick something on a checked block. */
    hasTicks: (block: unknown): boolean => isOwn(block) && hasTicks(block),
  };
}
