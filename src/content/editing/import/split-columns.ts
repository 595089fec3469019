import { blockLists } from './block-lists.ts';
import { nameOfColumn } from './fit-sheet.ts';
import { nameKey } from './match-rows.ts';
import { titled, type Proposal, type ProposalOptions } from './proposal.ts';
import { isAmount, namesSum, type Sheet } from './read-sheet.ts';
import { rereadTable } from './read-table.ts';

/** The columns of amounts with their names, one for each class, if there are several; a block takes one of them. */
export function classesOf(proposal: Proposal, { labelOf }: Pick<ProposalOptions, 'labelOf'>) {
  const { table } = proposal;
  const amount = table && amountFieldOf(table.reading, labelOf);
  if (!table || amount === null) return [];
  const { sheet, reading } = table;
  const classes = sheet.columns.flatMap((column) => {
    const field = reading.order.get(column);
    const name = nameOfColumn(sheet, column);
    const isFree = field === undefined || field === amount;
    return isFree && name !== '' && !namesSum(name) && holdsAmounts(sheet, column)
      ? [{ column, name }]
      : [];
  });
  const names = new Set(classes.map(({ name }) => nameKey(name)));
  return classes.length > 1 && names.size === classes.length ? classes : [];
}

/** A block for each class of a sheet, named by the heading of its column. */
export function splitByClass(proposal: Proposal, options: ProposalOptions): Proposal[] {
  const { table } = proposal;
  const amount = table && amountFieldOf(table.reading, options.labelOf);
  if (!table || amount === null) return [proposal];
  const classes = classesOf(proposal, options);
  return classes.map(({ column, name }) => {
    const others = [...table.reading.order].filter(([, field]) => field !== amount);
    const order = new Map([...others, [column, amount] as const]);
    const one = rereadTable(proposal, { order }, options);
    // The columns of the others are not left out.
    const notices = one.notices.filter(
      (notice) =>
        notice.kind !== 'column' || !classes.some((other) => other.column === notice.column),
    );
    const title = proposal.title === '' ? name : `${proposal.title}: ${name}`;
    return titled({ ...one, notices }, title);
  });
}

/** The only field for an amount of the list that a table is read as; null if there are none or several. */
function amountFieldOf(
  { type, field }: NonNullable<Proposal['table']>['reading'],
  labelOf: ProposalOptions['labelOf'],
): string | null {
  const list = blockLists(labelOf).find((one) => one.type === type && one.field === field);
  const amounts = list?.columns.filter(({ valueType }) => valueType === 'amount') ?? [];
  return amounts.length === 1 ? (amounts[0]?.field ?? null) : null;
}

function holdsAmounts(sheet: Sheet, column: number): boolean {
  const cells = sheet.body.flatMap((row) => sheet.rows[row]?.[column] ?? []);
  const filled = cells.filter(({ text }) => text !== '');
  return filled.length > 0 && filled.filter(isAmount).length * 2 >= filled.length;
}
