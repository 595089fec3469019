import { isScalar, visit } from 'yaml';
import type { Document, YAMLError } from 'yaml';
import type { Diagnostic, Range } from '../../diagnostics/diagnostic.ts';
import { countParts } from '../check-extent.ts';
import { parseWithRanges } from '../parse-yaml.ts';
import type { ParsedDocument } from '../parse-yaml.ts';
import type { Source } from '../source.ts';
import { diagnosticAt } from '../diagnose.ts';
import { mendsOf } from './repairs.ts';
import type { Mend } from './repairs.ts';
import { conflictMarks, sameFieldTwice, specialSigns } from './special-characters.ts';

const mostDiagnostics = 20;
const mostTries = 60;
const farthestBack = 1000;

/** What may still be read to find out what is wrong with a file, and what reading the whole file once costs. */
type Budget = { left: number; once: number };

/** Two hundred times an ordinary page, or three times the longest file there may be: about a second. */
const mostReading = 200_000;

/**
 * Says why a file cannot be read. A mistake is known by its cure: each line near an error is mended in every way
 * that could have been meant, and the mend that lets the most of the file be read tells what was wrong. The
 * file is then read on as mended, so that its other mistakes are found in the same run.
 */
export function explainYaml(source: Source): Diagnostic[] {
  const marks = conflictMarks(source);
  if (marks.length > 0) return marks;
  const lines = [...source.lines];
  const diagnostics: Diagnostic[] = [];
  const mended = new Set<number>();
  const budget = { left: mostReading, once: countParts(source.text) + source.text.length / 10 };
  const tabs = mendTabs(source.file, lines, budget);
  if (tabs) diagnostics.push(tabs);
  let parsed = diagnostics.length > 0 ? parseWithRanges(lines.join('\n')) : source.parsed;
  while (diagnostics.length < mostDiagnostics) {
    const [error] = syntaxErrors(parsed.document);
    if (!error) break;
    const best = bestMend(lines, parsed, error, mended, budget);
    if (!best) {
      if (!mended.has(lineOf(parsed, error.pos[0])))
        diagnostics.push(unreadable(source, parsed, error));
      break;
    }
    // Where a tab stood, the right depth is a guess: a wrong one is no second mistake.
    const isTab = tabs && /^ *\t/.test(source.lines[best.row] ?? '');
    if (isTab && tabs.range.line === best.row + 1)
      tabs.example = inContext(lines, best.row, best.mend.line);
    if (!isTab) diagnostics.push(toDiagnostic(source.file, lines, best));
    apply(lines, best.row, best.mend).forEach((line, row) => (lines[row] = line));
    mended.add(best.row);
    parsed = parseWithRanges(lines.join('\n'));
  }
  const all = [...diagnostics, ...sameFieldTwice(source, parsed), ...specialSigns(source, parsed)];
  return all.map((diagnostic) => ({
    ...diagnostic,
    range: inside(source.lines, diagnostic.range),
  }));
}

/** A range in the file as mended, brought back into the file as it is. */
function inside(lines: readonly string[], { line, column, endLine, endColumn }: Range): Range {
  const lastOf = (row: number) => (lines[row - 1]?.length ?? 0) + 1;
  const start = { line, column: Math.min(column, lastOf(line)) };
  const end = { endLine, endColumn: Math.min(endColumn, lastOf(endLine)) };
  return {
    ...start,
    ...end,
    endColumn: endLine === line ? Math.max(end.endColumn, start.column) : end.endColumn,
  };
}

const isSyntax = (error: YAMLError) => error.code !== 'DUPLICATE_KEY';
const syntaxErrors = (document: Document.Parsed) =>
  document.errors.filter(isSyntax).toSorted((a, b) => a.pos[0] - b.pos[0]);

const lineOf = ({ lines }: ParsedDocument, offset: number) => lines.linePos(offset).line - 1;

type Candidate = { row: number; mend: Mend };

function bestMend(
  lines: readonly string[],
  parsed: ParsedDocument,
  error: YAMLError,
  mended: ReadonlySet<number>,
  budget: Budget,
): Candidate | null {
  const at = lineOf(parsed, error.pos[0]);
  let best: { candidate: Candidate; reach: number } | null = null;
  let tries = 0;
  for (const row of suspects(lines, parsed, at, error)) {
    if (mended.has(row)) continue;
    for (const mend of mendsOf(lines[row] ?? '', depthsBefore(lines, row))) {
      if (tries++ > mostTries || budget.left <= 0) break;
      const reach = reachOf(apply(lines, row, mend), budget);
      if (reach <= Math.max(at, row)) continue;
      if (!best || reach > best.reach) best = { candidate: { row, mend }, reach };
      if (reach === Number.POSITIVE_INFINITY) return best.candidate;
    }
  }
  return best?.candidate ?? null;
}

/** How far a file can be read: the line of its first error. */
function reachOf(lines: readonly string[], budget: Budget): number {
  const text = lines.join('\n');
  const { document } = parseWithRanges(text);
  budget.left -= budget.once + 2 * (document.errors.length + document.warnings.length);
  const [error] = syntaxErrors(document);
  return error ? text.slice(0, error.pos[0]).split('\n').length - 1 : Number.POSITIVE_INFINITY;
}

/** The lines that may be to blame for an error: its own, those around it, and where an open quote began. */
function suspects(
  lines: readonly string[],
  parsed: ParsedDocument,
  at: number,
  error: YAMLError,
): number[] {
  const rows = new Set<number>();
  if (
    error.code === 'MISSING_CHAR' ||
    error.code === 'UNEXPECTED_TOKEN' ||
    error.code === 'BAD_INDENT'
  ) {
    visit(parsed.document, {
      Node(_, node) {
        const [start = 0, end = 0] = node.range ?? [];
        const isQuote = isScalar(node) && (node.type ?? '').startsWith('QUOTE');
        const isOpen = isQuote || ('flow' in node && node.flow === true);
        if (isOpen && start <= error.pos[0] && error.pos[0] <= end + 1)
          rows.add(lineOf(parsed, start));
      },
    });
  }
  rows.add(at);
  for (const step of [-1, 1, -2]) {
    for (let row = at + step; row >= 0 && row < lines.length; row += Math.sign(step)) {
      if (lines[row]?.trim()) {
        rows.add(row);
        break;
      }
    }
  }
  // A quote that was never closed is noticed only at the next quote, or at the end of the file.
  const open = lines.findLastIndex((line, row) => row <= at && leavesQuoteOpen(line));
  if (open >= 0) rows.add(open);
  return [...rows];
}

/** Whether the last value of a line begins with a quote that does not come again. */
function leavesQuoteOpen(line: string): boolean {
  return ['"', "'"].some((quote) => {
    const before = line.slice(0, Math.max(0, line.lastIndexOf(quote)));
    const words = before.trimEnd();
    return words !== before && (words.endsWith(':') || words.endsWith('-'));
  });
}

/** The depths at which a line could stand, nearest first: those of the lines above it, and one step further in. */
function depthsBefore(lines: readonly string[], row: number): number[] {
  const depths = new Set<number>();
  const top = Math.max(0, row - farthestBack);
  for (let above = row - 1; above >= top && depths.size < 8; above -= 1) {
    const line = lines[above] ?? '';
    if (!line.trim()) continue;
    const depth = /^ */.exec(line)?.[0].length ?? 0;
    const isRow = /^ *- /.test(line);
    if (/:\s*$/.test(line)) depths.add(depth + (isRow ? 4 : 2));
    if (isRow) depths.add(depth + 2);
    depths.add(depth);
  }
  return [...depths];
}

/** Depth made with tabs: one diagnostic for the whole file, which is mended in place with the width that fits best. */
function mendTabs(file: string, lines: string[], budget: Budget): Diagnostic | null {
  const rows = lines.flatMap((line, row) => (/^ *\t\s*\S/.test(line) ? row : []));
  const [first] = rows;
  if (first === undefined || reachOf(lines, budget) === Number.POSITIVE_INFINITY) return null;
  const widened = [2, 4, 8, 1].map((width) =>
    lines.map((line) =>
      line.replace(/^[ \t]+/, (blanks) => blanks.replaceAll('\t', ' '.repeat(width))),
    ),
  );
  const reaches = widened.map((candidate) => reachOf(candidate, budget));
  const best = widened[reaches.indexOf(Math.max(...reaches))] ?? lines;
  const before = lines[first] ?? '';
  lines.splice(0, lines.length, ...best);
  const start = before.indexOf('\t');
  const end = /^\s*/.exec(before)?.[0].length ?? start + 1;
  const others = rows.length - 1;
  const more =
    others === 0 ? '' : others === 1 ? ' So does one other line.' : ` So do ${others} other lines.`;
  return diagnosticAt(
    file,
    { line: first + 1, column: start + 1, endLine: first + 1, endColumn: end + 1 },
    {
      code: 'tab',
      message: `This line begins with a tab. Depth is made with blanks only.${more}`,
      help: 'Replace each tab by two blanks.',
      example: inContext(best, first, best[first] ?? ''),
    },
  );
}

/** A mended line below the line before it, so that its depth can be seen. */
function inContext(lines: readonly string[], row: number, line: string): string {
  const before = lines.slice(0, row).findLast((above) => above.trim() !== '');
  if (before === undefined) return line.trim();
  const depth = Math.min(indentOf(before), indentOf(line));
  return `${before.slice(depth)}\n${line.slice(depth)}`;
}

function apply(lines: readonly string[], row: number, { line, movesBlock }: Mend): string[] {
  const copy = [...lines];
  const before = copy[row] ?? '';
  const depth = indentOf(before);
  const shift = indentOf(line) - depth;
  copy[row] = line;
  if (!movesBlock) return copy;
  for (let next = row + 1; next < copy.length; next += 1) {
    const below = copy[next] ?? '';
    if (below.trim() && indentOf(below) < depth) break;
    if (below.trim())
      copy[next] = ' '.repeat(Math.max(0, indentOf(below) + shift)) + below.trimStart();
  }
  return copy;
}

const indentOf = (line: string) => line.length - line.trimStart().length;

function toDiagnostic(
  file: string,
  lines: readonly string[],
  { row, mend }: Candidate,
): Diagnostic {
  const { explanation, from, to, line } = mend;
  const range = {
    line: row + 1,
    column: from + 1,
    endLine: row + 1,
    endColumn: Math.max(to, from + 1) + 1,
  };
  const example =
    explanation.code === 'indentation' ? inContext(lines, row, line) : explanation.example;
  return diagnosticAt(file, range, { ...explanation, example });
}

function unreadable(source: Source, parsed: ParsedDocument, { pos, code }: YAMLError): Diagnostic {
  const { line, col } = parsed.lines.linePos(pos[0]);
  const text = source.lines[line - 1] ?? '';
  const column = Math.min(col, text.length + 1);
  const range = {
    line,
    column,
    endLine: line,
    endColumn: Math.max(column + 1, text.trimEnd().length + 1),
  };
  if (code === 'MULTIPLE_DOCS') {
    return diagnosticAt(source.file, range, {
      code: 'several-documents',
      message: 'A line of three dashes or dots divides this file. A file holds one page only.',
      help: 'Remove the line, and put a second page into a file of its own.',
    });
  }
  return diagnosticAt(source.file, range, {
    code: 'unreadable',
    message: 'This line cannot be read.',
    help: 'Compare its blanks, colon and quotes with the lines around it.',
  });
}
