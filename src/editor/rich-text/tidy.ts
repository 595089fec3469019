import { Fragment, type Mark, type MarkType, type Node } from 'prosemirror-model';
import { withoutHidden } from '../../content/index.ts';
import { grammar } from './grammar.ts';
import { joinTexts } from './read-text.ts';

const {
  paragraph,
  hard_break: lineBreak,
  list_item: listItem,
  code_block: codeBlock,
  table_row: tableRow,
  table,
} = grammar.nodes;
const { link, strong, em, strike, code } = grammar.marks;

/** Where marks may begin and end: at any word or punctuation, or only at CommonMark's flanking delimiters (6.2). */
type MarkEnds = 'anywhere' | 'flanking';

/**
 * A block as Markdown can express it, with all its words: without empty paragraphs and items, spaces at its ends, and
 * marks that begin or end elsewhere. Null if it has no words.
 */
export function tidy(block: Node, ends: MarkEnds): Node | null {
  if (block.isAtom) return block;
  if (block.type === codeBlock) return block.textContent.trim() === '' ? null : block;
  if (block.type === table) return tidyTable(block, ends);
  if (block.isTextblock) {
    const inline = tidyInline(block, ends);
    return inline.length > 0 ? block.copy(Fragment.from(inline)) : null;
  }
  if (block.firstChild?.type !== listItem) {
    const blocks = childrenOf(block).flatMap((inner) => tidy(inner, ends) ?? []);
    return blocks.length > 0 ? block.copy(Fragment.from(blocks)) : null;
  }
  const items = childrenOf(block).flatMap((item) => tidyItem(item, ends));
  if (items.length === 0) return null;
  // Two paragraphs of an item need an empty line between them.
  const isTight = block.attrs['isTight'] === true && !items.some(hasLaterParagraph);
  return block.type.create({ ...block.attrs, isTight }, items);
}

/** A table whose rows have as many cells as its widest; null if it has no words. */
function tidyTable(block: Node, ends: MarkEnds): Node | null {
  const { table_head: head, table_cell: cell } = grammar.nodes;
  const rows = childrenOf(block);
  const tidied = rows.map((row) => childrenOf(row).map((one) => tidyInline(one, ends)));
  if (tidied.flat().every((inline) => inline.length === 0)) return null;
  const sides = childrenOf(block.child(0)).map(({ attrs }) => attrs['side']);
  const width = Math.max(...tidied.map(({ length }) => length));
  return table.create(
    null,
    tidied.map((cells, index) =>
      tableRow.create(
        null,
        Array.from({ length: width }, (_, column) =>
          (index === 0 ? head : cell).create({ side: sides[column] ?? null }, cells[column]),
        ),
      ),
    ),
  );
}

export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  node.forEach((child) => children.push(child));
  return children;
}

const hasLaterParagraph = (item: Node): boolean =>
  childrenOf(item).some(({ type }, index) => index > 0 && type === paragraph);

/** The item; the items of its list if nothing precedes it. */
function tidyItem(item: Node, ends: MarkEnds): Node[] {
  const [first, ...others] = childrenOf(item).flatMap((block) => tidy(block, ends) ?? []);
  if (!first) return [];
  if (first.isTextblock) {
    return [item.copy(Fragment.from([paragraph.create(null, first.content), ...others]))];
  }
  const inner = childrenOf(first);
  const last = inner.pop();
  return last ? [...inner, last.copy(last.content.append(Fragment.from(others)))] : [];
}

/** A character or a line break with its marks; or a picture or the mark of a footnote, which counts as a sign. */
type Unit = { letter: string | null; marks: readonly Mark[]; atom?: Node };

const signOfAtom = '\uFFFC';

function tidyInline(block: Node, ends: MarkEnds): Node[] {
  let units = childrenOf(block).flatMap((node) => unitsOf(node, block.type === paragraph));
  units = units.filter(
    ({ letter }, index) => !isSpace(letter) || !isSpace(units[index - 1]?.letter),
  );
  // Lines neither begin nor end with a space, and no line at either end is empty.
  units = units.filter(
    ({ letter }, index) =>
      !isSpace(letter) || (isOnLine(units[index - 1]) && isOnLine(units[index + 1])),
  );
  while (units[0]?.letter === null) units.shift();
  while (units.at(-1)?.letter === null) units.pop();
  for (const type of [link, strong, em, strike])
    trimRuns(units, type, type === link ? 'anywhere' : ends);
  return joinTexts(
    units.map(withoutLooseSpace).map(({ letter, marks, atom }) => {
      if (atom) return atom.mark(marks);
      return letter === null ? lineBreak.create(null, null, marks) : grammar.text(letter, marks);
    }),
  );
}

const targetOf = (unit: Unit | undefined): unknown => unit && link.isInSet(unit.marks)?.attrs['to'];

/** A space beside a link has no other marks: they end where the link begins, and cannot mark a space alone. */
function withoutLooseSpace(unit: Unit, index: number, units: readonly Unit[]): Unit {
  const isBeside = [units[index - 1], units[index + 1]].some(
    (other) => targetOf(other) !== targetOf(unit),
  );
  return isSpace(unit.letter) && isBeside
    ? { ...unit, marks: unit.marks.filter(({ type }) => type === link || type === code) }
    : unit;
}

const isOnLine = (unit: Unit | undefined): boolean => unit !== undefined && unit.letter !== null;

function unitsOf(node: Node, hasLines: boolean): Unit[] {
  const { marks } = node;
  if (node.type === lineBreak) return [{ letter: hasLines ? null : ' ', marks }];
  if (!node.isText) return [{ letter: signOfAtom, marks, atom: node }];
  const text = withoutHidden(node.text ?? '').replaceAll(/[^\S\p{Zs}]+/gu, ' ');
  return Array.from(text, (letter) => ({ letter, marks }));
}

const isSpace = (letter: string | null | undefined): boolean =>
  typeof letter === 'string' && letter.trim() === '';

const isPunctuation = (letter: string | null | undefined): boolean =>
  typeof letter === 'string' && /[\p{P}\p{S}]/u.test(letter);

const isOfWord = (letter: string | null | undefined): boolean =>
  typeof letter === 'string' && !isSpace(letter) && !isPunctuation(letter);

/** Removes a mark from the ends of each stretch where Markdown could not write it. */
function trimRuns(units: Unit[], type: MarkType, ends: MarkEnds): void {
  let start = 0;
  while (start < units.length) {
    const mark = type.isInSet(units[start]?.marks ?? []);
    const end = mark ? endOfRun(units, start, mark) : start + 1;
    if (mark) {
      const mayEndAt = (index: number, beyond: number) =>
        isEndOfMark(units[index]?.letter, ends === 'anywhere' ? null : units[beyond]?.letter);
      let [first, last] = [start, end - 1];
      while (first < end && !mayEndAt(first, first - 1)) first += 1;
      while (last >= first && !mayEndAt(last, last + 1)) last -= 1;
      for (const [index, unit] of units.entries()) {
        const isOutside = index < first || index > last;
        if (start <= index && index < end && isOutside)
          units[index] = { ...unit, marks: mark.removeFromSet(unit.marks) };
      }
    }
    start = end;
  }
}

function endOfRun(units: readonly Unit[], start: number, mark: Mark): number {
  const end = units.findIndex(({ marks }, index) => index > start && !mark.isInSet(marks));
  return end < 0 ? units.length : end;
}

/** Whether a mark may begin or end with a letter; `beyond` is the letter outside the mark. */
const isEndOfMark = (letter: Unit['letter'] | undefined, beyond: Unit['letter'] | undefined) =>
  typeof letter === 'string' && !isSpace(letter) && !(isPunctuation(letter) && isOfWord(beyond));
