/** Parses rows copied from a spreadsheet: tabs between cells, quotes around multi-line cells. */
export function readTable(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r?\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) break;
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replaceAll('\u00A0', ' ').trim());
    if (end !== '\t' && cell.lastIndex < text.length) rows.push([]);
    else if (end === '\t' && cell.lastIndex === text.length) rows.at(-1)?.push('');
  }
  return rows.filter((row) => row.some((one) => one !== ''));
}

/** Formats rows for a spreadsheet. A leading space keeps a cell from being read as a formula. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(writeCell).join('\t')).join('\n');

function writeCell(cell: string): string {
  const words = /^[=@]|^[+-](?![\d.\s]*$)/.test(cell) ? ` ${cell}` : cell;
  return /[\t\r\n]|^"/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}
