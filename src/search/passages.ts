import { blockDefinitions, blockSchema } from '../../schema/blocks/index.ts';
import { curriculumSchema } from '../../schema/curriculum.ts';
import type { DatePart } from '../../schema/fields/date.ts';
import type { FieldKind } from '../../schema/fields/field-kind.ts';
import { isObject } from '../../schema/fields/field.ts';
import { visitorOf } from '../../schema/fields/visit-fields.ts';
import { blockAnchors, headingOf } from '../site/block-anchors.ts';
import { settingsIn } from '../site/editions.ts';
import { createLocales, type SiteLocale } from '../site/locale.ts';
import { plainText } from '../site/markdown.ts';
import { isPart } from '../site/parts-of.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';

/** A part of a page that a search can find: what leads to it, and its texts in plain words. */
export type Passage = {
  address: string;
  /** The language of the page. */
  language: string;
  /** The anchor of the part; null for the beginning of the page. */
  anchor: string | null;
  /** The title of the page. */
  title: string;
  /** What menus call the page. */
  label: string;
  /** Whether the menu lists the page. */
  isListed: boolean;
  /** The heading of the part; empty where it has none. */
  heading: string;
  texts: string[];
};

/** The kinds of fields whose values a reader sees as words, figures or dates. */
const readable: readonly FieldKind[] = [
  'line',
  'inline',
  'prose',
  'amount',
  'date',
  'published-date',
  'either',
  'contact',
  'data',
];
const visitReadable = visitorOf(new Set(readable));
const visitLines = visitorOf(new Set<FieldKind>(['line']));

/** The most characters of a line from content/data that is a name; longer ones are details, which have a search of their own. */
const longestLine = 80;

/** Every part of every page in order, the beginning of a page first. */
export function passagesOf(tree: SiteTree): Passage[] {
  const localeOf = createLocales(tree.settings);
  return tree.pages.flatMap((page) => {
    const { language } = page;
    const edition = { ...tree, settings: settingsIn(tree.settings, language) };
    return passagesOfPage(page, edition, localeOf(language));
  });
}

function passagesOfPage(page: Page, tree: SiteTree, locale: SiteLocale): Passage[] {
  const { label, address, language, listedInMenu: isListed } = page;
  const { title, description, blocks } = page.document;
  const part = (anchor: string | null, heading: string, texts: string[]): Passage => {
    const own = texts.filter((text) => text !== heading);
    return { address, language, anchor, title, label, isListed, heading, texts: [...new Set(own)] };
  };
  const anchors = blockAnchors(page);
  const parts: Passage[] = [];
  let beginning = description === undefined ? [] : [description];
  blocks.forEach((block, index) => {
    if (blockDefinitions.get(block.type)?.isNavigation === true) return;
    const anchor = anchors[index] ?? null;
    const texts = textsOf(block, tree, locale);
    if (anchor !== null) parts.push(part(anchor, headingOf(block), texts));
    else beginning = [...beginning, ...texts];
  });
  return [
    part(
      null,
      '',
      beginning.filter((text) => text !== title),
    ),
    ...parts,
  ];
}

/** What a reader sees of a checked block, in order. */
function textsOf(block: unknown, tree: SiteTree, { formats }: SiteLocale): string[] {
  const texts: string[] = [];
  visitReadable(blockSchema, block, ({ meta, value }) => {
    if (typeof value === 'number') texts.push(formats.money(value));
    // Of the other fields that take several kinds of values the one that was chosen follows by itself.
    else if (meta.kind === 'either') texts.push(...(isDate(value) ? [formats.date(value)] : []));
    else if (typeof value !== 'string') texts.push(...wordsOfPart(value, tree));
    else if (meta.kind === 'contact') texts.push(...wordsOfContact(value, tree));
    else texts.push(value);
  });
  return texts;
}

const isDate = (value: unknown): value is DatePart =>
  isObject(value) && isPart(value) && value.part === 'date';

function wordsOfPart(value: unknown, { data }: SiteTree): string[] {
  if (!isObject(value) || !isPart(value)) return [];
  switch (value.part) {
    case 'text':
      return [plainText(value)];
    case 'data': {
      const lines: string[] = [];
      visitLines(curriculumSchema, data.get(value.name), ({ value: line }) => {
        if (typeof line === 'string' && line.length <= longestLine) lines.push(line);
      });
      return lines;
    }
    default:
      return [];
  }
}

const wordsOfContact = (name: string, { settings }: SiteTree): string[] => {
  const { label, phone, email, address } = settings.contacts[name] ?? {};
  return [label, phone, email, address].filter((text) => text !== undefined);
};
