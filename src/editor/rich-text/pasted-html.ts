import { cleanPaste, isHiddenElement } from './clean-paste.ts';
import { makeLinksOfSite, type LinkTo } from './pasted-links.ts';

/** ProseMirror would read these as words of the line before, although each begins its own line. */
const lineElements = 'caption, center, details, legend, main, nav, option, summary';

/** Elements that stand on their own line inside a cell. */
const blocks = 'address, blockquote, dd, div, dt, h1, h2, h3, h4, h5, h6, li, p, pre, table';

/** The clipboard's HTML in elements that longer texts have. `linkTo` rewrites links to other places. */
export function pastedHtml(html: string, linkTo: LinkTo): string {
  // ProseMirror notes in its own copies where they were cut out; all of it can be pasted.
  if (html.includes('data-pm-slice')) return html;
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  cleanPaste(pasted);
  const { body } = pasted;
  tidyTables(body);
  makeLinksOfSite(body, location.origin, linkTo);
  return body.innerHTML;
}

/**
 * Keeps pasted tables whose cells are lines. Of others, such as those that arrange the parts of a page, each row becomes a
 * paragraph with dashes between its cells, and cells with several paragraphs follow each other.
 */
function tidyTables(body: HTMLElement): void {
  for (const part of body.querySelectorAll(lineElements)) {
    const line = body.ownerDocument.createElement('div');
    line.append(...part.childNodes);
    part.replaceWith(line);
  }
  // The innermost first: a table within a cell is part of the cell.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const rows = [...table.rows].filter((row) => !isHiddenElement(row));
    const before = [...table.children].filter((child) => child.matches('div'));
    const grid = gridOf(rows);
    table.replaceWith(...before, ...(grid ? [grid] : rows.map(readRow)));
  }
}

/** The rows as a table of lines, in which no cell spans several; null if a cell is more than a line, or there is one column. */
function gridOf(rows: readonly HTMLTableRowElement[]): HTMLTableElement | null {
  const [first] = rows;
  const cells = rows.map((row) => [...row.cells].filter((cell) => !isHiddenElement(cell)));
  const areLines = cells.flat().every((cell) => lineIn(cell).querySelector(blocks) === null);
  if (!first || !areLines) return null;
  const lines: (Element | null)[][] = rows.map(() => []);
  for (const [at, row] of cells.entries()) {
    let column = 0;
    for (const cell of row) {
      while (lines[at]?.[column] !== undefined) column += 1;
      for (const line of lines.slice(at, at + cell.rowSpan)) {
        for (let right = 0; right < cell.colSpan; right += 1) line[column + right] = null;
      }
      const [line] = lines.slice(at);
      if (line) line[column] = lineIn(cell);
    }
  }
  const filled = lines.filter((line) =>
    line.some((cell) => cell && cell.textContent.trim() !== ''),
  );
  const width = Math.max(0, ...filled.map(({ length }) => length));
  if (filled.length < 2 || width < 2) return null;
  const table = first.ownerDocument.createElement('table');
  for (const line of filled) {
    const row = table.insertRow();
    for (let column = 0; column < width; column += 1)
      row.insertCell().append(...(line[column]?.childNodes ?? []));
  }
  return table;
}

function readRow(row: HTMLTableRowElement): Element {
  const cells = [...row.cells].filter(
    (cell) => cell.textContent.trim() !== '' && !isHiddenElement(cell),
  );
  const isLine = cells.every((cell) => lineIn(cell).querySelector(blocks) === null);
  const read = row.ownerDocument.createElement(isLine ? 'p' : 'div');
  for (const [index, cell] of cells.entries()) {
    if (isLine) read.append(index > 0 ? ' – ' : '', ...lineIn(cell).childNodes);
    else {
      const part = row.ownerDocument.createElement('div');
      part.append(...cell.childNodes);
      read.append(part);
    }
  }
  return read;
}

/** The element with all words of a cell: the cell, or its only paragraph. */
function lineIn(cell: Element): Element {
  let line = cell;
  for (;;) {
    const [child, ...others] = [...line.childNodes].filter(
      (node) => node.textContent?.trim() !== '',
    );
    if (others.length > 0 || !(child instanceof Element) || !child.matches('p, div')) return line;
    line = child;
  }
}
