import { readCells } from '../table-text.ts';
import { chatWords, withoutStamps, withoutStruck } from './chat-text.ts';
import type { PastedDocument, PastedItem, PastedPart, PastedTable } from './pasted-document.ts';

/** Parses pasted text: cells of a spreadsheet, or paragraphs, lists and headings of a letter or chat. */
export function readPlain(text: string): PastedDocument {
  const { lines, separator = separatorOf(lines) } = linesOf(text);
  if (separator !== null) return { parts: readStretches(lines, separator), hiddenRows: 0 };
  const { text: shown, struck } = withoutStruck(withoutStamps(lines));
  const lettered = shown.split('\n').filter((line) => letter.test(line)).length;
  return { parts: readLines(shown), hiddenRows: 0, leftOut: { struck, hidden: [], lettered } };
}

/** Parses a file of comma-separated values, with whatever separator its first lines have. */
export function readCsv(text: string): PastedDocument {
  const { lines, separator } = linesOf(text);
  if (separator !== undefined) return { parts: [tableOf(lines, separator)], hiddenRows: 0 };
  const sample = lines.split('\n', 20).join('\n');
  const counts = ['\t', ';', ',', '|'].map((one) => ({
    separator: one,
    count: readCells(sample, one).reduce((sum, row) => sum + row.length - 1, 0),
  }));
  const [first] = counts.toSorted((a, b) => b.count - a.count);
  return { parts: [tableOf(lines, first?.separator ?? ',')], hiddenRows: 0 };
}

/** The lines of a text, and the separator that its first line names, as Excel writes it: `sep=;`. */
function linesOf(text: string): { lines: string; separator?: string } {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [line, separator] = /^"?sep=([^\n"])"?[^\S\n\t]*(?:\n|$)/i.exec(lines) ?? [];
  return separator === undefined ? { lines } : { lines: lines.slice(line?.length), separator };
}

const tableOf = (text: string, separator: string): PastedTable => ({
  kind: 'table',
  rows: readCells(text, separator).map((row) => row.map((cell) => ({ text: cell }))),
});

/** What separates the cells of a text; null if it is not a table. */
function separatorOf(text: string): '\t' | ',' | ';' | null {
  if (/\t/.test(text)) return '\t';
  for (const separator of [';', ','] as const) {
    const rows = readCells(text.trim(), separator);
    const width = rows[0]?.length ?? 0;
    // In a sentence a space follows the comma, and no two lines have the same number of them for long.
    const areCells = !text.includes(`${separator} `) && rows.every((row) => row.length === width);
    if (areCells && rows.length > 1 && width > (separator === ',' ? 2 : 1)) return separator;
  }
  return null;
}

/** A text in which some lines are rows of cells: those are tables, the others paragraphs. */
function readStretches(text: string, separator: string): PastedPart[] {
  if (separator !== '\t') return [tableOf(text, separator)];
  const rows = readCells(text, '\t');
  const share =
    rows.filter((row) => row.length > 1).length / rows.filter((row) => row.some(Boolean)).length;
  // Spreadsheets give each line the same number of cells; letters have a line with a tab now and then.
  if (share > 0.5) return [tableOf(text, '\t')];
  const parts: PastedPart[] = [];
  let others: string[] = [];
  let table: string[] = [];
  const end = () => {
    if (table.length > 1)
      parts.push(...readLines(others.join('\n')), tableOf(table.join('\n'), '\t'));
    else others.push(...table);
    if (table.length > 1) others = [];
    table = [];
  };
  for (const line of text.split('\n')) {
    if (line.includes('\t')) table.push(line);
    else {
      end();
      others.push(line);
    }
  }
  end();
  return [...parts, ...readLines(others.join('\n').replaceAll('\t', ' '))];
}

const bullet = /^(\s*)(?:[•‣▪◦●○■✓✔✅☑👉➡🔹🔸🔷🔶📌⭐➢➤·–—*-]\uFE0F?|o(?= {2,}))\s+(?=\S)/u;
const number = /^(\s*)(?:\(?\d{1,2}[.)]|\d\uFE0F?\u20E3|🔟)\s+(?=\S)/u;
/** Texts have no lists with letters or Roman numbers: the letters stay a part of the item. */
const letter = /^(\s*)\(?(?:[a-z]|[ivx]{2,4})[.)]\s+(?=\S)/u;

/** A line as long as this was broken because the page ended, not because the sentence did. */
const longLine = 60;

function readLines(text: string): PastedPart[] {
  const parts: PastedPart[] = [];
  let paragraph: string[] = [];
  let items: PastedItem[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) parts.push({ kind: 'paragraph', ...chatWords(paragraph.join('')) });
    paragraph = [];
  };
  const endList = () => {
    if (items.length > 0) parts.push({ kind: 'list', items });
    items = [];
  };
  for (const line of text.split('\n')) {
    const marker = bullet.exec(line) ?? number.exec(line) ?? letter.exec(line);
    if (line.trim() === '') {
      endParagraph();
      continue;
    }
    if (marker) {
      endParagraph();
      const level = items.length > 0 && (marker[1] ?? '').length > 1 ? 1 : 0;
      const isNumbered = number.test(line);
      const [, digits] = (isNumbered && /^\(?(\d+)/.exec(line.trim())) || [];
      // A list of the other kind is another list, and so is one whose numbers begin again.
      const last = items.findLast((item) => item.level === level);
      const isNext =
        last?.isNumbered === isNumbered && (!isNumbered || last.number === Number(digits) - 1);
      if (level === 0 && !isNext && (digits !== undefined || last?.isNumbered !== isNumbered))
        endList();
      const numbering = isNumbered && digits !== undefined ? { number: Number(digits) } : {};
      items.push({
        ...chatWords(line.slice(letter.test(line) ? 0 : marker[0].length).trim()),
        level,
        isNumbered,
        ...numbering,
      });
      continue;
    }
    const last = items.at(-1);
    if (last && /^\s{2,}/.test(line) && paragraph.length === 0) {
      items[items.length - 1] = { ...last, ...chatWords(`${last.plain} ${line.trim()}`) };
      continue;
    }
    endList();
    if (paragraph.length === 0 && isHeading(line)) {
      parts.push({ kind: 'heading', level: 2, ...chatWords(unmarked(line)) });
      continue;
    }
    const before = paragraph.at(-1);
    // The answer to a question begins on the line below it.
    if (before?.endsWith('?') && paragraph.length === 1) endParagraph();
    else if (before !== undefined) paragraph.push(before.length >= longLine ? ' ' : '\n');
    paragraph.push(line.trim());
  }
  endParagraph();
  endList();
  return parts;
}

/** A line of its own in bold or in capitals, or one that Markdown marks. */
function isHeading(line: string): boolean {
  const text = line.trim();
  if (/^#{1,4} \S/.test(text)) return true;
  if (text.length > 90) return false;
  if (/^\*[^*]+\*:?$/.test(text)) return true;
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) && !/[.,;!]$/.test(text);
}

const unmarked = (line: string): string =>
  line
    .trim()
    .replace(/^#{1,4} /, '')
    .replace(/^\*([^*]+)\*:?$/, '$1')
    .trim();
