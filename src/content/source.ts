import { isAlias, isCollection, isMap, isNode, isScalar, LineCounter, visit } from 'yaml';
import type { Document, Node, Pair, Scalar, YAMLMap } from 'yaml';
import { type FieldPath, type Range, linesOf } from '../messages/index.ts';
import { narrowTo } from './narrow-text.ts';
import { parsePlain, parseWithRanges } from './yaml/parse-yaml.ts';
import type { ParsedDocument } from './yaml/parse-yaml.ts';
import { isPlainYaml, mayWriteNumbersOtherwise } from './yaml/plain-yaml.ts';

/** What was found at a path; `whole` if all of the path exists. Offsets of nodes count from `start`. */
type Found = {
  name: Scalar | null;
  value: Node | null;
  parent: Node | null;
  whole: boolean;
  start: number;
};

/**
 * Where the text of a source comes from: the file as it is written, and the offset there of an offset in the text. `value`
 * is its value, if that is there before the text.
 */
type Origin = { written: Source; offsetIn: (offset: number) => number; value?: unknown };

/** After so many searches in a few lines each, the whole file is parsed: it has many mistakes. */
const maxNarrowed = 8;

/**
 * The text of a content file with the ranges of its values. Most files have no errors, and finding ranges is slow, so
 * the file is parsed only when a range is needed. A file of an older format is read in the present one: its ranges and
 * lines are those of the file as it is written.
 */
export class Source {
  readonly file: string;
  readonly #origin: Origin | undefined;
  #text: string | (() => string);
  #parsed: ParsedDocument | null = null;
  #lineCounter: LineCounter | null = null;
  #narrowed = 0;
  /** What was found last: a diagnostic needs the ranges of a value and of words in it. */
  #latest: { key: string; found: Found } | null = null;
  #value: { value: unknown } | null = null;
  #plain: { value: unknown } | null | undefined;
  #lines: readonly string[] | null = null;
  #isPlain: boolean | null = null;
  #hasOtherNumbers: boolean | null = null;

  /** If given as a function, the text is read on first use. */
  constructor(file: string, text: string | (() => string), origin?: Origin) {
    this.file = file;
    this.#text = text;
    this.#origin = origin;
    if (origin?.value !== undefined) this.#value = { value: origin.value };
  }

  get text(): string {
    if (typeof this.#text === 'function') this.#text = this.#text();
    return this.#text;
  }

  /** The file in its own format, in which numbers are written as in the present one. */
  get asWritten(): Source {
    return this.#origin?.written ?? this;
  }

  get parsed(): ParsedDocument {
    return (this.#parsed ??= parseWithRanges(this.text));
  }

  get lineCounter(): LineCounter {
    if (this.#lineCounter) return this.#lineCounter;
    const counter = new LineCounter();
    for (let start = 0; ; start += 1) {
      counter.addNewLine(start);
      start = this.text.indexOf('\n', start);
      if (start < 0) break;
    }
    return (this.#lineCounter = counter);
  }

  /** The file's value. Of a duplicate field the first counts, as it does for ranges. */
  get value(): unknown {
    this.#value ??= this.plain ?? {
      value: withFirstFields(this.parsed.document).toJS() as unknown,
    };
    return this.#value.value;
  }

  /** The file's value, if the fast library can read it. */
  get plain(): { value: unknown } | null {
    if (this.#plain === undefined) this.#plain = this.isPlain ? parsePlain(this.text) : null;
    return this.#plain;
  }

  get lines(): readonly string[] {
    return (this.#lines ??= this.#origin?.written.lines ?? linesOf(this.text));
  }

  /** The range between two offsets in the text. */
  rangeBetween(start: number, end: number): Range {
    if (this.#origin) {
      const { written, offsetIn } = this.#origin;
      return written.rangeBetween(offsetIn(start), offsetIn(Math.max(start, end)));
    }
    const from = this.lineCounter.linePos(start);
    const to = this.lineCounter.linePos(Math.max(start, end));
    return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
  }

  /**
   * The range of a value or of its field's name. For something missing, it is the first line of the object that lacks
   * it; for a long object or list it is the first line too. `within` narrows it to some words of the value.
   */
  rangeOf(path: FieldPath, at: 'name' | 'value' = 'value', within?: string): Range {
    if (path.length === 0) return this.#firstWord();
    const { name, value, parent, whole, start } = this.#find(path);
    const words = within === undefined ? null : this.rangeWithin(path, within);
    if (words) return words;
    if (whole && at === 'name' && name?.range) return this.rangeBetween(...offsets(name, start));
    if (!whole || !value?.range || isCollection(value)) {
      const anchor = name ?? firstName(value ?? parent) ?? value ?? parent;
      if (anchor?.range) return this.#firstLine(...offsets(anchor, start));
      return { line: 1, column: 1, endLine: 1, endColumn: 1 };
    }
    if (value.range[0] === value.range[1] && name?.range) {
      return this.rangeBetween(...offsets(name, start));
    }
    return this.#firstLine(...offsets(value, start));
  }

  /** The range of some words of a value; null if they are typed differently, such as over two lines. */
  rangeWithin(path: FieldPath, words: string): Range | null {
    const range = this.#offsetsOf(path);
    if (!range) return null;
    const start = this.text.indexOf(words, range[0]);
    const isInside = start >= 0 && start + words.length <= range[1];
    return isInside ? this.#firstLine(start, start + words.length) : null;
  }

  /** A value exactly as typed, with its quotes. */
  rawAt(path: FieldPath): string {
    const range = this.#offsetsOf(path);
    return range ? this.text.slice(...range).trimEnd() : '';
  }

  /** Whether it is in the part of YAML that the fast library reads. */
  get isPlain(): boolean {
    return (this.#isPlain ??= isPlainYaml(this.text));
  }

  /** Whether the file may have a number that its value writes otherwise. */
  get hasOtherNumbers(): boolean {
    const { isPlain, text } = this.asWritten;
    return (this.#hasOtherNumbers ??= !isPlain || mayWriteNumbersOtherwise(text));
  }

  /** A number exactly as typed; null for anything else, and where the file has no number that its value writes otherwise. */
  numberAt(path: FieldPath): string | null {
    if (!this.hasOtherNumbers) return null;
    const { value, whole } = this.#find(path);
    const node = isAlias(value) ? value.resolve(this.parsed.document) : value;
    return whole && isScalar(node) && typeof node.value === 'number' ? (node.source ?? null) : null;
  }

  /** The range of a whole value, with all lines and quotes; null if it is missing. */
  wholeRangeOf(path: FieldPath): Range | null {
    const range = this.#offsetsOf(path);
    return range && this.rangeBetween(...range);
  }

  /** The line on which a range begins, without indentation. */
  lineAt(range: Range): string {
    return (this.lines[range.line - 1] ?? '').trim();
  }

  /** The range of problems of the whole file: the name of its first field. */
  #firstWord(): Range {
    const row = Math.max(
      0,
      this.lines.findIndex((line) => /^[^#\s]/.test(line)),
    );
    const length = /^[^:\s]*/.exec(this.lines[row] ?? '')?.[0].length ?? 0;
    return { line: row + 1, column: 1, endLine: row + 1, endColumn: length + 1 };
  }

  #firstLine(start: number, end: number): Range {
    const lineEnd = /[\r\n]/.exec(this.text.slice(start, end));
    return this.rangeBetween(start, lineEnd ? start + lineEnd.index : end);
  }

  /** Where a whole value begins and ends in the text; null if it is missing. */
  #offsetsOf(path: FieldPath): [number, number] | null {
    const { value, whole, start } = this.#find(path);
    return whole && value?.range ? offsets(value, start) : null;
  }

  #find(path: FieldPath): Found {
    const key = JSON.stringify(path);
    if (this.#latest?.key !== key) this.#latest = { key, found: this.#findAnew(path) };
    return this.#latest.found;
  }

  #findAnew(path: FieldPath): Found {
    const isWorthwhile = !this.#parsed && this.#narrowed < maxNarrowed && this.isPlain;
    const lines = isWorthwhile ? narrowTo(this.text, path) : null;
    if (!lines) return findIn(this.parsed.document, path, 0);
    this.#narrowed += 1;
    const { document } = parseWithRanges(this.text.slice(lines.start, lines.end));
    return findIn(document, lines.path, lines.start);
  }
}

const offsets = ({ range }: Node, start: number): [number, number] => [
  start + (range?.[0] ?? 0),
  start + (range?.[1] ?? 0),
];

function findIn(document: Document.Parsed, path: FieldPath, start: number): Found {
  let found: Found = { name: null, value: document.contents, parent: null, whole: true, start };
  for (const step of path) {
    const next = childOf(found.value, step);
    if (!next) return { ...found, whole: false };
    found = { ...next, parent: found.value, whole: true, start };
  }
  return found;
}

function childOf(node: Node | null, step: string | number): Pick<Found, 'name' | 'value'> | null {
  if (isMap(node)) {
    const pair = pairOf(node, String(step));
    if (!pair) return null;
    return {
      name: isScalar(pair.key) ? pair.key : null,
      value: isNode(pair.value) ? pair.value : null,
    };
  }
  if (!isCollection(node) || typeof step !== 'number') return null;
  const item = node.items[step];
  return isNode(item) ? { name: null, value: item } : null;
}

/** The pairs of each object by name, because an object may have thousands of wrong names. */
const pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

function pairOf(map: YAMLMap, name: string): Pair | undefined {
  const cached = pairs.get(map);
  if (cached) return cached.get(name);
  // Of a duplicate name, the first counts.
  const byName = new Map(map.items.toReversed().map((pair) => [nameOf(pair), pair]));
  pairs.set(map, byName);
  return byName.get(name);
}

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** The document without duplicate fields; the parsed document is not changed. */
function withFirstFields(document: Document.Parsed): Document {
  let isTwice = false;
  visit(document, {
    Map(_, map) {
      isTwice ||= new Set(map.items.map(nameOf)).size < map.items.length;
    },
  });
  if (!isTwice) return document;
  const copy = document.clone();
  visit(copy, {
    Map(_, map) {
      map.items = map.items.filter((pair) => pairOf(map, nameOf(pair)) === pair);
    },
  });
  return copy;
}

function firstName(node: Node | null): Node | null {
  if (!isCollection(node)) return null;
  if (!isMap(node)) return firstName(isNode(node.items[0]) ? node.items[0] : null);
  const key = node.items[0]?.key;
  return isNode(key) ? key : null;
}
