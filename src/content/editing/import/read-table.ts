import { blockLists, type BlockList } from './block-lists.ts';
import { plainScore, tryList, type Candidate } from './choose-columns.ts';
import { fitSheet } from './fit-sheet.ts';
import { fitPlainTable } from './fit-plain-table.ts';
import type { PastedTable } from './pasted-document.ts';
import { withTitle, type Proposal, type ProposalOptions, type TableReading } from './proposal.ts';
import type { DayContext } from './read-days.ts';
import { readSheet, turned, type Sheet } from './read-sheet.ts';

type TableOptions = { lists: readonly BlockList[] } & DayContext;

type Ranked = Candidate & { isTurned: boolean; sheet: Sheet };

/** Most tables stand upright: turning one must explain more of it. */
const turningCost = 0.5;

/** Blocks that fit worse are not proposed. */
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
export function proposeTable(
  source: PastedTable,
  title: string,
  options: TableOptions,
): Proposal | null {
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
    pictures: [],
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
    pictures: [],
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

/** The readings of a table as rows of one list, upright and turned, the better first. */
export function readingsAs(
  { table, title }: Proposal,
  list: BlockList,
  { language, labelOf }: ProposalOptions,
): Proposal[] {
  if (!table) return [];
  const { source, year, types } = table;
  const lists = blockLists(labelOf);
  return [false, true].flatMap((isTurned) => {
    const options = { lists, language, year };
    const sheet = sheetOf(source, { ...options, isTurned });
    const found = tryList(sheet, list, options);
    const proposal = found && proposalOf({ ...found, isTurned, sheet }, { source, title, year });
    return proposal?.table ? [{ ...proposal, table: { ...proposal.table, types } }] : [];
  });
}
