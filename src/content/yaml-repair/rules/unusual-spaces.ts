import { visit } from 'yaml';
import { parseWithRanges } from '../../yaml/parse-yaml.ts';
import type { WholeFileRule } from '../whole-file-repair.ts';
import { othersToo } from '../whole-file-repair.ts';
import { inContext } from '../repair.ts';
import { phrase, say } from '../../../messages/index.ts';

const unusual = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/;
const start = /^[ \t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000-]+/;

const isUnusual = (line: string) => unusual.test(start.exec(line)?.[0] ?? '');

/**
 * Indentation with no-break spaces and the like, pasted from a web page or a word processor. In a multi-line text they
 * are part of the text.
 */
export const unusualSpaces: WholeFileRule = (lines, limit) => {
  if (!lines.some(isUnusual)) return null;
  const isText = rowsOfLongTexts(lines);
  const rows = lines.flatMap((line, row) => (isUnusual(line) && !isText.has(row) ? row : []));
  const [first] = rows;
  if (first === undefined) return null;
  const fixed = [...lines];
  for (const row of rows) {
    fixed[row] = (lines[row] ?? '').replace(start, (spaces) =>
      spaces.replaceAll(new RegExp(unusual, 'g'), ' '),
    );
  }
  const before = lines[first] ?? '';
  const from = unusual.exec(before)?.index ?? 0;
  const space = nameOf(before.charAt(from));
  const run = /^[^ \t\w-]+/.exec(before.slice(from))?.[0] ?? ' ';
  return {
    lines: fixed,
    rows,
    readable: limit.reachOf(fixed) === Number.POSITIVE_INFINITY ? [fixed] : [],
    from,
    to: from + [...run].filter((character) => unusual.test(character)).length,
    explanation: {
      code: 'unusual-space',
      message: [...say('yaml-unusualSpace', { space }), ...othersToo(rows)],
      help: say('yaml-unusualSpaceHow'),
      example: inContext(fixed, first, fixed[first] ?? ''),
    },
  };
};

const nameOf = (character: string) =>
  phrase('space', character === '\u00A0' || character === '\u202F' ? 'noBreak' : 'special');

function rowsOfLongTexts(lines: readonly string[]): ReadonlySet<number> {
  const { document, lines: counter } = parseWithRanges(lines.join('\n'));
  const rows = new Set<number>();
  visit(document, {
    Scalar(_, { range, type }) {
      if (!range || type === 'PLAIN') return;
      const last = counter.linePos(range[1]);
      const end = last.col === 1 ? last.line - 1 : last.line;
      for (let row = counter.linePos(range[0]).line; row < end; row += 1) rows.add(row);
    },
  });
  return rows;
}
