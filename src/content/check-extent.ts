import { Lexer } from 'yaml';
import { type Diagnostic, type Explanation, say } from '../messages/index.ts';
import { diagnosticAt } from './diagnose.ts';
import { limits } from './yaml/limits.ts';
import type { Source } from './source.ts';

type Excess = { offset: number; limit: 'parts' | 'depth' };

/** Reports a file that is too large or too deeply nested to be read in reasonable time, before it is parsed. */
export function checkExtent({ file, text }: Source): Diagnostic[] {
  const { excess } = measure(text);
  if (!excess) return [];
  const before = text.slice(0, excess.offset);
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  const range = { line, column, endLine: line, endColumn: column + 1 };
  return [diagnosticAt(file, range, excess.limit === 'depth' ? tooDeep : tooMany)];
}

const tooMany: Explanation = {
  code: 'too-many-items',
  message: say('extent-parts', { number: limits.parts.toLocaleString('en') }),
  help: say('bytes-splitFiles'),
};

const tooDeep: Explanation = {
  code: 'too-deep',
  message: say('yaml-deep', { number: limits.depth }),
  help: say('yaml-deepHow'),
};

/** Lexer tokens that announce a scalar, or close a bracket. */
const scalarMark = '\u001F';
const flowEnd = '\u0018';

/** The number of lines, fields and items of a file. */
export const countParts = (text: string): number => measure(text).parts;

/** Counts the tokens of a file in one pass, stopping at the first limit exceeded. */
function measure(text: string): { parts: number; excess: Excess | null } {
  // The columns at which open lists and objects begin; the open brackets.
  const columns: number[] = [];
  let brackets = 0;
  let parts = 0;
  let offset = 0;
  let lineStart = 0;
  let mayBegin = true;
  for (const token of new Lexer().lex(text)) {
    if (token === scalarMark || token === flowEnd) {
      if (token === flowEnd) brackets = 0;
      continue;
    }
    const isBreak = token === '\n' || token === '\r\n';
    const isSpace = !isBreak && token.trim() === '';
    if (!isSpace) parts += 1 + countBreaksInside(token);
    if (isBreak) {
      lineStart = offset + token.length;
      mayBegin = true;
    } else if (!isSpace) {
      if (mayBegin && brackets === 0) openColumn(columns, offset - lineStart);
      mayBegin = token === '-' || token === '?' || token === ':';
      if (token === '[' || token === '{') brackets += 1;
      if (token === ']' || token === '}') brackets = Math.max(0, brackets - 1);
    }
    if (columns.length + brackets > limits.depth)
      return { parts, excess: { offset, limit: 'depth' } };
    if (parts > limits.parts) return { parts, excess: { offset, limit: 'parts' } };
    offset += token.length;
  }
  return { parts, excess: null };
}

/** A multi-line text is a single token. */
function countBreaksInside(token: string): number {
  let count = 0;
  for (let at = token.indexOf('\n', 1); at >= 0; at = token.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** A token further to the left closes everything that is indented more. */
function openColumn(columns: number[], column: number): void {
  while (columns.length > 0 && (columns.at(-1) ?? 0) >= column) columns.pop();
  columns.push(column);
}
