import type { RepairRule } from '../repair.ts';
import { inQuotes, valueInLine } from '../value-in-line.ts';
import { say } from '../../../messages/index.ts';

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
        message: say('yaml-startQuotes', { character }),
        help: say(isOpened ? 'yaml-wholeOrBracket' : 'text-wholeQuotes'),
      },
      inQuotes(found.value),
    ),
  ];
};
