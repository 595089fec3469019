import type { CellReading } from '../read-cell.ts';
/** A text as it is read, and the same with its emphasis and links as content files write them. */
export type PastedWords = { plain: string; markdown: string };

/** A cell: its text as it was shown, the same with emphasis, and its value where the spreadsheet names it. */
export type PastedCell = {
  text: string;
  markdown?: string;
  number?: number;
  day?: string;
  /** The amount that its text is for the site, where that differs from what it is anywhere. */
  amount?: CellReading<number>;
};

/** A table. Empty rows and columns stay, so that columns keep their names of the spreadsheet (A, B, C). */
export type PastedTable = {
  kind: 'table';
  rows: readonly (readonly PastedCell[])[];
  /** Whether the first row has the names of the columns, if that is certain. */
  hasNames?: boolean;
};

/** A list item; items of lists within lists have a higher level, from 0. */
export type PastedItem = PastedWords & {
  level: number;
  isNumbered: boolean;
  /** Its number, if it is written there. */
  number?: number;
};

/** A picture, with the description that it had there; its file is null if only a link to it was pasted. */
export type PastedPicture = { kind: 'picture'; alt: string; file: Blob | null };

export type PastedPart =
  | ({ kind: 'heading'; level: number } & PastedWords)
  | ({ kind: 'paragraph' } & PastedWords)
  | { kind: 'list'; items: readonly PastedItem[] }
  | PastedTable
  | PastedPicture;

/** Words that the import has left out or changed, because they were struck out, hidden or numbered. */
export type LeftOut = {
  struck: readonly string[];
  hidden: readonly string[];
  /** How many items of lists have their letters or Roman numbers in their text. */
  lettered: number;
};

export const joinLeftOut = (a?: LeftOut, b?: LeftOut): LeftOut => ({
  struck: [...(a?.struck ?? []), ...(b?.struck ?? [])],
  hidden: [...(a?.hidden ?? []), ...(b?.hidden ?? [])],
  lettered: (a?.lettered ?? 0) + (b?.lettered ?? 0),
});

/** A pasted document: its parts in order, and the number of skipped hidden parts of spreadsheets. */
export type PastedDocument = {
  parts: readonly PastedPart[];
  hiddenRows: number;
  hiddenColumns?: number;
  leftOut?: LeftOut;
};

/** A text without emphasis and links. */
export const plainWords = (plain: string): PastedWords => ({
  plain,
  markdown: escapeMarkdown(plain),
});

/** Escapes what would be read as emphasis, a link or an entity, or at the beginning as a list or a heading. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\*`[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, String.raw`\$&`)
    .replaceAll(/^(?:[#>+-](?=\s|$|#)|[-=]+$)/gmu, String.raw`\$&`)
    .replaceAll(/^(\d+)([.)])(?=\s|$)/gmu, String.raw`$1\$2`);

/** The text of several parts as one longer text. */
export function joinProse(parts: readonly PastedPart[]): string {
  let text = '';
  for (const part of parts) {
    const next = proseOf(part, text);
    text += (text === '' || next === '' ? '' : '\n\n') + next;
  }
  return text;
}

function proseOf(part: PastedPart, before: string): string {
  switch (part.kind) {
    case 'heading':
      return `### ${part.markdown.replace(/^\\(?=[#>+-])/, '')}`;
    case 'paragraph':
      return part.markdown;
    case 'list':
      return listOf(part.items, lastMarker(before));
    case 'table':
    case 'picture':
      return '';
  }
}

/** The marker of a list at the end of a text; empty if there is none. */
const lastMarker = (text: string): string => {
  const line = text.split('\n').findLast((one) => /^\S/.test(one)) ?? '';
  return /^(?:\d+([.)])|([-*])) /.exec(line)?.slice(1).join('') ?? '';
};

/** Lists of a kind that follow each other are one, unless their markers differ. */
function listOf(items: readonly PastedItem[], before: string): string {
  const counts: number[] = [];
  const indents: number[] = [];
  const marks: string[] = [before];
  return items
    .map(({ markdown, level, isNumbered, number }) => {
      const isFirst = counts[level] === undefined;
      const next = (counts[level] ?? 0) + 1;
      counts.length = level + 1;
      counts[level] = isNumbered ? (number ?? next) : 0;
      marks.length = level + 1;
      const mark = marks[level];
      const isNewList = isFirst || (isNumbered && counts[level] !== next);
      if (isNumbered)
        marks[level] = isNewList ? (mark === '.' ? ')' : '.') : mark === ')' ? ')' : '.';
      else marks[level] = isNewList ? (mark === '-' ? '*' : '-') : mark === '*' ? '*' : '-';
      const marker = isNumbered ? `${counts[level]}${marks[level]} ` : `${marks[level]} `;
      const indent = indents.slice(0, level).reduce((sum, width) => sum + width, 0);
      indents.length = level;
      indents[level] = marker.length;
      return `${' '.repeat(indent)}${marker}${markdown}`;
    })
    .join('\n');
}
