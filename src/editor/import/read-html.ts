import {
  joinLeftOut,
  type LeftOut,
  type PastedDocument,
  type PastedItem,
  type PastedPart,
  type PastedWords,
  readPlain,
} from '../../content/index.ts';
import { makeLinksOfSite, type LinkTo, cleanPaste, isHiddenElement } from '../rich-text/index.ts';
import { readHtmlTable } from './read-html-table.ts';
import { wordsOf } from './words-of-element.ts';

/** A text that shows the line breaks of its HTML, as chats on the web do. */
const keepsLines =
  'pre, [style*="white-space: pre"], [style*="white-space:pre"], [style*="preserve"]';

const blockTags =
  'address, article, aside, blockquote, center, dd, div, dl, dt, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, ul';

/** A bold paragraph of at most this many characters is a heading made by hand. */
const longestHeading = 90;

/**
 * Parses what word processors, spreadsheets and web pages put on the clipboard, without running or loading any of it.
 */
export function readHtml(html: string, linkTo: LinkTo = (address) => address): PastedDocument {
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  const { body } = pasted;
  for (const element of body.querySelectorAll('script, style, template, head, meta, link'))
    element.remove();
  for (const picture of body.querySelectorAll('img')) {
    const { alt } = picture;
    if (/^\p{Extended_Pictographic}/u.test(alt) && !/\p{L}/u.test(alt)) picture.replaceWith(alt);
  }
  makeLinksOfSite(body, location.origin, linkTo);
  const reader = new Reader(cleanPaste(pasted));
  reader.read(body);
  reader.endText();
  const { parts, hiddenRows, hiddenColumns, leftOut } = reader;
  return { parts, hiddenRows, hiddenColumns, leftOut };
}

class Reader {
  readonly parts: PastedPart[] = [];
  hiddenRows = 0;
  hiddenColumns = 0;
  leftOut: LeftOut;
  #text: Node[] = [];

  constructor(leftOut: LeftOut) {
    this.leftOut = leftOut;
  }

  /** Reads an element; text between its blocks becomes paragraphs. */
  read(element: Element): void {
    for (const node of element.childNodes) {
      if (!(node instanceof Element)) {
        this.#text.push(node);
        continue;
      }
      if (isHiddenElement(node)) continue;
      if (node.matches(blockTags)) {
        this.endText();
        this.#readBlock(node);
      } else if (node.matches('img')) this.#addPicture(node);
      else if (node.querySelector(blockTags)) {
        this.endText();
        this.read(node);
      } else {
        for (const picture of node.querySelectorAll('img')) this.#addPicture(picture);
        this.#text.push(node);
      }
    }
  }

  #readBlock(element: Element): void {
    if (element instanceof HTMLTableElement) {
      const { part, cells, hiddenRows, hiddenColumns } = readHtmlTable(element);
      this.hiddenRows += hiddenRows;
      this.hiddenColumns += hiddenColumns;
      // A table with one column only lays out a page.
      if (part) this.parts.push(part);
      else for (const cell of cells) this.read(cell);
    } else if (element.matches('ul, ol')) {
      const items = itemsOf(element, 0);
      if (items.length > 0) this.parts.push({ kind: 'list', items });
    } else if (!element.querySelector(blockTags) && !element.querySelector('img')) {
      this.#addText([...element.childNodes], element);
    } else this.read(element);
    this.endText(element);
  }

  endText(element: Element | null = null): void {
    const nodes = this.#text;
    this.#text = [];
    if (nodes.length > 0) this.#addText(nodes, element);
  }

  #addText(nodes: readonly Node[], element: Element | null): void {
    const lines = linesOfChat(nodes);
    if (lines !== null) {
      const { parts, leftOut } = readPlain(lines);
      this.parts.push(...parts);
      this.leftOut = joinLeftOut(this.leftOut, leftOut);
      return;
    }
    const words = wordsOf(nodes);
    if (words.plain.trim() === '') return;
    const level = levelOf(element, words);
    this.parts.push(
      level === null
        ? { kind: 'paragraph', ...words }
        : {
            kind: 'heading',
            level,
            plain: words.plain,
            markdown: words.markdown.replaceAll('**', ''),
          },
    );
  }

  #addPicture(picture: Element): void {
    const address = picture.getAttribute('src') ?? '';
    this.parts.push({
      kind: 'picture',
      alt: picture.getAttribute('alt') ?? '',
      file: fileInAddress(address),
    });
  }
}

/** The file in a data URL. Other addresses are not loaded. */
function fileInAddress(address: string): Blob | null {
  const [, type, data] =
    /^data:(image\/(?:png|jpeg|webp|avif|gif));base64,([a-z\d+/=\s]+)$/i.exec(address) ?? [];
  if (type === undefined || data === undefined) return null;
  return new Blob([Uint8Array.from(atob(data), (one) => one.codePointAt(0) ?? 0)], { type });
}

/** The level of a heading; null for a paragraph. */
function levelOf(element: Element | null, { plain, markdown }: PastedWords): number | null {
  const [, level] = /^H([1-6])$/.exec(element?.tagName ?? '') ?? [];
  if (level !== undefined) return Number(level);
  if (element?.matches('.MsoTitle, .MsoSubtitle, .title, .subtitle') === true) return 1;
  const isBold = /^\*\*[^*]+\*\*:?$/.test(markdown) && plain.length <= longestHeading;
  return isBold && !/[.,;]$/.test(plain) ? 2 : null;
}

function itemsOf(list: Element, level: number): PastedItem[] {
  const isNumbered = list.matches('ol');
  let next = list instanceof HTMLOListElement ? list.start : 1;
  return [...list.children].flatMap((item): PastedItem[] => {
    if (isHiddenElement(item)) return [];
    // Google Docs and Word put nested lists beside the items.
    if (item.matches('ul, ol')) return itemsOf(item, level + 1);
    const inner = [...item.querySelectorAll(':scope > ul, :scope > ol')];
    const nodes = [...item.childNodes].filter((node) => !inner.some((one) => one === node));
    const words = wordsOf(nodes);
    const number = isNumbered ? { number: next } : {};
    const hasWords = words.plain.trim() !== '';
    if (hasWords) next += 1;
    const direct = hasWords ? [{ ...words, level, isNumbered, ...number }] : [];
    return [...direct, ...inner.flatMap((one) => itemsOf(one, level + 1))];
  });
}

/**
 * The lines of a message copied from a chat, with its typed emphasis; null for other text, in which a line break of the
 * HTML is a space.
 */
function linesOfChat(nodes: readonly Node[]): string | null {
  const text = nodes.map(typed).join('');
  return nodes.some(hasLines) ? text : null;
}

function hasLines(node: Node): boolean {
  if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].some(hasLines);
  const text = node.textContent ?? '';
  return (
    text.includes('\n') && text.trim() !== '' && node.parentElement?.closest(keepsLines) !== null
  );
}

function typed(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element)) return '';
  if (node.matches('br')) return '\n';
  const inner = [...node.childNodes].map(typed).join('');
  const words = inner.trim();
  const mark = node.matches('b, strong') ? '*' : node.matches('i, em') ? '_' : '';
  return words === '' || mark === '' ? inner : inner.replace(words, () => mark + words + mark);
}
