import type { RepairRule } from '../repair.ts';
import { inQuotes, valueInLine } from '../value-in-line.ts';
import { say } from '../../../messages/index.ts';

/** `items: - Fees`. */
export const listBesideName: RepairRule = ({ line }) => {
  const found = valueInLine(line);
  if (!found || found.name === null || !/^- +\S/.test(found.value)) return [];
  const { value, name, rewrite } = found;
  return [
    rewrite(
      {
        code: 'list-on-one-line',
        message: say('list-nextLine', { field: name }),
        help: say('list-firstNextLine'),
      },
      `[${inQuotes(value.slice(1).trim())}]`,
      { example: `${name}:\n  ${value}` },
    ),
  ];
};
