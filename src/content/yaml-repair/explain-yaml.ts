import { parseWithRanges, type ParsedDocument } from '../yaml/parse-yaml.ts';
import { Source } from '../source.ts';
import { type Diagnostic, type Range, say } from '../../messages/index.ts';
import { diagnoseRepair } from './diagnose-repair.ts';
import { rowOf } from './error-rows.ts';
import { findRepair, type CountMisfits } from './find-repair.ts';
import { hiddenByBackslash } from './hidden-by-backslash.ts';
import { firstSyntaxError, ReadingLimit } from './reading-limit.ts';
import { applyRepair, inContext } from './repair.ts';
import { specialStart } from './rules/special-start.ts';
import { tabs } from './rules/tabs.ts';
import { unusualSpaces } from './rules/unusual-spaces.ts';
import { specialCharacters } from './special-characters.ts';
import { unreadable } from './unreadable.ts';
import { diagnoseWholeFile } from './whole-file-repair.ts';
import { diagnosticAt } from '../diagnose.ts';
import { isScalar, visit } from 'yaml';

const maxDiagnostics = 20;

/** The diagnostics of a file's YAML and, if possible, the repaired file. */
export type ExplainedYaml = { diagnostics: Diagnostic[]; repaired: Source | null };

/**
 * Explains why a file cannot be parsed. The repair that helps identifies the mistake: see README.md in this folder. The
 * repaired file is checked on, so that its other mistakes are found in the same run. `misfits` chooses between repairs
 * that work equally well as YAML.
 */
export function explainYaml(source: Source, misfits: CountMisfits = () => 0): ExplainedYaml {
  const marks = conflictMarks(source);
  if (marks.length > 0) return { diagnostics: marks, repaired: null };
  const limit = new ReadingLimit(source.text);
  const wholeFile = repairWholeFile(source, limit);
  const { diagnostics, parsed, lines } = repairLines(source, wholeFile, { limit, misfits });
  const special = specialCharacters(source, parsed);
  const hidden = hiddenByBackslash(source, parsed);
  const all = [...diagnostics, ...sameFieldTwice(source, parsed), ...special, ...hidden];
  if (all.length === 0) return { diagnostics: [], repaired: null };
  return {
    diagnostics: all.map((diagnostic) => ({
      ...diagnostic,
      range: inside(source.lines, diagnostic.range),
    })),
    repaired: hidden.length === 0 ? readable(source, lines, special) : null,
  };
}

/** The repaired file, with texts quoted that begin with a special character; null if that is not enough. */
function readable(
  source: Source,
  lines: readonly string[],
  special: readonly Diagnostic[],
): Source | null {
  const rows = new Set(special.map(({ range }) => range.line - 1));
  const quoted = lines.map((line, row) =>
    rows.has(row) ? (specialStart({ line, next: undefined, depths: [] })[0]?.line ?? line) : line,
  );
  const repaired = new Source(source.file, quoted.join('\n'));
  const isReadable =
    !firstSyntaxError(repaired.parsed.document) &&
    specialCharacters(repaired, repaired.parsed).length === 0;
  return isReadable ? repaired : null;
}

/** A file after repairing mistakes that recur all through it. */
type WholeFile = { lines: readonly string[]; diagnosticOf: Map<number, Diagnostic> };

function repairWholeFile(source: Source, limit: ReadingLimit): WholeFile {
  let { lines } = source;
  const diagnosticOf = new Map<number, Diagnostic>();
  for (const rule of [unusualSpaces, tabs]) {
    const repair = rule(lines, limit);
    if (!repair) continue;
    const diagnostic = diagnoseWholeFile(source.file, lines, repair);
    for (const row of repair.rows) diagnosticOf.set(row, diagnostic);
    ({ lines } = repair);
  }
  return { lines, diagnosticOf };
}

function repairLines(
  source: Source,
  { lines, diagnosticOf }: WholeFile,
  { limit, misfits }: { limit: ReadingLimit; misfits: CountMisfits },
): { diagnostics: Diagnostic[]; parsed: ParsedDocument; lines: readonly string[] } {
  const diagnostics = [...new Set(diagnosticOf.values())];
  const repaired = new Set<number>();
  let parsed = diagnostics.length > 0 ? parseWithRanges(lines.join('\n')) : source.parsed;
  while (diagnostics.length < maxDiagnostics) {
    const error = firstSyntaxError(parsed.document);
    if (!error) break;
    const found = findRepair({ lines, parsed, error, repaired, limit, misfits });
    if (!found) {
      if (!repaired.has(rowOf(parsed, error.pos[0])))
        diagnostics.push(unreadable(source, parsed, error));
      break;
    }
    const { row, repair } = found;
    const ofWholeFile = diagnosticOf.get(row);
    // The correct depth of a line that had tabs is a guess; if it is wrong, that is not a second
    // mistake.
    if (!ofWholeFile) diagnostics.push(diagnoseRepair(source.file, lines, found));
    else if (ofWholeFile.range.line === row + 1)
      ofWholeFile.example = inContext(lines, row, repair.line);
    lines = applyRepair(lines, row, repair);
    repaired.add(row);
    parsed = parseWithRanges(lines.join('\n'));
  }
  // A repair that makes the file readable was meant; otherwise it may have been a wrong guess.
  if (firstSyntaxError(parsed.document))
    for (const diagnostic of diagnostics) delete diagnostic.fix;
  return { diagnostics, parsed, lines };
}

/** A range in the repaired file, mapped back to the original. */
function inside(lines: readonly string[], { line, column, endLine, endColumn }: Range): Range {
  const lastOf = (number: number) => (lines[number - 1]?.length ?? 0) + 1;
  const start = { line, column: Math.min(column, lastOf(line)) };
  const end = { endLine, endColumn: Math.min(endColumn, lastOf(endLine)) };
  return {
    ...start,
    ...end,
    endColumn: endLine === line ? Math.max(end.endColumn, start.column) : end.endColumn,
  };
}

/** Conflict markers left over from a merge. */
function conflictMarks(source: Source): Diagnostic[] {
  return source.lines.flatMap((line, index) =>
    /^<{7}( |$)/.test(line)
      ? diagnosticAt(
          source.file,
          { line: index + 1, column: 1, endLine: index + 1, endColumn: line.length + 1 },
          {
            code: 'two-versions',
            message: say('yaml-conflict'),
            help: say('yaml-keepVersion'),
          },
        )
      : [],
  );
}

/** Duplicate fields of an object. */
function sameFieldTwice(source: Source, { document, lines }: ParsedDocument): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Map<string, number>();
      for (const { key } of map.items) {
        if (!isScalar(key) || !key.range) continue;
        const name = String(key.value);
        const start = lines.linePos(key.range[0]);
        const end = lines.linePos(key.range[1]);
        const before = seen.get(name);
        if (before === undefined) {
          seen.set(name, start.line);
          continue;
        }
        const range = {
          line: start.line,
          column: start.col,
          endLine: end.line,
          endColumn: end.col,
        };
        diagnostics.push(
          diagnosticAt(source.file, range, {
            code: 'field-twice',
            message: [
              ...say('field-twice', { field: name }),
              ...say('field-firstOn', { line: before }),
            ],
            help: say('field-keepOne'),
            example: source.lineAt(range),
          }),
        );
      }
    },
  });
  return diagnostics;
}
