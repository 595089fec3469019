import type { Range, TextEdit } from '../messages/index.ts';
import type { Source } from './source.ts';

/** Applies edits. Of two that overlap, only the first is applied; the next run finds what is left. */
export function applyTextEdits(
  source: Source,
  edits: readonly TextEdit[],
): { text: string; done: TextEdit[] } {
  let text = '';
  let at = 0;
  const done: TextEdit[] = [];
  const placed = edits
    .map((edit) => ({ edit, ...offsetsOf(source, edit.range) }))
    .toSorted((a, b) => a.start - b.start);
  for (const { edit, start, end } of placed) {
    if (start < at) continue;
    text += source.text.slice(at, start) + edit.newText;
    at = end;
    done.push(edit);
  }
  return { text: text + source.text.slice(at), done };
}

/** The start and end offset of a range in the text. */
export function offsetsOf(source: Source, { line, column, endLine, endColumn }: Range) {
  const starts = source.lineCounter.lineStarts;
  return {
    start: (starts[line - 1] ?? 0) + column - 1,
    end: (starts[endLine - 1] ?? 0) + endColumn - 1,
  };
}
