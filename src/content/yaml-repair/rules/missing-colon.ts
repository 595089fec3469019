import type { RepairRule } from '../repair.ts';
import { inQuotes } from '../value-in-line.ts';
import { say } from '../../../messages/index.ts';

/** `title Fees`, `title = Fees`. */
export const missingColon: RepairRule = ({ line }) => {
  const found = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(.*)/s.exec(line);
  if (!found) return [];
  const [, before = '', name = '', rest = ''] = found;
  const gap = /^\s*(?:[=;]\s*)?/.exec(rest)?.[0] ?? '';
  if (gap === '' && rest !== '') return [];
  const value = rest.slice(gap.length);
  const words = /:\s|^[*&!@`%|>[{#]/.test(value) ? inQuotes(value) : value;
  return [
    {
      explanation: {
        code: 'no-colon',
        message: say('colon-missing', { name }),
        help: say('colon-write'),
        example: `${name}: ${words}`.trimEnd(),
      },
      from: before.length,
      to: before.length + name.length + (gap.trim() ? gap.length : 0),
      line: `${before}${name}: ${words}`.trimEnd(),
    },
  ];
};
