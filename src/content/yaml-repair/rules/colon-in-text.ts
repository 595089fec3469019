import type { RepairRule } from '../repair.ts';
import { inQuotes, valueInLine } from '../value-in-line.ts';
import { say } from '../../../messages/index.ts';

/** `title: Prices: children`. */
export const colonInText: RepairRule = ({ line }) => {
  const found = valueInLine(line);
  if (!found || !/:\s|:$/.test(found.value) || /^["']/.test(found.value)) return [];
  return [
    found.rewrite(
      {
        code: 'colon-in-text',
        message: say('text-colon'),
        help: say('text-wholeQuotes'),
      },
      inQuotes(found.value),
    ),
  ];
};
