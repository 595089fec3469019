import type { RepairRule } from '../repair.ts';
import { valueInLine } from '../value-in-line.ts';

const repairWith =
  (help: string, repaired: (value: string, close: string) => string): RepairRule =>
  ({ line }) => {
    const found = valueInLine(line);
    const [open] = found?.value ?? '';
    if (!found || (open !== '[' && open !== '{')) return [];
    const close = open === '[' ? ']' : '}';
    if (found.value.includes(close)) return [];
    const message = `The ${open === '[' ? 'square' : 'curly'} bracket is not closed.`;
    return [
      found.rewrite({ code: 'bracket-not-closed', message, help }, repaired(found.value, close)),
    ];
  };

/** `items: [Fees, Terms`. */
export const openBracket = repairWith(
  'Close it at the end of the line, or put the whole text in quotes.',
  (value, close) => value + close,
);

/** `type: [hero`. */
export const strayBracket = repairWith('Remove it, or close it at the end of the line.', (value) =>
  value.slice(1).trimStart(),
);
