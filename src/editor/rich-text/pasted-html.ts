import { cleanPaste, isHiddenElement } from './clean-paste.ts';
import { makeLinksOfSite, type LinkTo } from './pasted-links.ts';

/** ProseMirror would read these as words of the line before, although each begins its own line. */
const lineElements = 'caption, center, details, legend, main, nav, option, summary';

/** Elements that stand on their own line inside a cell. */
const blocks = 'address, blockquote, dd, div, dt, h1, h2, h3, h4, h5, h6, li, p, pre';

/** The clipboard's HTML in elements that longer texts have. `linkTo` rewrites links to other places. */
export function pastedHtml(html: string, linkTo: LinkTo): string {
  // ProseMirror notes in its own copies where they were cut out; all of it can be pasted.
  if (html.includes('data-pm-slice')) return html;
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  cleanPaste(pasted);
  const { body } = pasted;
  makeLinesOfTables(body);
  makeLinksOfSite(body, location.origin, linkTo);
  return body.innerHTML;
}

/**
 * Turns pasted tables into lines of text, because longer texts have no tables: each row becomes a paragraph, with
 * dashes between its cells. Cells with several paragraphs, as in layout tables, follow each other.
 */
function makeLinesOfTables(body: HTMLElement): void {
  for (const part of body.querySelectorAll(lineElements)) {
    const line = body.ownerDocument.createElement('div');
    line.append(...part.childNodes);
    part.replaceWith(line);
  }
  // The innermost first: a table within a cell is part of the cell.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const rows = [...table.rows].filter((row) => !isHiddenElement(row)).map(readRow);
    const before = [...table.children].filter((child) => child.matches('div'));
    table.replaceWith(...before, ...rows);
  }
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
