import type { RepairRule } from '../repair.ts';
import { inQuotes, valueInLine } from '../value-in-line.ts';

/** `title: Prices: children`. */
export const colonInText: RepairRule = ({ line }) => {
  const found = valueInLine(line);
  if (!found || !/:\s|:$/.test(found.value) || /^["']/.test(found.value)) return [];
  return [
    found.rewrite(
      {
        code: 'colon-in-text',
        message: 'A text that contains a colon followed by a space must be in quotes.',
        help: 'Put the whole text in quotes.',
      },
      inQuotes(found.value),
    ),
  ];
};
