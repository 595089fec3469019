import type { RepairRule } from '../repair.ts';
import { indentOf } from '../repair.ts';
import { say, type Message } from '../../../messages/index.ts';

const addSpaces = (count: number): Message =>
  count === 1 ? say('yaml-addSpace') : say('yaml-addSpaces', { number: count });

const removeSpaces = (count: number): Message =>
  count === 1 ? say('yaml-removeSpace') : say('yaml-removeSpaces', { number: count });

/** A line that is indented too much or too little: alone, or with the lines nested below it. */
export const indentation: RepairRule = ({ line, depths }) => {
  const rest = line.trimStart();
  const now = indentOf(line);
  const word = /^(- +)?[^\s:]*/.exec(rest)?.[0].length ?? 1;
  return depths
    .filter((depth) => depth !== now)
    .flatMap((depth) => {
      const count = Math.abs(depth - now);
      const repair = {
        explanation: {
          code: 'indentation' as const,
          message: say('yaml-indent'),
          help: depth > now ? addSpaces(count) : removeSpaces(count),
          example: ' '.repeat(depth) + rest,
        },
        from: now,
        to: now + word,
        line: ' '.repeat(depth) + rest,
      };
      return [repair, { ...repair, movesBlock: true }];
    });
};
