import type { RepairRule } from '../repair.ts';
import { valueInLine } from '../value-in-line.ts';
import { say, type Message } from '../../../messages/index.ts';

const repairWith =
  (help: Message, repaired: (value: string, close: string) => string): RepairRule =>
  ({ line }) => {
    const found = valueInLine(line);
    const [open] = found?.value ?? '';
    if (!found || (open !== '[' && open !== '{')) return [];
    const close = open === '[' ? ']' : '}';
    if (found.value.includes(close)) return [];
    const message = say(open === '[' ? 'yaml-bracket' : 'yaml-curly');
    return [
      found.rewrite({ code: 'bracket-not-closed', message, help }, repaired(found.value, close)),
    ];
  };

/** `items: [Fees, Terms`. */
export const openBracket = repairWith(say('yaml-closeBracket'), (value, close) => value + close);

/** `type: [hero`. */
export const strayBracket = repairWith(say('yaml-removeBracket'), (value) =>
  value.slice(1).trimStart(),
);
