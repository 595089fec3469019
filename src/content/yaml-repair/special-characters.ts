import { isAlias, isCollection, isNode, isScalar, visit } from 'yaml';
import type { Diagnostic, Explanation } from '../../diagnostics/diagnostic.ts';
import { diagnosticAt } from '../diagnose.ts';
import type { ParsedDocument } from '../parse-yaml.ts';
import type { Source } from '../source.ts';
import { lineOf } from '../write-yaml.ts';
import { quoted } from './repairs.ts';

/** The marks that are left where two versions of a file were joined. */
export function conflictMarks(source: Source): Diagnostic[] {
  return source.lines.flatMap((line, index) =>
    /^<{7}( |$)/.test(line)
      ? diagnosticAt(
          source.file,
          { line: index + 1, column: 1, endLine: index + 1, endColumn: line.length + 1 },
          {
            code: 'two-versions',
            message:
              'Two versions of this file were joined here, and nobody has chosen between them.',
            help: 'Keep the lines of one version, and remove the three lines that begin with <<<<<<<, ======= and >>>>>>>.',
          },
        )
      : [],
  );
}

/** Fields that stand twice in one group. */
export function sameFieldTwice(source: Source, { document, lines }: ParsedDocument): Diagnostic[] {
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
            message: `The field ${name} stands here a second time. The first is on line ${before}.`,
            help: 'Keep one of the two and remove the other.',
            example: source.lineAt(range),
          }),
        );
      }
    },
  });
  return diagnostics;
}

const textWithSign = (name: string | undefined, words: string): Explanation => ({
  code: 'sign-at-start',
  message: `A text that begins with ${words.charAt(0)} must stand in quotes.`,
  help: 'Put the whole text in quotes. If it was meant to repeat another part, write that part out in full.',
  ...(words ? { example: lineOf(name, quoted(words)) } : {}),
});

/** Quotes would be no cure here: they would turn rows or fields into a text. */
const namedPart = (words: string): Explanation => ({
  code: 'sign-at-start',
  message: `A list or a group of fields may not begin with ${words.charAt(0)}.`,
  help: 'Remove the sign and the name behind it. Where a part was meant to be repeated, write it out in full.',
});

/** A sign and its name stand at most so many characters before what they belong to. */
const farthestSign = 100;

/** The last word before a space at the end. */
function lastWord(words: string): string {
  const last = words.trimEnd();
  if (last === words) return '';
  return last.slice(
    Math.max(...[' ', '\t', '[', '{', ','].map((sign) => last.lastIndexOf(sign))) + 1,
  );
}

/** The & or ! with which the words end, and the name behind it. */
const signBefore = (words: string): string | undefined => /^[&!].*/.exec(lastWord(words))?.[0];

/** The name of the field whose value comes next. */
const nameBefore = (words: string): string | undefined =>
  /^([A-Za-z][\w-]*):$/.exec(lastWord(words))?.[1];

type Sign = { sign: string | undefined; row: number; column: number };

/** The sign of what begins at a position: before it on its line or, alone or at the end, on the line above. */
function signAt(source: Source, row: number, column: number): Sign {
  const before = (source.lines[row - 1] ?? '').slice(0, column - 1);
  const above = source.lines[row - 2] ?? '';
  const isFirst = before.slice(-farthestSign).trim() === '';
  const signAbove = isFirst ? signBefore(`${above.slice(-farthestSign)} `) : undefined;
  if (signAbove !== undefined) {
    return { sign: signAbove, row: row - 1, column: above.lastIndexOf(signAbove) + 1 };
  }
  const sign = signBefore(before.slice(-farthestSign));
  return { sign, row, column: sign ? before.lastIndexOf(sign) + 1 : column };
}

/** Signs with a meaning of their own that content never needs: repeated parts (& and *) and kinds (!). */
export function specialSigns(source: Source, { document, lines }: ParsedDocument): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const told = new Set<number>();
  visit(document, {
    Node(_, node) {
      if (!isNode(node) || !node.range) return;
      const { line: beginRow, col } = lines.linePos(node.range[0]);
      const { sign, row, column } = signAt(source, beginRow, col);
      const isMarked =
        isAlias(node) || node.anchor !== undefined || (sign?.startsWith('!') ?? false);
      if (!isMarked) return;
      // What follows on the line is part of the first diagnostic already.
      if (told.has(row)) return;
      told.add(row);
      const line = source.lines[row - 1] ?? '';
      const words = line.slice(column - 1).trimEnd();
      const name = nameBefore(line.slice(Math.max(0, column - farthestSign), column - 1));
      diagnostics.push(
        diagnosticAt(
          source.file,
          {
            line: row,
            column,
            endLine: row,
            endColumn: column + Math.max(1, words.length),
          },
          isCollection(node) ? namedPart(words) : textWithSign(name, words),
        ),
      );
    },
  });
  visit(document, {
    Scalar(_, scalar) {
      const hidden = /[^\P{Cc}\t\n]/u;
      if (scalar.type !== 'QUOTE_DOUBLE' || !scalar.range || !hidden.test(String(scalar.value)))
        return;
      const start = lines.linePos(scalar.range[0]);
      const end = lines.linePos(scalar.range[1]);
      const raw = source.text.slice(scalar.range[0], scalar.range[1]);
      diagnostics.push(
        diagnosticAt(
          source.file,
          { line: start.line, column: start.col, endLine: end.line, endColumn: end.col },
          {
            code: 'backslash',
            message: 'A \\ inside double quotes has a meaning of its own.',
            help: 'Use single quotes around the text.',
            example: `${(source.lines[start.line - 1] ?? '').slice(0, start.col - 1).trimStart()}'${raw.slice(1, -1).replaceAll("'", "''")}'`,
          },
        ),
      );
    },
  });
  return diagnostics;
}
