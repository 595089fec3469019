import type { RepairRule } from '../repair.ts';
import { inQuotes, valueInLine } from '../value-in-line.ts';

/** `items: - Fees`. */
export const listBesideName: RepairRule = ({ line }) => {
  const found = valueInLine(line);
  if (!found || found.name === null || !/^- +\S/.test(found.value)) return [];
  const { value, name, rewrite } = found;
  return [
    rewrite(
      {
        code: 'list-on-one-line',
        message: `The list ${name} must begin on the next line.`,
        help: 'Put the first item on the next line, indented by two more spaces.',
      },
      `[${inQuotes(value.slice(1).trim())}]`,
      { example: `${name}:\n  ${value}` },
    ),
  ];
};
