import type { FieldSchema } from '../../../schema/fields/field.ts';
import type { Value, ValueObject } from '../edit-op.ts';
import { blockLists, fieldsInOrder, headingOf, proseBlock, type BlockList } from './block-lists.ts';
import { plainScore, tryList, type Candidate } from './choose-columns.ts';
import { fitSheet, type FieldOrder, type FitNotice } from './fit-sheet.ts';
import { fitPlainTable } from './fit-plain-table.ts';
import {
  joinProse,
  type PastedDocument,
  type PastedPart,
  type PastedTable,
} from './pasted-document.ts';
import type { DayContext } from './read-days.ts';
import { partsOfSheet, readSheet, turned, type Sheet } from './read-sheet.ts';
import { tableInText } from './tables-in-text.ts';

/** How a table is read: as which block, with which columns, and whether its rows and columns are exchanged. */
export type TableReading = {
  type: string;
  /** The list of the block that the rows become; empty for the block that takes any table. */
  field: string;
  order: FieldOrder;
  isTurned: boolean;
  /** Whether its first row has the names of its columns. */
  hasNames: boolean;
};

/** A block that something pasted can become. */
export type Proposal = {
  value: ValueObject;
  notices: readonly FitNotice[];
  /** The heading that it was given; empty if there is none. */
  title: string;
  /** For a table: what it was, how it was read, and the blocks that it can be, the best first. */
  table: {
    source: PastedTable;
    sheet: Sheet;
    reading: TableReading;
    types: readonly string[];
    /** The year that days without one are in; null if the document names none, or several. */
    year: number | null;
  } | null;
};

/** What blocks are proposed for: the language of the site, and the labels of fields as the editor shows them. */
export type ProposalOptions = { language: string; labelOf: (schema: FieldSchema) => string };

/** The blocks that a pasted document can become, in order. */
export function proposeBlocks(document: PastedDocument, options: ProposalOptions): Proposal[] {
  const lists = blockLists(options.labelOf);
  const parts = document.parts.flatMap((part) =>
    part.kind === 'table' ? partsOfSheet(part) : [part],
  );
  const proposals: Proposal[] = [];
  let title = '';
  let text: PastedPart[] = [];
  const year = onlyYear(parts);
  const endText = () => {
    const prose = text.length > 0 ? proseOf(text, title) : null;
    if (prose) {
      proposals.push(prose);
      title = '';
    }
    text = [];
  };
  for (const part of tableInText(parts, options.language)) {
    if (part.kind === 'heading') {
      endText();
      // A heading without a text of its own stands above the next heading.
      if (title !== '') text.push({ ...part, plain: title, markdown: title, kind: 'paragraph' });
      endText();
      title = part.plain.replaceAll(/\s+/g, ' ').trim();
    } else if (part.kind === 'table') {
      endText();
      const proposal = proposeTable(part, title, { lists, language: options.language, year });
      if (proposal) proposals.push(proposal);
      title = '';
    } else if (part.kind !== 'picture') text.push(part);
  }
  if (text.length === 0 && title !== '')
    text.push({ kind: 'paragraph', plain: title, markdown: title });
  endText();
  return proposals;
}

/** The only year in the headings of a document, which days without a year are in. */
function onlyYear(parts: readonly PastedPart[]): number | null {
  const years = new Set(
    parts.flatMap((part) =>
      part.kind === 'heading' || part.kind === 'paragraph'
        ? Array.from(part.plain.matchAll(/(?<!\d)20\d{2}(?!\d)/g), ([year]) => year)
        : [],
    ),
  );
  const [year] = years;
  return years.size === 1 && year !== undefined ? Number(year) : null;
}

function proseOf(parts: readonly PastedPart[], title: string): Proposal | null {
  const block = proseBlock();
  const text = joinProse(parts);
  if (!block || text === '') return null;
  const value = { type: block.type, [block.field]: text };
  return { value: withTitle(value, title), notices: [], title, table: null };
}

/** A block with a heading, its fields in the order of its schema. */
function withTitle(value: ValueObject, title: string): ValueObject {
  const type = String(value['type']);
  const heading = headingOf(type);
  const filled = title === '' || heading === null ? value : { ...value, [heading.field]: title };
  return Object.fromEntries(
    fieldsInOrder(type).flatMap((field): [string, Value][] => {
      const one = filled[field];
      return one === undefined ? [] : [[field, one]];
    }),
  );
}

type TableOptions = { lists: readonly BlockList[] } & DayContext;

type Ranked = Candidate & { isTurned: boolean; sheet: Sheet };

/** Most tables stand upright: turning one must explain more of it. */
const turningCost = 0.5;

/** A block that takes so little of a table is not offered for it. */
const least = 3;

/** The blocks whose lists a table can fill, the best first. */
function rank(
  source: PastedTable,
  options: TableOptions,
  fixed: Partial<TableReading> = {},
): Ranked[] {
  const sides = fixed.isTurned === undefined ? [false, true] : [fixed.isTurned];
  return sides
    .flatMap((isTurned) => {
      const sheet = sheetOf(source, { ...options, isTurned, hasNames: fixed.hasNames });
      return options.lists.flatMap((list): Ranked[] => {
        const found = tryList(sheet, list, options);
        if (!found || found.score < least) return [];
        return [{ ...found, isTurned, sheet, score: found.score - (isTurned ? turningCost : 0) }];
      });
    })
    .toSorted((a, b) => b.score - a.score);
}

/** The best block for a table, and the others that it can be. */
function proposeTable(source: PastedTable, title: string, options: TableOptions): Proposal | null {
  const ranked = rank(source, options);
  const plain = plainTable(source, title, { ...options, isTurned: false });
  const found = [...new Set(ranked.map(({ list }) => list.type))];
  const [best] = ranked;
  const isBetter = best !== undefined && (best.score > plainScore || plain === null);
  const chosen = isBetter ? proposalOf(best, { source, title, year: options.year }) : plain;
  if (!chosen?.table) return null;
  const plainType = plain?.table ? [plain.table.reading.type] : [];
  const types = new Set([chosen.table.reading.type, ...found, ...plainType]);
  return { ...chosen, table: { ...chosen.table, types: [...types] } };
}

type Origin = { source: PastedTable; title: string; year: number | null };

function proposalOf(
  { list, fit, isTurned, sheet }: Ranked,
  { source, title, year }: Origin,
): Proposal {
  const { type, field } = list;
  const reading = { type, field, order: fit.order, isTurned, hasNames: sheet.header !== null };
  return {
    value: withTitle(fit.value, title),
    notices: fit.notices,
    title,
    table: { source, sheet, reading, types: [type], year },
  };
}

type Side = TableOptions & { isTurned: boolean; hasNames?: boolean | undefined };

function plainTable(source: PastedTable, title: string, side: Side): Proposal | null {
  // A table without figures has names above its columns more often than not.
  const guessed = sheetOf(source, side);
  const hasNames =
    side.hasNames ?? source.hasNames ?? (guessed.header !== null || guessed.body.length > 1);
  const sheet = sheetOf(source, { ...side, hasNames });
  const fit = fitPlainTable(sheet);
  if (!fit) return null;
  const reading = {
    type: String(fit.value['type']),
    field: '',
    order: new Map(),
    isTurned: side.isTurned,
    hasNames,
  };
  return {
    value: withTitle(fit.value, title),
    notices: fit.notices,
    title,
    table: { source, sheet, reading, types: [reading.type], year: side.year },
  };
}

function sheetOf(source: PastedTable, { isTurned, hasNames, lists, language }: Side): Sheet {
  const names = new Set(
    lists.flatMap(({ columns }) =>
      columns.flatMap((column) => column.names.map((name) => name.toLowerCase())),
    ),
  );
  return readSheet(isTurned ? turned(source) : source, {
    isName: (text) => names.has(text.trim().toLowerCase()),
    language,
    hasNames: hasNames ?? source.hasNames,
  });
}

/** Reads a table in another way: as another block, with other columns, or with rows and columns exchanged. */
export function rereadTable(
  proposal: Proposal,
  change: Partial<TableReading>,
  { language, labelOf }: ProposalOptions,
): Proposal {
  if (!proposal.table) return proposal;
  const { source, reading, types, sheet, year } = proposal.table;
  const { title } = proposal;
  const next = { ...reading, ...change };
  const options = { lists: blockLists(labelOf), language, year };
  const keep = (found: Proposal | null): Proposal =>
    found?.table ? { ...found, table: { ...found.table, types } } : proposal;
  const lists = options.lists.filter(({ type }) => type === next.type);
  if (lists.length === 0) return keep(plainTable(source, title, { ...options, ...next }));
  const list = lists.find(({ field }) => field === next.field);
  if (change.order && list) {
    const fit = fitSheet(sheet, list, change.order, options);
    const { isTurned } = reading;
    return keep(proposalOf({ list, fit, isTurned, sheet, score: 0 }, { source, title, year }));
  }
  const fixed = {
    ...(change.isTurned === undefined ? {} : { isTurned: change.isTurned }),
    ...(change.hasNames === undefined
      ? {}
      : { hasNames: change.hasNames, isTurned: reading.isTurned }),
  };
  const [best] = rank(source, { ...options, lists }, fixed);
  return best ? keep(proposalOf(best, { source, title, year })) : proposal;
}
