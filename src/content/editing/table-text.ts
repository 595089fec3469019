/** Parses rows copied from a spreadsheet: tabs between cells, quotes around multi-line cells. Empty rows are left out. */
export const readTable = (text: string): string[][] =>
  readCells(text, '\t').filter((row) => row.some((one) => one !== ''));

/** Parses rows of cells with a separator, which cells in quotes may contain, as well as line breaks. */
export function readCells(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let index = 0;
  while (index < text.length) {
    const quoted = text[index] === '"' ? quotedCell(text, index, separator) : null;
    const end = quoted?.end ?? endOfCell(text, index, separator);
    rows.at(-1)?.push((quoted?.cell ?? text.slice(index, end)).replaceAll('\u00A0', ' ').trim());
    index = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] === separator && index === text.length) rows.at(-1)?.push('');
    if (text[end] !== separator && index < text.length) rows.push([]);
  }
  return rows;
}

function endOfCell(text: string, from: number, separator: string): number {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') {
    if (text.startsWith('\r\n', end)) break;
    end += 1;
  }
  return end;
}

/** A cell in quotes; null if its quotes are part of the text, as in “"A" level”. */
function quotedCell(text: string, from: number, separator: string) {
  let end = from + 1;
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) {
    end += text[end] === '"' ? 2 : 1;
  }
  const isClosed = text[end] === '"' && endOfCell(text, end + 1, separator) === end + 1;
  return isClosed ? { cell: text.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 } : null;
}

/** Formats rows for a spreadsheet. A leading space keeps a cell from being read as a formula. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(writeCell).join('\t')).join('\n');

function writeCell(cell: string): string {
  const words = /^[=@]|^[+-](?![\d.\s]*$)/.test(cell) ? ` ${cell}` : cell;
  return /[\t\r\n]|^"/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}
