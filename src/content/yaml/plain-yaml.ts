/**
 * Recognises the part of YAML that content almost always uses, line by line: fields, list items, quoted and unquoted
 * texts on one or more lines, short lists in brackets, and block texts after `|` or `>`. Within it every YAML library
 * agrees, because nothing in it is ambiguous. All other files are left to the authoritative library.
 */
export function isPlainYaml(text: string): boolean {
  if (unusual.test(text)) return false;
  const reader: Reader = { open: [], awaiting: null, block: null, text: null };
  // A quote still open at the end is an error.
  return text.split(/\r?\n/).every((line) => readLine(line, reader)) && !reader.text?.quote;
}

/** Whether a plain file may have a number that is written otherwise than its value: 1.10. Those such as 007 are not plain. */
export const mayWriteNumbersOtherwise = (text: string): boolean => /\.\d*0(?!\d)/.test(text);

/** Characters that some libraries treat specially: tabs, other line ends, direction marks, lone surrogates. */
const unusual = /[^\P{Cc}\r\n]|\r(?!\n)|[\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/u;

type Collection = { kind: 'fields' | 'items'; column: number };

/**
 * A block text after `|` or `>`, indented by more than `column`; `depth` is the indentation of its first line, once
 * known.
 */
type BlockText = { column: number; depth: number | null; isFolded: boolean };

/**
 * A text that may continue on lines indented by more than `column`, up to its closing quote or the end of the
 * indentation.
 */
type LongText = { column: number; quote: '"' | "'" | null };

type Reader = {
  /** The open lists and objects, outermost first. */
  open: Collection[];
  /** The column of a field that has no value yet. */
  awaiting: number | null;
  block: BlockText | null;
  text: LongText | null;
};

function readLine(line: string, reader: Reader): boolean {
  const column = line.length - line.trimStart().length;
  const isEmpty = column === line.length;
  // Other kinds of spaces are not indentation.
  if (/^ *[^\S ]/.test(line)) return false;
  if (reader.block) {
    const inside = readBlockLine(line, column, isEmpty, reader.block);
    if (inside !== null) return inside;
    reader.block = null;
  }
  if (reader.text) {
    const inside = readNextLine(line.trim(), column, reader.text, reader);
    if (inside !== null) return inside;
    reader.text = null;
  }
  if (isEmpty || line.startsWith('#', column)) return true;
  return readEntry(line.trimEnd(), column, reader);
}

/** Whether a line of a block text is plain; null if the text has ended before it. */
function readBlockLine(
  line: string,
  column: number,
  isEmpty: boolean,
  block: BlockText,
): boolean | null {
  if (isEmpty) return line === '' && block.depth !== null;
  if (column <= block.column) return block.depth === null ? false : null;
  block.depth ??= column;
  // A line indented more than the first is not folded; libraries differ on lines that are indented
  // less.
  return block.isFolded ? column === block.depth : column >= block.depth;
}

/** Characters with which an unquoted text can begin unambiguously. */
const lineOfText = /^[^\s\-?:,[\]{}#&*!|>'"%@`=<~]/;

/** Whether a continuation line is plain; null if the text has ended before it. */
function readNextLine(
  line: string,
  column: number,
  text: LongText,
  reader: Reader,
): boolean | null {
  const { quote } = text;
  if (quote === null) {
    if (line === '' || line.startsWith('#') || column <= text.column) return null;
    return lineOfText.test(line) && !/: |:$| #/.test(line);
  }
  if (line === '' || column <= text.column) return false;
  const closing = quote === '"' ? /^[^"\\]*"/ : /^(?:[^']|'')*'(?!')/;
  const end = closing.exec(line)?.[0];
  if (end === undefined) return (quote === '"' ? /^[^"\\]*$/ : /^(?:[^']|'')*$/).test(line);
  reader.text = null;
  return comment.test(line.slice(end.length));
}

const dash = /^- (?=[^ ])/;
const field = /^([A-Za-z][\w-]*):(?: +(?=[^ ])|$)/;
const constant = /^(?:true|false|null)$/i;

function readEntry(line: string, start: number, reader: Reader): boolean {
  let column = start;
  let rest = line.slice(start);
  let isFirst = true;
  for (;;) {
    const isItem = dash.test(rest);
    const name = isItem ? null : field.exec(rest);
    if (!isItem && !name) return !isFirst && readValue(rest, column - 2, reader);
    const kind = isItem ? 'items' : 'fields';
    if (isFirst ? !enter(kind, column, reader) : !reader.open.push({ kind, column })) return false;
    isFirst = false;
    if (name) {
      if (constant.test(name[1] ?? '')) return false;
      const value = rest.slice(name[0].length);
      if (value !== '' && !value.startsWith('#')) return readValue(value, column, reader);
      reader.awaiting = column;
      return true;
    }
    rest = rest.slice(2);
    column += 2;
  }
}

/** Finds the list or object that a line belongs to; false if its indentation matches none. */
function enter(kind: Collection['kind'], column: number, reader: Reader): boolean {
  const { open, awaiting } = reader;
  reader.awaiting = null;
  // The items of a field's list may be indented like its name.
  const isInside =
    awaiting !== null && (column > awaiting || (column === awaiting && kind === 'items'));
  if (isInside || (open.length === 0 && column === 0)) {
    open.push({ kind, column });
    return true;
  }
  for (let last = open.at(-1); last; last = open.at(-1)) {
    if (last.column === column && last.kind === kind) return true;
    if (last.column < column || (last.column === column && kind === 'items')) return false;
    open.pop();
  }
  return false;
}

const comment = /^(?: +#.*)?$/;
/** Of escaped characters only visible ones are accepted; the rest is left to the authoritative library. */
const byNumber = String.raw`u(?!00[0189]|007[fF]|[dD][89a-fA-F]|202[89]|[fF]{3}|[fF][eE][fF]{2})[\da-fA-F]{4}`;
const doubleQuoted = new RegExp(String.raw`^"(?:[^"\\]|\\(?:["\\/n]|${byNumber}))*"`);
const singleQuoted = /^'(?:[^']|'')*'/;
/** A quoted text that continues on the next line. */
const openDouble = /^"[^"\\]*$/;
const openSingle = /^'(?:[^']|'')*$/;
const isConstant = (value: string): boolean => constant.test(value);
const blockHeader = /^[|>]-?$/;
/** An unquoted item of a list in brackets: unambiguously a text, or a number (libraries differ on minus zero). */
const word = String.raw`[A-Za-z/](?:[\w/. -]*[\w/.-])?`;
const number = String.raw`(?!-0(?:\.0+)? *[,\]])-?(?:0|[1-9]\d{0,9})(?:\.\d{1,4})?`;
const item = `(?:${word}|${number}|${doubleQuoted.source.slice(1)}|${singleQuoted.source.slice(1)})`;
const shortList = new RegExp(String.raw`^\[(?: *${item}(?: *, *${item})*)? *\]`);

function readValue(value: string, column: number, reader: Reader): boolean {
  if (blockHeader.test(value)) {
    reader.block = { column, depth: null, isFolded: value.startsWith('>') };
    return true;
  }
  const form = [doubleQuoted, singleQuoted, shortList].find((one) => one.test(value));
  const quoted = form?.exec(value)?.[0];
  if (quoted === undefined) {
    if (openDouble.test(value)) reader.text = { column, quote: '"' };
    else if (openSingle.test(value)) reader.text = { column, quote: "'" };
    else if (/^[\p{L}(]/u.test(value) && !isConstant(value) && !value.includes(' #')) {
      reader.text = { column, quote: null };
    }
    return reader.text?.quote ? true : isPlainText(value);
  }
  if (form === shortList && /(?:[[,] *)(?:true|false|null)(?: *[\],])/i.test(quoted)) return false;
  return comment.test(value.slice(quoted.length));
}

/** Whether an unquoted value is the same text, number or boolean for every library: they differ on minus zero. */
function isPlainText(value: string): boolean {
  const end = value.indexOf(' #');
  const text = end < 0 ? value : value.slice(0, end).trimEnd();
  if (/: |:$/.test(text) || text !== text.trim()) return false;
  if (
    /^(?!-0(?:\.0+)?$)-?(?:0|[1-9]\d{0,9})(?:\.\d{1,4})?$|^-?[1-9]\d{0,14}$|^\d{4}-\d{2}-\d{2}$|^(?:true|false)$/.test(
      text,
    )
  )
    return true;
  if (constant.test(text)) return false;
  // A value that begins with a digit is text only if it contains something that no number does.
  return /^[\p{L}/(]/u.test(text) || /^\d.*[^\d\w.+-]/u.test(text) || /^\d+\+$/.test(text);
}
