import type { z } from 'zod';
import { choice } from './fields/choice.ts';
import { image } from './fields/image.ts';
import { moment } from './fields/moment.ts';
import { identifier } from './fields/name.ts';
import { wholeNumber } from './fields/number.ts';
import { either, list, object, record } from './fields/structure.ts';
import { line } from './fields/text.ts';
import { yesNo } from './fields/yes-no.ts';
import { anyCell, columnKinds } from './list-columns.ts';

/** What the entries of a collection can be. */
export const collectionKinds = [
  'news',
  'articles',
  'events',
  'matches',
  'recipes',
  'pages',
] as const;

/** The orders of entries. */
export const entryOrders = ['newest', 'oldest', 'upcoming', 'title', 'menu'] as const;

/** The fields that entries have of themselves. */
export const entryFieldNames = [
  'date',
  'authors',
  'tags',
  'picture',
  'summary',
  'pinned',
  'until',
] as const;

/** A field of entries that every collection may have. */
export type EntryField = (typeof entryFieldNames)[number];

/** A field that a collection adds: like a column of a list. */
const addedField = object(
  { label: 'Own field', hint: 'A field that the entries of this collection have besides.' },
  {
    name: identifier({
      label: 'Name',
      hint: 'The name by which entries give it, under fields.',
      example: 'opponent',
    }),
    label: line({
      label: 'Words before it',
      hint: 'What stands before its value on the page.',
      max: 60,
      example: 'Opponent',
    }),
    kind: choice(columnKinds, { label: 'Kind', hint: 'What it holds.' }).default('text'),
    required: yesNo({
      label: 'Must be there',
      hint: 'Whether every entry must have it.',
    }).optional(),
  },
);

/** A checked field that a collection adds. */
export type AddedField = z.output<typeof addedField>;

/** What makes the pages of a folder a collection, in the page of that folder. */
export const collectionSchema = object(
  {
    label: 'Collection',
    hint: 'The pages in the folder of this page are its entries. They are listed here by date, with further pages, an archive by year, a page for each tag, and a feed.',
    under: 'works',
  },
  {
    kind: choice(collectionKinds, {
      label: 'What its pages are',
      hint: 'Search engines learn it. Entries other than events and matches are on the site from their date on, and events show those to come first.',
      names: {
        news: 'News',
        articles: 'Articles',
        events: 'Events',
        matches: 'Matches',
        recipes: 'Recipes',
        pages: 'Other pages',
      },
    }),
    order: choice(entryOrders, {
      label: 'Order',
      hint: 'If empty, the newest first; of events and matches, those to come first.',
      names: {
        newest: 'The newest first',
        oldest: 'The oldest first',
        upcoming: 'Those to come first',
        title: 'By title',
        menu: 'By their place among neighbours',
      },
    }).optional(),
    perPage: wholeNumber({
      label: 'Entries on a page',
      hint: 'Longer lists go on at further pages.',
      min: 3,
      max: 100,
    }).default(20),
    fields: list(
      either(
        [
          choice(entryFieldNames, {
            label: 'Field',
            hint: 'A field that entries have of themselves.',
            names: {
              date: 'Date',
              authors: 'Authors',
              tags: 'Tags',
              picture: 'Picture',
              summary: 'Summary',
              pinned: 'Stays on top',
              until: 'Until',
            },
          }),
          addedField,
        ],
        { label: 'Field', hint: 'One of the fields of entries, or a field of this collection.' },
      ),
      {
        label: 'Fields of its entries',
        hint: 'If empty, entries have date, authors, tags, picture, summary, pinned and until.',
        max: 24,
      },
    ).optional(),
  },
);

/** The checked settings of a collection. */
export type CollectionSettings = z.output<typeof collectionSchema>;

/** The fields of pages that are entries of a collection. */
export const entryFields = {
  date: moment({
    label: 'Date',
    hint: 'The day of the entry; of an event, when it begins. Until then visitors do not see an entry, unless it is an event.',
    under: 'entry',
    example: '2026-11-24',
  }).optional(),
  authors: list(line({ label: 'Name', max: 80, example: 'Ana Ruiz' }), {
    label: 'Authors',
    hint: 'As the site names them where it shows people.',
    under: 'entry',
    max: 8,
  }).optional(),
  tags: list(line({ label: 'Tag', max: 40, example: 'Garden' }), {
    label: 'Tags',
    hint: 'A word or two by which entries belong together. Each tag has a page.',
    under: 'entry',
    max: 12,
  }).optional(),
  picture: image({
    label: 'Picture in lists',
    hint: 'Where entries are shown as cards.',
    under: 'entry',
  }).optional(),
  summary: line({
    label: 'Summary',
    hint: 'What lists say below the title. If empty, the sentence or two of the page.',
    under: 'entry',
    max: 300,
  }).optional(),
  pinned: yesNo({
    label: 'Stays on top',
    hint: 'Before newer entries, in the list of its collection.',
    under: 'entry',
  }).optional(),
  until: moment({
    label: 'Until',
    hint: 'The last day on the site; of an event, its last day or when it ends.',
    under: 'entry',
    example: '2026-12-01',
  }).optional(),
  fields: record(identifier({ label: 'Field', hint: 'The name of a field.' }), anyCell, {
    label: 'Fields of its collection',
    hint: 'The values of the fields that the collection adds.',
    under: 'entry',
  }).optional(),
};

const ofEvents: ReadonlySet<string> = new Set(['events', 'matches']);

/** Whether entries of a kind happen on their date: they are shown before it. */
export const isOfEvents = ({ kind }: Pick<CollectionSettings, 'kind'>): boolean =>
  ofEvents.has(kind);

/** The order of a collection's entries. */
export const orderOf = (settings: CollectionSettings): (typeof entryOrders)[number] =>
  settings.order ?? (isOfEvents(settings) ? 'upcoming' : 'newest');
