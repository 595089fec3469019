import type { RepairRule } from '../repair.ts';
import { inQuotes, valueInLine } from '../value-in-line.ts';

/** `text: **Note** the date.` */
export const specialStart: RepairRule = ({ line }) => {
  const found = valueInLine(line);
  if (!found || !/^[*&!@`%|>#?[{]/.test(found.value)) return [];
  return [
    found.rewrite(
      {
        code: 'character-at-start',
        message: `A text that begins with ${found.value.charAt(0)} must stand in quotes.`,
        help: 'Put the whole text in quotes.',
      },
      inQuotes(found.value),
    ),
  ];
};
