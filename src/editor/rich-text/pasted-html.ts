import { Fragment, Slice } from 'prosemirror-model';
import { chatRuns, type LeftOut } from '../../content/index.ts';
import { cleanPaste, isHiddenElement } from './clean-paste.ts';
import { grammar } from './grammar.ts';
import { makeLinksOfSite, type LinkTo } from './pasted-links.ts';

/** ProseMirror would read these as words of the line before, although each begins its own line. */
const lineElements = 'caption, center, details, legend, main, nav, option, summary';

/** Elements that stand on their own line inside a cell. */
const blocks = 'address, blockquote, dd, div, dt, h1, h2, h3, h4, h5, h6, li, p, pre, table';

/** What chats mark, as marks of the grammar. */
const chatMarks = {
  strong: grammar.marks.strong,
  em: grammar.marks.em,
  s: grammar.marks.strike,
};

/** The clipboard's text without HTML: a paragraph for each line, with the marks of chats read. */
export function pastedLines(text: string): Slice {
  const paragraphs = text.split(/[\r\n]+/).map((line) =>
    grammar.nodes.paragraph.create(
      null,
      chatRuns(line).map((run) =>
        grammar.text(
          run.text,
          run.marks.map((mark) => chatMarks[mark].create()),
        ),
      ),
    ),
  );
  return Slice.maxOpen(Fragment.from(paragraphs));
}

/**
 * The clipboard's HTML in elements that longer texts have. `linkTo` rewrites links to other places, `tell` gets the words
 * that are left out.
 */
export function pastedHtml(
  html: string,
  linkTo: LinkTo,
  tell: (leftOut: LeftOut) => void = () => {},
): string {
  // ProseMirror notes in its own copies where they were cut out; all of it can be pasted.
  if (html.includes('data-pm-slice')) return html;
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  tell(cleanPaste(pasted));
  const { body } = pasted;
  readChatMarks(body);
  tidyTables(body);
  makeLinksOfSite(body, location.origin, linkTo);
  return body.innerHTML;
}

/** Mails and documents quote chats with their signs: *bold*, _italic_, ~struck out~. */
function readChatMarks(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const runs = chatRuns(text.data);
    if (runs.every(({ marks }) => marks.length === 0) || text.parentElement?.closest('code, pre'))
      continue;
    text.replaceWith(
      ...runs.map((run) =>
        run.marks.reduceRight<Node>((inner, mark) => {
          const element = body.ownerDocument.createElement(mark);
          element.append(inner);
          return element;
        }, body.ownerDocument.createTextNode(run.text)),
      ),
    );
  }
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
