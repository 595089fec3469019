import type { RepairRule } from '../repair.ts';
import { say } from '../../../messages/index.ts';

/** `title:Fees`. A URL such as https://example.org is not a field. */
export const spaceAfterColon: RepairRule = ({ line }) => {
  const found = /^(\s*(?:- +)*[A-Za-z][\w-]*):(?!\/\/)(\S.*)$/.exec(line);
  if (!found) return [];
  const [, name = '', value = ''] = found;
  return [
    {
      explanation: {
        code: 'no-space-after-colon',
        message: say('colon-space'),
        help: say('colon-putSpace'),
        example: `${name.trim()}: ${value}`,
      },
      from: name.length,
      to: name.length + 2,
      line: `${name}: ${value}`,
      isSure: true,
    },
  ];
};

/** `-type: hero`. */
export const spaceAfterDash: RepairRule = ({ line }) => {
  const found = /^(\s*)-([^\s-].*)$/.exec(line);
  if (!found) return [];
  const [, spaces = '', rest = ''] = found;
  return [
    {
      explanation: {
        code: 'no-space-after-dash',
        message: say('yaml-dashSpace'),
        help: say('yaml-dashPut'),
        example: `- ${rest}`,
      },
      from: spaces.length,
      to: spaces.length + 2,
      line: `${spaces}- ${rest}`,
      isSure: true,
    },
  ];
};
