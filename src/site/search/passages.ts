import { blockDefinitions, blockSchema } from '../../../schema/blocks/index.ts';
import { dataKindCalled } from '../../../schema/data-kinds.ts';
import type { ListViewPart } from '../../../schema/fields/data.ts';
import type { DatePart } from '../../../schema/fields/date.ts';
import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import type { TextPart } from '../../../schema/fields/text.ts';
import { readNumbered } from '../../../schema/fields/numbered-text.ts';
import { isObject } from '../../../schema/is-object.ts';
import { visitorOf } from '../../../schema/fields/visit-fields.ts';
import { attachmentIn } from '../addresses/attachments.ts';
import { blockAnchors, headingOf } from '../pages/block-anchors.ts';
import { settingsIn } from '../language/editions.ts';
import { cellWords, listCalled } from '../lists/list-values.ts';
import { createLocales, type SiteLocale } from '../language/locale.ts';
import { headingsInText, plainSections, plainText } from '../text/markdown.ts';
import { createSought } from '../pages/page-versions.ts';
import { locateTexts } from '../pages/text-locations.ts';
import { isPart } from '../values/parts-of.ts';
import { listTable } from '../lists/shown-table.ts';
import type { Page, SiteTree } from '../site-tree.ts';

/** A part of a page that a search can find, with its texts as plain text. */
export type PassagePart = {
  anchor: string | null;
  heading: string;
  texts: string[];
};

/** A part of a page, with the data of its page. */
export type Passage = PassagePart & {
  address: string;
  language: string;
  title: string;
  label: string;
  isListed: boolean;
};

/** The kinds of fields whose values are visible as text, figures or dates. */
const readable: readonly FieldKind[] = [
  'line',
  'inline',
  'prose',
  'amount',
  'date',
  'published-date',
  'calendar-date',
  'contact',
  'data',
  'list-view',
  'link',
];
const visitReadable = visitorOf(new Set(readable));
const visitLines = visitorOf(new Set<FieldKind>(['line']));

/**
 * The maximum length of a line from content/data that counts as a name; longer ones are details, which have a search of
 * their own.
 */
const longestLine = 80;

/** Every part of every page in order, starting with the top of a page. */
export function passagesOf(tree: SiteTree): Passage[] {
  const partsOfPage = createPartsOfPage(tree);
  const isSought = createSought(tree);
  return tree.pages.flatMap((page) => {
    const { label, address, language } = page;
    const isListed = isSought(page);
    const { title } = page.document;
    return partsOfPage(page).map((part) => ({
      address,
      language,
      title,
      label,
      isListed,
      ...part,
    }));
  });
}

/**
 * Makes the function that returns the parts of a page, which depend on its document, its language, the settings and the
 * data.
 */
export function createPartsOfPage(tree: SiteTree): (page: Page) => PassagePart[] {
  const localeOf = createLocales(tree.settings);
  return (page) => {
    const { language } = page;
    const edition = { ...tree, settings: settingsIn(tree.settings, language) };
    const { hasFractions } = page;
    return readParts(page, edition, localeOf(language, hasFractions));
  };
}

/** A part without duplicate texts and without its heading among them. */
function partOf(anchor: string | null, heading: string, texts: string[]): PassagePart {
  const bodyTexts = texts.filter((text) => text !== heading && text !== '');
  return { anchor, heading, texts: [...new Set(bodyTexts)] };
}

function readParts(page: Page, tree: SiteTree, locale: SiteLocale): PassagePart[] {
  const { title, description, summary, authors = [], tags = [], blocks } = page.document;
  const anchors = blockAnchors(page.document);
  const parts: PassagePart[] = [];
  let beginning = [description, summary, ...authors, ...tags].filter((text) => text !== undefined);
  blocks.forEach((block, index) => {
    if (blockDefinitions.get(block.type)?.isNavigation(block) === true) return;
    const anchor = anchors[index] ?? null;
    const inside = blockDefinitions.get(block.type)?.passagesOf(block) ?? [];
    const headings: PassagePart[] = [];
    const texts = textsOf(locateTexts(block, blocks, index), tree, locale, headings);
    if (anchor !== null) parts.push(partOf(anchor, headingOf(block), texts));
    else beginning = [...beginning, ...texts];
    for (const { anchor: at, heading, markdown } of inside) {
      const text = plainText({ part: 'text', form: 'prose', markdown });
      parts.push(partOf(at, heading, [text]));
    }
    parts.push(...headings);
  });
  return [
    partOf(
      null,
      '',
      beginning.filter((text) => text !== title),
    ),
    ...parts,
  ];
}

/** The visible texts of a checked block, in order. What stands below headings in longer texts is added to the last argument. */
function textsOf(
  block: unknown,
  tree: SiteTree,
  locale: SiteLocale,
  headings: PassagePart[],
): string[] {
  const { formats } = locale;
  const texts: string[] = [];
  visitReadable(blockSchema, block, ({ meta, value }) => {
    if (typeof value === 'number') texts.push(formats.money(value));
    else if (isDate(value)) texts.push(formats.date(value));
    else if (hasHeadings(value)) {
      const [before = '', ...below] = plainSections(value);
      texts.push(before);
      headingsInText(value).forEach(({ words }, at) =>
        headings.push(partOf(value.location?.anchors[at] ?? null, words, [below[at] ?? ''])),
      );
    } else if (typeof value !== 'string') texts.push(...wordsOfPart(value, tree, locale));
    else if (meta.kind === 'contact') texts.push(...wordsOfContact(value, tree));
    else texts.push(value);
  });
  return texts;
}

/** Whether a value is a longer text whose headings have anchors. */
const hasHeadings = (value: unknown): value is TextPart =>
  isObject(value) &&
  isPart(value) &&
  value.part === 'text' &&
  (value.location?.anchors.length ?? 0) > 0;

const isDate = (value: unknown): value is DatePart =>
  isObject(value) && isPart(value) && value.part === 'date';

/** The heads and cells that a page shows of a list. */
function wordsOfList(view: ListViewPart, { data }: SiteTree, locale: SiteLocale): string[] {
  const list = listCalled(data, view.list);
  if (!list) return [];
  const { columns, rows } = listTable(list, view, locale.language);
  return [
    ...columns.map(({ label }) => label),
    ...rows.flat().flatMap((cell) => (cell ? (cellWords(cell, locale) ?? []) : [])),
  ];
}

function wordsOfPart(value: unknown, tree: SiteTree, locale: SiteLocale): string[] {
  const { data } = tree;
  if (!isObject(value) || !isPart(value)) return [];
  switch (value.part) {
    case 'text':
      // Numbered paragraphs are found by themselves.
      return value.form === 'numbered'
        ? [plainText({ ...value, form: 'prose', markdown: readNumbered(value.markdown).before })]
        : [plainText(value)];
    case 'list-view':
      return wordsOfList(value, tree, locale);
    case 'link': {
      const { title } = tree.attachments.get(attachmentIn(value.to) ?? '') ?? {};
      return title === undefined ? [] : [title];
    }
    case 'data': {
      const lines: string[] = [];
      const kind = dataKindCalled(value.kind);
      if (!kind) return lines;
      visitLines(kind.schema, data.get(value.name)?.document, ({ value: line }) => {
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
