/** A text as it is read, and the same with its emphasis and links as content files write them. */
export type PastedWords = { plain: string; markdown: string };

/** A cell: its text as it was shown, the same with emphasis, and its value where the spreadsheet names it. */
export type PastedCell = { text: string; markdown?: string; number?: number; day?: string };

/** A table. Empty rows and columns stay, so that the names of columns (A, B, C) are those of the spreadsheet. */
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

/** A part of what was pasted. */
export type PastedPart =
  | ({ kind: 'heading'; level: number } & PastedWords)
  | ({ kind: 'paragraph' } & PastedWords)
  | { kind: 'list'; items: readonly PastedItem[] }
  | PastedTable
  | PastedPicture;

/** What was pasted, whatever it came from: its parts in order, and how much of spreadsheets is hidden there and was skipped. */
export type PastedDocument = {
  parts: readonly PastedPart[];
  hiddenRows: number;
  hiddenColumns?: number;
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
export const joinProse = (parts: readonly PastedPart[]): string =>
  parts
    .map(proseOf)
    .filter((text) => text !== '')
    .join('\n\n');

function proseOf(part: PastedPart): string {
  switch (part.kind) {
    case 'heading':
      return `### ${part.markdown.replace(/^\\(?=[#>+-])/, '')}`;
    case 'paragraph':
      return part.markdown;
    case 'list':
      return listOf(part.items);
    case 'table':
    case 'picture':
      return '';
  }
}

function listOf(items: readonly PastedItem[]): string {
  const counts: number[] = [];
  const indents: number[] = [];
  return items
    .map(({ markdown, level, isNumbered, number }) => {
      counts.length = level + 1;
      counts[level] = number ?? (counts[level] ?? 0) + 1;
      const marker = isNumbered ? `${counts[level]}. ` : '- ';
      const indent = indents.slice(0, level).reduce((sum, width) => sum + width, 0);
      indents.length = level;
      indents[level] = marker.length;
      return `${' '.repeat(indent)}${marker}${markdown}`;
    })
    .join('\n');
}
