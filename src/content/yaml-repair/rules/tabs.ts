import type { WholeFileRule } from '../whole-file-repair.ts';
import { othersToo } from '../whole-file-repair.ts';
import { inContext } from '../repair.ts';
import { say } from '../../../messages/index.ts';

/** Indentation with tabs: each tab becomes the number of spaces with which most of the file can be read. */
export const tabs: WholeFileRule = (lines, limit) => {
  const rows = lines.flatMap((line, row) => (/^ *\t\s*\S/.test(line) ? row : []));
  const [first] = rows;
  if (first === undefined || limit.reachOf(lines) === Number.POSITIVE_INFINITY) return null;
  const candidates = [2, 4, 8, 1].map((width) =>
    lines.map((line) =>
      line.replace(/^[ \t]+/, (spaces) => spaces.replaceAll('\t', ' '.repeat(width))),
    ),
  );
  const reaches = candidates.map((candidate) => limit.reachOf(candidate));
  const best = candidates[reaches.indexOf(Math.max(...reaches))] ?? [...lines];
  const before = lines[first] ?? '';
  return {
    lines: best,
    rows,
    readable: candidates.filter((_, at) => reaches[at] === Number.POSITIVE_INFINITY),
    from: before.indexOf('\t'),
    to: /^\s*/.exec(before)?.[0].length ?? 1,
    explanation: {
      code: 'tab',
      message: [...say('yaml-tab'), ...say('yaml-onlySpaces'), ...othersToo(rows)],
      help: say('yaml-twoSpaces'),
      example: inContext(best, first, best[first] ?? ''),
    },
  };
};
