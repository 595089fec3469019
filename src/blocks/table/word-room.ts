import { longestWord } from 'woven-site/components';
import type { Column, Row, TableCellValue } from './table-of.ts';

/** In letters: the room of a table on the narrowest phone, and where it begins to be one beside a heading or above. */
const room = { phone: 31, beside: 60, wide: 92 };

/** The room between two columns. */
const gap = 2.7;

/** The longest word that a cell of a column which stays while the others scroll has room for. */
const maxOfScrolled = 14;

type Price = Extract<TableCellValue, { kind: 'amount' }>['price'];

type Layout = 'plain' | 'cards' | 'scroll';

/**
 * Where the longest words of all columns have no room beside each other, so that words have to break within: nowhere,
 * on phones alone, or everywhere. A word that need not break should not, however long the text in the next column is.
 */
export function breaksWords(
  { columns, rows }: { columns: readonly Column[]; rows: readonly Row[] },
  layout: Layout,
  isWide: boolean,
): 'phone' | 'everywhere' | undefined {
  const widths = columns.map(({ label, unit = '' }, index) =>
    Math.max(
      longestWord(`${label} ${unit}`),
      ...rows.map((row) => lettersOf(row[index] ?? null, label)),
    ),
  );
  const needed = widths.reduce((sum, one) => sum + one + gap, -gap);
  if (needed > (isWide ? room.wide : room.beside)) return 'everywhere';
  const isTightOnPhone =
    layout === 'plain'
      ? needed > room.phone
      : layout === 'scroll' && Math.max(...widths) > maxOfScrolled;
  return isTightOnPhone ? 'phone' : undefined;
}

/** Amounts are larger than texts, and have a currency. */
const lettersOfAmount = (amount: number): number => String(amount).length + 6;

function lettersOfPrice(price: Price): number {
  if (typeof price === 'string') return longestWord(price);
  if (typeof price === 'number') return lettersOfAmount(price);
  const { from, to } = price;
  return lettersOfAmount(from) + (to === undefined ? 0 : String(to).length + 4);
}

/** About how many letters wide a cell is at least. */
function lettersOf(cell: TableCellValue, label: string): number {
  switch (cell?.kind) {
    case 'text':
      return longestWord(cell.text.html.replaceAll(/<[^<>]*>/g, ''));
    case 'link':
      return longestWord(cell.link.text ?? label);
    case 'amount':
      return lettersOfPrice(cell.price);
    case undefined:
      return 0;
    default:
      return 10;
  }
}
