import type { RepairRule } from '../repair.ts';
import { valueInLine } from '../value-in-line.ts';

/** `items: [Fees, Terms`. */
export const openBracket: RepairRule = ({ line }) => {
  const found = valueInLine(line);
  const [open] = found?.value ?? '';
  if (!found || (open !== '[' && open !== '{')) return [];
  const close = open === '[' ? ']' : '}';
  if (found.value.includes(close)) return [];
  return [
    found.rewrite(
      {
        code: 'bracket-not-closed',
        message: `The ${open === '[' ? 'square' : 'curly'} bracket is opened but not closed.`,
        help: 'Close it at the end of the line, or put the whole text in quotes.',
      },
      found.value + close,
    ),
  ];
};
