import type { RepairRule } from '../repair.ts';
import { indentOf } from '../repair.ts';

/** A line that is indented too much or too little: alone, or with the lines nested below it. */
export const indentation: RepairRule = ({ line, depths }) => {
  const rest = line.trimStart();
  const now = indentOf(line);
  const word = /^(- +)?[^\s:]*/.exec(rest)?.[0].length ?? 1;
  return depths
    .filter((depth) => depth !== now)
    .flatMap((depth) => {
      const count = Math.abs(depth - now);
      const spaces = `${count} ${count === 1 ? 'space' : 'spaces'}`;
      const repair = {
        explanation: {
          code: 'indentation' as const,
          message: 'This line is not indented like the lines it belongs to.',
          help: depth > now ? `Add ${spaces} at its start.` : `Remove ${spaces} from its start.`,
          example: ' '.repeat(depth) + rest,
        },
        from: now,
        to: now + word,
        line: ' '.repeat(depth) + rest,
      };
      return [repair, { ...repair, movesBlock: true }];
    });
};
