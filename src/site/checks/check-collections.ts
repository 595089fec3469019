import {
  entryFieldNames,
  type CollectionSettings,
  type EntryField,
} from '../../../schema/collection.ts';
import { entriesBlock } from '../../../schema/blocks/entries.ts';
import type { ColumnKind } from '../../../schema/list-columns.ts';
import { reversed } from '../../../schema/fields/date.ts';
import {
  type Diagnostic,
  type Explanation,
  type FieldPath,
  nearNames,
  offerNames,
  phrase,
  say,
} from '../../messages/index.ts';
import { addressKey, addressOfFile } from '../addresses/addresses.ts';
import {
  collectionsOf,
  collectionWith,
  addedFieldsOf,
  slugOfTag,
  type Collection,
} from '../collections/collections.ts';
import { collectionFor, peopleIn } from '../entries/entry-lists.ts';
import { isListAddress } from '../collections/list-pages.ts';
import { readAddedField } from '../entries/added-fields.ts';
import { endOf } from '../dates/wall-clock.ts';
import { summaryOf } from '../pages/page-summary.ts';
import type { Page } from '../site-tree.ts';
import { hasAllPages, type CheckInput } from './check-input.ts';

type Found = Explanation & { path: FieldPath };

/** Checks collections, the fields of their entries, and the blocks that show them. */
export function checkCollections(input: CheckInput): Diagnostic[] {
  const { tree, files, diagnose } = input;
  const collections = [...collectionsOf(tree).values()];
  return [
    ...files.pageFiles.flatMap((file) => checkListAddress(file, collections, input)),
    ...tree.pages.flatMap((page) => {
      const collection = collectionWith(tree, page);
      const found = [
        ...checkHome(page),
        ...(collection ? checkEntry(page, collection, input) : checkOthers(page)),
        ...checkBlocks(page, input),
      ];
      return found.map(({ path, ...explanation }) => diagnose(page.file, path, explanation));
    }),
    ...collections.flatMap((collection) => checkTags(collection, input)),
  ];
}

/** Everything is below the home page, so its folder cannot be a collection. */
const checkHome = ({ address, document }: Page): Found[] =>
  address === '/' && document.collection
    ? [
        {
          path: ['collection'],
          code: 'collection-home',
          message: say('collection-home'),
          help: say('collection-homeHow'),
        },
      ]
    : [];

/** The addresses of lists are kept free, whether or not there is such a list today. */
function checkListAddress(
  file: string,
  collections: readonly Collection[],
  { diagnose }: CheckInput,
): Diagnostic[] {
  const address = addressOfFile(file);
  const key = addressKey(address);
  return collections.flatMap(({ page }) => {
    const above = addressKey(addressOfFile(page.file));
    if (!key.startsWith(`${above}/`) || !isListAddress(key.slice(above.length))) return [];
    return [
      diagnose(file, [], {
        code: 'reserved-address',
        message: say('collection-reserved', { address, file: page.file }),
        help: say('collection-renameFile'),
        example: file.replace(/\/([^/]+)\.yaml$/, '/our-$1.yaml'),
        related: [{ file: page.file, path: ['collection'], message: say('see-collection') }],
      }),
    ];
  });
}

const namesOf = ({ fields }: CollectionSettings): ReadonlySet<string> =>
  new Set(fields?.filter((field) => typeof field === 'string') ?? entryFieldNames);

const isGiven = ({ document }: Page, name: EntryField): boolean => document[name] !== undefined;

function checkEntry(page: Page, { page: above, settings }: Collection, input: CheckInput): Found[] {
  const { document } = page;
  const names = namesOf(settings);
  const isDated = !['recipes', 'pages'].includes(settings.kind);
  const { date, until } = document;
  return [
    ...(isDated && date === undefined && names.has('date') ? [dateMissing(above)] : []),
    ...entryFieldNames
      .filter((name) => isGiven(page, name) && !names.has(name))
      .map((name) => notInCollection(name, above)),
    ...(date !== undefined && until !== undefined && date >= endOf(until)
      ? [{ ...reversed({ path: [], begin: 'date', end: 'until' }, date, until) }]
      : []),
    ...checkAddedFields(page, above, settings),
    ...checkAuthors(page, input),
  ];
}

const dateMissing = ({ file }: Page): Found => ({
  path: [],
  code: 'missing-field',
  message: say('collection-date', { field: 'date', file }),
  help: say('collection-dateHow'),
  example: 'date: YYYY-MM-DD',
});

const notInCollection = (name: string, { file }: Page): Found => ({
  path: [name],
  code: 'not-in-collection',
  message: say('collection-noField', { field: name, file }),
  help: say('collection-addField', { field: name }),
  example: `collection:\n  fields:\n    - ${name}`,
  related: [{ file, path: ['collection', 'fields'], message: say('see-collection') }],
});

function checkAddedFields(page: Page, { file }: Page, settings: CollectionSettings): Found[] {
  const { fields: values = {} } = page.document;
  const fields = addedFieldsOf(settings);
  const names = fields.map(({ name }) => name);
  return [
    ...Object.keys(values)
      .filter((name) => !names.includes(name))
      .map((name): Found => {
        const near = nearNames(name, names);
        return {
          path: ['fields', name],
          code: 'not-in-collection',
          message: [...say('collection-noSuchField', { name, file }), ...offerNames(near)],
          help:
            names.length > 0
              ? say('useOneOf', { names: names.join(', ') })
              : say('collection-addSuch'),
          suggestions: near,
          ...(near[0] === undefined ? {} : { example: `fields:\n  ${near[0]}: …` }),
        };
      }),
    ...fields.flatMap((field): Found[] => {
      const { name, label, kind } = field;
      const value = values[name];
      if (value === undefined) {
        if (field.required !== true) return [];
        return [
          {
            path: [],
            code: 'missing-field',
            message: say('collection-missing', { name, label, file }),
            help: say('collection-giveIt'),
            example: `fields:\n  ${name}: …`,
          },
        ];
      }
      if (readAddedField(field, value) !== null) return [];
      return [
        {
          path: ['fields', name],
          code: 'not-its-kind',
          message: say('collection-kind', { name, kind: phrase('fieldKind', kind) }),
          help: say('collection-kindHow'),
          example: `${name}: ${examples[kind]}`,
          related: [{ file, path: ['collection', 'fields'], message: say('see-collection') }],
        },
      ];
    }),
  ];
}

/** A value of each kind, as it is written. */
const examples: Record<ColumnKind, string> = {
  text: 'A few words',
  amount: '450',
  number: '12.5',
  date: '2026-11-24',
  time: '"18:30"',
  'yes-no': 'true',
  link: '/fees',
  picture: '\n  src: gate.svg\n  alt: A gate at sunrise',
};

/** The names of authors lead to the people of the site, where it shows any. */
function checkAuthors({ document: { authors = [] } }: Page, input: CheckInput): Found[] {
  const people = peopleIn(input.tree);
  // A page with a mistake may show the person.
  if (people.size === 0 || !hasAllPages(input)) return [];
  return authors.flatMap((name, index): Found[] => {
    if (people.has(name.toLowerCase())) return [];
    const near = nearNames(
      name,
      Array.from(people.values(), ({ name: one }) => one),
    );
    return [
      {
        path: ['authors', index],
        code: 'no-such-person',
        severity: 'warning',
        message: [...say('collection-noPerson', { name }), ...offerNames(near)],
        help: say('collection-personHow'),
        suggestions: near,
        ...(near[0] === undefined ? {} : { replaceWith: { text: near[0] } }),
      },
    ];
  });
}

/** The fields that only entries have; a day of its own and a last day may be those of any page. */
const onlyOfEntries = ['authors', 'tags', 'picture', 'summary', 'pinned'] as const;

const checkOthers = (page: Page): Found[] =>
  onlyOfEntries
    .filter((name) => isGiven(page, name))
    .map((name) => ({
      path: [name],
      code: 'not-an-entry',
      severity: 'warning',
      message: say('collection-notEntry', { field: name }),
      help: say('collection-makeOne'),
      example: 'collection:\n  kind: news',
    }));

function checkBlocks(page: Page, { tree }: CheckInput): Found[] {
  if (!summaryOf(page.document).types.includes(entriesBlock.type)) return [];
  return page.document.blocks.flatMap((block, index): Found[] => {
    if (!entriesBlock.isOfType(block)) return [];
    const path = ['blocks', index];
    const collection = collectionFor(tree, page, block.from);
    if (collection) return checkTagOfBlock(block.tag, collection, [...path, 'tag']);
    const addresses = Array.from(collectionsOf(tree).values(), ({ page: one }) => one.address);
    const near = block.from === undefined ? addresses : nearNames(block.from, addresses);
    const help =
      addresses.length > 0
        ? say('useOneOf', { names: addresses.join(', ') })
        : say('collection-makeOne');
    const example = near[0] === undefined ? 'from: /news' : `from: ${near[0]}`;
    if (block.from === undefined) {
      return [
        {
          path,
          code: 'missing-field',
          message: say('collection-which', { field: 'from' }),
          help,
          example,
        },
      ];
    }
    return [
      {
        path: [...path, 'from'],
        code: 'no-such-collection',
        message: [...say('collection-none', { address: block.from }), ...offerNames(near)],
        help,
        example,
        suggestions: near,
      },
    ];
  });
}

function checkTagOfBlock(
  tag: string | undefined,
  { page, tags }: Collection,
  path: FieldPath,
): Found[] {
  if (tag === undefined || tags.has(slugOfTag(tag))) return [];
  const labels = Array.from(tags.values(), ({ label }) => label);
  const near = nearNames(tag, labels);
  return [
    {
      path,
      code: 'no-such-tag',
      severity: 'warning',
      message: [...say('collection-noTag', { tag, address: page.address }), ...offerNames(near)],
      help:
        labels.length > 0
          ? say('useOneOf', { names: labels.slice(0, 12).join(', ') })
          : say('collection-tagHow'),
      suggestions: near,
      ...(near[0] === undefined ? {} : { replaceWith: { text: near[0] } }),
    },
  ];
}

/** Tags that differ only in case, accents or spaces are one, shown as most entries write it. */
const checkTags = ({ tags }: Collection, { diagnose }: CheckInput): Diagnostic[] =>
  [...tags.values()].flatMap(({ label, entries, slug }) =>
    entries.flatMap(({ file, document }) =>
      (document.tags ?? []).flatMap((tag, index) =>
        tag === label || slugOfTag(tag) !== slug
          ? []
          : [
              diagnose(file, ['tags', index], {
                code: 'tag-in-other-spelling',
                severity: 'warning',
                message: say('collection-tagSpelling', { tag, label }),
                help: say('collection-tagOne'),
                example: `- ${label}`,
                replaceWith: { text: label },
              }),
            ],
      ),
    ),
  );
