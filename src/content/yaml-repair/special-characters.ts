import { isAlias, isCollection, isNode, visit } from 'yaml';
import { type Diagnostic, type Explanation, say } from '../../messages/index.ts';
import { diagnosticAt } from '../diagnose.ts';
import type { ParsedDocument } from '../yaml/parse-yaml.ts';
import type { Source } from '../source.ts';
import { lineOf } from '../write-yaml.ts';
import { inQuotes } from './value-in-line.ts';

const textWithCharacter = (name: string | undefined, words: string): Explanation => ({
  code: 'character-at-start',
  message: say('yaml-startQuotes', { character: words.charAt(0) }),
  help: [...say('text-wholeQuotes'), ...say('yaml-repeat')],
  ...(words ? { example: lineOf(name, inQuotes(words)) } : {}),
});

/** Quotes are no solution here: they would turn items or fields into a text. */
const markedPart = (words: string): Explanation => ({
  code: 'character-at-start',
  message: say('yaml-beginWith', { character: words.charAt(0) }),
  help: [...say('yaml-removeName'), ...say('yaml-repeatPart')],
});

/** A tag or anchor, with its name, is at most this many characters before its value. */
const farthestMark = 100;

/** The last word before trailing spaces. */
function lastWord(words: string): string {
  const last = words.trimEnd();
  if (last === words) return '';
  return last.slice(
    Math.max(...[' ', '\t', '[', '{', ','].map((end) => last.lastIndexOf(end))) + 1,
  );
}

/** A final & or ! with the name behind it. */
const markBefore = (words: string): string | undefined => /^[&!].*/.exec(lastWord(words))?.[0];

/** The name of the field whose value comes next. */
const nameBefore = (words: string): string | undefined =>
  /^([A-Za-z][\w-]*):$/.exec(lastWord(words))?.[1];

type Mark = { mark: string | undefined; row: number; column: number };

/** The tag or anchor of the value at a position: before it on its line or, at the end, on the line above. */
function markAt(source: Source, row: number, column: number): Mark {
  const before = (source.lines[row - 1] ?? '').slice(0, column - 1);
  const above = source.lines[row - 2] ?? '';
  const isFirst = before.slice(-farthestMark).trim() === '';
  const markAbove = isFirst ? markBefore(`${above.slice(-farthestMark)} `) : undefined;
  if (markAbove !== undefined) {
    return { mark: markAbove, row: row - 1, column: above.lastIndexOf(markAbove) + 1 };
  }
  const mark = markBefore(before.slice(-farthestMark));
  return { mark, row, column: mark ? before.lastIndexOf(mark) + 1 : column };
}

/** Characters that are special in YAML and never needed in content: for repeated parts (& and *) and tags (!). */
export function specialCharacters(
  source: Source,
  { document, lines }: ParsedDocument,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const reportedRows = new Set<number>();
  visit(document, {
    Node(_, node) {
      if (!isNode(node) || !node.range) return;
      const { line: beginRow, col } = lines.linePos(node.range[0]);
      const { mark, row, column } = markAt(source, beginRow, col);
      const isMarked =
        isAlias(node) || node.anchor !== undefined || (mark?.startsWith('!') ?? false);
      if (!isMarked) return;
      // The rest of the line is covered by the first diagnostic.
      if (reportedRows.has(row)) return;
      reportedRows.add(row);
      const line = source.lines[row - 1] ?? '';
      const words = line.slice(column - 1).trimEnd();
      const name = nameBefore(line.slice(Math.max(0, column - farthestMark), column - 1));
      diagnostics.push(
        diagnosticAt(
          source.file,
          {
            line: row,
            column,
            endLine: row,
            endColumn: column + Math.max(1, words.length),
          },
          isCollection(node) ? markedPart(words) : textWithCharacter(name, words),
        ),
      );
    },
  });
  return diagnostics;
}
