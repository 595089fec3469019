import type { RepairRule } from '../repair.ts';
import { inQuotes, valueInLine } from '../value-in-line.ts';

/** `text: **Note** the date.` */
export const specialStart: RepairRule = ({ line }) => {
  const found = valueInLine(line);
  if (!found || !/^[*&!@`%|>#?[{]/.test(found.value)) return [];
  const [character = ''] = found.value;
  const isOpened =
    (character === '[' && !found.value.includes(']')) ||
    (character === '{' && !found.value.includes('}'));
  return [
    found.rewrite(
      {
        code: 'character-at-start',
        message: `A text that begins with ${character} must be in quotes.`,
        help: isOpened
          ? 'Put the whole text in quotes, or remove the bracket.'
          : 'Put the whole text in quotes.',
      },
      inQuotes(found.value),
    ),
  ];
};
