import { z } from 'zod';
import { isObject } from '../../../schema/is-object.ts';
import { type FieldSchema } from '../../../schema/fields/field.ts';
import type { TextPart } from '../../../schema/fields/text.ts';
import { visitorOf, type VisitedField } from '../../../schema/fields/visit-fields.ts';
import type { FieldPath } from '../../messages/index.ts';
import { hasLeftAsterisks, mayHaveMarkdown } from './check-plain-text.ts';
import { htmlInText } from './html-in-text.ts';
import { linksInText, picturesInText } from './markdown.ts';
import { emptyLinksOf, type EmptyLink } from './words-of-links.ts';

/** A link as an editor wrote it, in its own field or inside a text; or the default of a field that was left out. */
export type FoundLink = { to: string; path: FieldPath; inText: boolean; isDefault?: true };

/** A picture that a file uses and its description, null where invalid; in its own field or inside a text. */
export type FoundImage = {
  src: string | null;
  alt: string | null;
  path: FieldPath;
  inText?: 'inline' | 'prose';
};

/** A name of something that another file defines. */
export type FoundName = {
  kind: 'pattern' | 'contact' | 'destination' | 'option' | 'embed' | 'data' | 'data-list';
  /** The kind that a data file must have. */
  dataKind?: string | undefined;
  name: string;
  path: FieldPath;
};

/** What a file says about other files, which is checked between files. */
export type Mentions = {
  links: FoundLink[];
  images: FoundImage[];
  names: FoundName[];
  /** Amounts of money, which the currency must be able to pay. */
  amounts: { amount: number; path: FieldPath }[];
  /** Numbers with three decimals, which in many languages are whole: 2.400. */
  threeDecimals: { typed: string; path: FieldPath }[];
  /** What is shown of lists, whose columns are named. */
  listViews: { value: unknown; path: FieldPath }[];
};

/** What a file says that is checked on its own and not kept. */
export type SiteTexts = {
  /** Longer texts, whose headings are checked. */
  prose: { markdown: string; path: FieldPath }[];
  /** Plain texts that contain Markdown. */
  markdownInLines: { text: string; path: FieldPath }[];
  /** Texts with Markdown in which visitors see two asterisks. */
  leftAsterisks: { text: TextPart; path: FieldPath }[];
  /** HTML in texts: the tag as it is written. */
  html: { written: string; path: FieldPath }[];
  /** Links in texts whose words do not say where they lead. */
  emptyLinks: (EmptyLink & { path: FieldPath })[];
  /** Dates given as they were published. */
  unconfirmedDates: { words: string; path: FieldPath }[];
};

const visitMentions = visitorOf(
  new Set([
    'link',
    'line',
    'alt',
    'inline',
    'prose',
    'image',
    'pattern',
    'contact',
    'destination',
    'option',
    'embed',
    'data',
    'data-list',
    'list-view',
    'published-date',
    'amount',
  ]),
);

/**
 * Gathers what a file says about other files, and the texts that are checked. If the file is invalid, it reads the
 * valid fields, so that one mistake does not hide others.
 */
export function readMentions(
  schema: FieldSchema,
  value: unknown,
  isValid = false,
): { mentions: Mentions; texts: SiteTexts } {
  const mentions: Mentions & SiteTexts = {
    links: [],
    images: [],
    names: [],
    prose: [],
    markdownInLines: [],
    leftAsterisks: [],
    html: [],
    emptyLinks: [],
    unconfirmedDates: [],
    amounts: [],
    threeDecimals: [],
    listViews: [],
  };
  visitMentions(schema, value, (field) => {
    const isRight =
      isValid ||
      field.meta.kind === 'image' ||
      field.meta.kind === 'list-view' ||
      z.safeParse(field.schema, field.value).success;
    if (isRight) addMention(field, mentions);
  });
  const { links, images, names, amounts, threeDecimals, listViews, ...texts } = mentions;
  return { mentions: { links, images, names, amounts, threeDecimals, listViews }, texts };
}

function addMention(
  { meta, value, path, isDefault }: VisitedField,
  mentions: Mentions & SiteTexts,
): void {
  if (meta.kind === 'image') {
    if (isObject(value)) {
      const { src, alt } = value;
      mentions.images.push({ src: textOf(src)?.normalize('NFC') ?? null, alt: textOf(alt), path });
    }
    return;
  }
  if (meta.kind === 'list-view') {
    mentions.listViews.push({ value, path });
    return;
  }
  if (meta.kind === 'amount' && typeof value === 'number') {
    mentions.amounts.push({ amount: value, path });
    return;
  }
  if (typeof value !== 'string') return;
  const text = value.trim();
  switch (meta.kind) {
    case 'line':
    case 'alt':
      if (mayHaveMarkdown(text)) mentions.markdownInLines.push({ text, path });
      break;
    case 'link':
      mentions.links.push({ to: text, path, inText: false, ...(isDefault ? { isDefault } : {}) });
      break;
    case 'inline':
    case 'prose':
      addTextPart({ part: 'text', markdown: text, form: meta.kind }, path, mentions);
      if (meta.kind === 'prose') mentions.prose.push({ markdown: text, path });
      break;
    case 'pattern':
    case 'contact':
    case 'destination':
    case 'option':
    case 'embed':
    case 'data':
    case 'data-list':
      mentions.names.push({
        kind: meta.kind,
        ...(meta.dataKind !== undefined && { dataKind: meta.dataKind }),
        name: text,
        path,
      });
      break;
    case 'published-date':
      mentions.unconfirmedDates.push({ words: text, path });
      break;
    default:
  }
}

function addTextPart(text: TextPart, path: FieldPath, mentions: Mentions & SiteTexts): void {
  const { links, images, emptyLinks, leftAsterisks, html } = mentions;
  if (hasLeftAsterisks(text)) leftAsterisks.push({ text, path });
  for (const to of new Set(linksInText(text))) links.push({ to, path, inText: true });
  const inText = text.form === 'inline' ? 'inline' : 'prose';
  for (const { src, alt } of picturesInText(text))
    images.push({ src, alt: alt === '' ? null : alt, path, inText });
  const written = htmlInText(text);
  if (written !== null) html.push({ written, path });
  emptyLinks.push(...emptyLinksOf(text).map((link) => ({ ...link, path })));
}

const textOf = (value: unknown): string | null => {
  const words = typeof value === 'string' ? value.trim() : '';
  return words === '' ? null : words;
};
