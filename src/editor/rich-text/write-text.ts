import { Fragment, type Mark, type MarkType, type Node } from 'prosemirror-model';
import { grammar } from './grammar.ts';
import { joinTexts, readText, type ReadText } from './read-text.ts';
import { childrenOf, tidy } from './tidy.ts';

const { link, strong, em, strike, code } = grammar.marks;

/** How many characters are escaped: the fewest that give the right result. */
type Care = 'none' | 'marks' | 'all';

const cares: readonly Care[] = ['none', 'marks', 'all'];

/**
 * The Markdown of a document. Unchanged parts keep their source. Parses the result to verify it; marks that Markdown
 * cannot express in place are lost, words never.
 */
export function writeText(doc: Node, { pieces }: ReadText): string {
  const first = writeParts(doc, pieces, 'none');
  // A link that was changed has its address beside it: an address that no link uses any more would be shown as words.
  const sources = sourcesIn(readText(first)?.doc);
  const used = doc.copy(
    Fragment.from(
      childrenOf(doc).filter(
        ({ type, attrs }) => type !== grammar.nodes.source || sources.has(attrs['markdown']),
      ),
    ),
  );
  const text = used.eq(doc) ? first : writeParts(used, pieces, 'none');
  // A new part may give a meaning to the text of another one, such as [note] and [note]: paid.
  return isRead(text, used) ? text : writeParts(used, [], 'all');
}

function sourcesIn(doc: Node | undefined): Set<unknown> {
  const sources = new Set<unknown>();
  doc?.forEach(({ type, attrs }) => {
    if (type === grammar.nodes.source) sources.add(attrs['markdown']);
  });
  return sources;
}

/** Whether a text is read with as many footnotes and sources as a document has. */
function isRead(text: string, doc: Node): boolean {
  const read = readText(text);
  return read !== null && meaningsIn(read.doc) === meaningsIn(doc);
}

/** How many parts a document has whose meaning depends on other parts. */
function meaningsIn(doc: Node): string {
  const { note_mark: mark, source, note } = grammar.nodes;
  const counts = new Map([mark, source, note].map((type) => [type, 0]));
  doc.descendants(({ type }) => {
    const count = counts.get(type);
    if (count !== undefined) counts.set(type, count + 1);
  });
  return [...counts.values()].join(' ');
}

function writeParts(doc: Node, pieces: ReadText['pieces'], least: Care): string {
  const nodes = childrenOf(doc).flatMap((node) => {
    const tidied = tidy(node, 'flanking');
    const loose = tidy(node, 'anywhere');
    if (tidied && loose) return [{ node, tidied, loose }];
    // What has no words is left out, unless it was there before, such as an empty block of code.
    return pieces.some((piece) => piece.node.eq(node)) ? [{ node, tidied: node, loose: node }] : [];
  });
  let text = '';
  let last = -1;
  let before: Written | null = null;
  for (const [position, { node, tidied, loose }] of nodes.entries()) {
    const unchanged = pieces.findIndex((piece, index) => index > last && piece.node.eq(node));
    const piece = pieces[unchanged];
    const next = pieces[last + 1];
    // This part replaces one that no longer exists.
    const isReplaced =
      !piece && next && !nodes.slice(position).some((other) => other.node.eq(next.node));
    const at = piece ? unchanged : isReplaced ? last + 1 : null;
    const gap = at !== null && at === last + 1 && last >= 0 ? (pieces[at]?.gap ?? '') : '\n\n';
    const source: string = piece ? piece.source : writeVerified(loose, tidied, before, least);
    text += (text === '' ? '' : gap) + source;
    before = { node, source };
    last = at ?? last;
  }
  return text;
}

type Written = { node: Node; source: string };

/** The first way to write a block that parses to the same block. */
function writeVerified(loose: Node, block: Node, before: Written | null, least: Care): string {
  let text = '';
  const lesser = [
    [],
    [em],
    [em, strong],
    [em, strong, strike, code],
    [em, strong, strike, code, link],
  ].map((lost) => without(block, lost));
  for (const node of [loose, ...lesser]) {
    for (const spacing of ['as it is', 'loose'] as const) {
      for (const care of cares.slice(cares.indexOf(least))) {
        text = writeBlock(node, { care, isLoose: spacing === 'loose' }, before);
        const notes = notesFor(node);
        const pieces = readText(text + notes.join(''))?.pieces ?? [];
        const [read] = pieces;
        if (
          read &&
          pieces.length === 1 + notes.length &&
          comparable(read.node).eq(comparable(node))
        )
          return text;
      }
    }
  }
  return text;
}

/** Footnotes with the labels to which a block refers: without them a mark would be read as words. */
function notesFor(block: Node): string[] {
  const labels = new Set<string>();
  block.descendants(({ type, attrs }) => {
    if (type === grammar.nodes.note_mark) labels.add(String(attrs['label']));
  });
  if (block.type === grammar.nodes.note) labels.delete(String(block.attrs['label']));
  return Array.from(labels, (label) => `\n\n[^${label}]: x`);
}

const without = (node: Node, marks: readonly MarkType[]): Node =>
  node.isInline
    ? node.mark(node.marks.filter(({ type }) => !marks.includes(type)))
    : node.copy(
        Fragment.from(
          node.isTextblock
            ? joinTexts(childrenOf(node).map((child) => without(child, marks)))
            : childrenOf(node).map((child) => without(child, marks)),
        ),
      );

/** A block without what is not compared: the spacing of lists, and bold spaces. */
function comparable(node: Node): Node {
  if (node.isAtom || node.type === grammar.nodes.code_block) return node;
  if (!node.isTextblock) {
    const attrs = 'isTight' in node.attrs ? { ...node.attrs, isTight: true } : node.attrs;
    return node.type.create(attrs, childrenOf(node).map(comparable));
  }
  const parts = childrenOf(node).flatMap((inline) =>
    (inline.text ?? '').split(/(\s+)/).flatMap((words) => {
      if (!inline.isText) return [inline.mark([])];
      if (words === '') return [];
      if (code.isInSet(inline.marks)) return [grammar.text(words, inline.marks)];
      return [grammar.text(words, words.trim() === '' ? [] : inline.marks)];
    }),
  );
  return node.copy(Fragment.from(joinTexts(parts)));
}

type Manner = { care: Care; isLoose: boolean };

function writeBlock(node: Node, manner: Manner, before: Written | null): string {
  const { care } = manner;
  // Two adjacent lists of a kind merge unless their markers differ.
  const beside = before?.node.type === node.type ? before.source : '';
  switch (node.type) {
    case grammar.nodes.heading:
      return `${'#'.repeat(Number(node.attrs['level']))} ${writeInline(node, care)}`;
    case grammar.nodes.bullet_list: {
      const mark = beside.startsWith('-') ? '* ' : '- ';
      return writeItems(node, manner, () => mark);
    }
    case grammar.nodes.ordered_list: {
      const mark = /^\d+\./.test(beside) ? ') ' : '. ';
      return writeItems(node, manner, (index) => `${Number(node.attrs['start']) + index}${mark}`);
    }
    case grammar.nodes.table:
      return writeTable(node, care);
    case grammar.nodes.picture:
      return writePicture(node.attrs);
    case grammar.nodes.quotation:
      return writeBlocks(node, manner)
        .split('\n')
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n');
    case grammar.nodes.note:
      return `[^${String(node.attrs['label'])}]: ${writeBlocks(node, manner).replaceAll(/\n(?!\n)/g, '\n    ')}`;
    case grammar.nodes.code_block: {
      const runs = node.textContent.match(/`+/g) ?? [];
      const fence = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
      return `${fence}${String(node.attrs['info'])}\n${node.textContent}\n${fence}`;
    }
    case grammar.nodes.rule:
      return '---';
    case grammar.nodes.source:
      return String(node.attrs['markdown']);
    default:
      return guardStarts(writeInline(node, care), care);
  }
}

/** The blocks of a quotation or a footnote. */
function writeBlocks(node: Node, manner: Manner): string {
  const sources: string[] = [];
  let before: Written | null = null;
  for (const block of childrenOf(node)) {
    const source = writeBlock(block, manner, before);
    sources.push(source);
    before = { node: block, source };
  }
  return sources.join('\n\n');
}

const ruleOfSide: Record<string, string> = { left: ':---', center: ':---:', right: '---:' };

function writeTable(table: Node, care: Care): string {
  const [heads, ...rows] = childrenOf(table).map((row) =>
    childrenOf(row).map((cell) => writeInline(cell, care).replaceAll(/\\?\|/g, String.raw`\|`)),
  );
  const sides = childrenOf(table.child(0)).map(
    ({ attrs }) => ruleOfSide[String(attrs['side'])] ?? '---',
  );
  return [heads ?? [], sides, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A picture with its caption and credit, as `readCredits` and CommonMark read them. */
function writePicture(attrs: Node['attrs']): string {
  const caption = String(attrs['caption']);
  const credit = String(attrs['credit']).replaceAll('"', '”');
  const title = caption === '' ? '' : ` "${caption.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  const alt = escaped(String(attrs['alt']), 'marks');
  const end = credit === '' ? '' : `{credit="${credit}"}`;
  return `![${alt}](${writeTarget(String(attrs['src']))}${title})${end}`;
}

function writeItems(list: Node, manner: Manner, markOf: (index: number) => string): string {
  const items: string[] = [];
  const between = list.attrs['isTight'] === true && !manner.isLoose ? '\n' : '\n\n';
  list.forEach((item, _offset, index) => {
    const mark = markOf(index);
    const blocks: string[] = [];
    let before: Written | null = null;
    for (const node of childrenOf(item)) {
      const source = writeBlock(node, manner, before);
      blocks.push(source);
      before = { node, source };
    }
    const indent = ' '.repeat(mark.length);
    const lines = blocks.join(between).split('\n');
    items.push(
      lines
        .map((line, row) => (row === 0 ? mark + line : line === '' ? '' : indent + line))
        .join('\n'),
    );
  });
  return items.join(between);
}

/** Escapes characters that would start a list or a heading at the beginning of a line. */
const guardStarts = (words: string, care: Care): string => {
  // Alone it is text, but beside a link of that name it is the link's address.
  const text = words.replaceAll(/^\[(?=(?:[^\]\\\n]|\\.)*\]:)/gm, String.raw`\[`);
  return care === 'none'
    ? text
    : text
        .replaceAll(/^([#>+=-])/gm, String.raw`\$1`)
        .replaceAll(/^(\d+)([.)])/gm, String.raw`$1\$2`);
};

const marksOf: Record<string, (mark: Mark) => [string, string]> = {
  link: ({ attrs }) => {
    const title = String(attrs['title']).replaceAll(/["\\]/g, String.raw`\$&`);
    return ['[', `](${writeTarget(String(attrs['to']))}${title === '' ? '' : ` "${title}"`})`];
  },
  strike: () => ['~~', '~~'],
  strong: () => ['**', '**'],
  em: () => ['*', '*'],
};

function writeTarget(to: string): string {
  const text = to
    .replaceAll(/[\\<>]/g, String.raw`\$&`)
    .replaceAll(/&(?=#?\w+;)/g, String.raw`\&`)
    .replaceAll('\n', '%0A');
  return /[\s()<>]/.test(to) ? `<${text}>` : text;
}

function writeInline(block: Node, care: Care): string {
  let text = '';
  let open: Mark[] = [];
  const close = (count: number) => {
    for (let index = open.length; index > count; index -= 1) {
      const mark = open[index - 1];
      const end = mark ? (marksOf[mark.type.name]?.(mark)[1] ?? '') : '';
      // A closing mark does not close after a space: bold closes where a link begins in it.
      const [spaces = ''] = /(?<! ) *$/.exec(text) ?? [];
      text = text.slice(0, text.length - spaces.length) + end + spaces;
    }
    open = open.slice(0, count);
  };
  block.forEach((node) => {
    const same = node.marks.findIndex((mark, index) => !open[index] || !mark.eq(open[index]));
    close(same < 0 ? node.marks.length : same);
    const words = writeWords(node, care);
    const [spaces = ''] = node.isText ? (/^ */.exec(words) ?? []) : [];
    const fresh = node.marks.slice(open.length);
    text += fresh.length > 0 ? spaces : '';
    for (const mark of fresh) text += marksOf[mark.type.name]?.(mark)[0] ?? '';
    open = [...node.marks];
    text += fresh.length > 0 ? words.slice(spaces.length) : words;
  });
  close(0);
  return text.trim();
}

function writeWords(node: Node, care: Care): string {
  const { text: words = '', type, attrs, marks } = node;
  if (type === grammar.nodes.note_mark) return `[^${String(attrs['label'])}]`;
  if (type === grammar.nodes.inline_picture) return writePicture(attrs);
  if (!node.isText) return '\\\n';
  if (!code.isInSet(marks)) return escaped(words, care);
  const runs = (words.match(/`+/g) ?? []).map(({ length }) => length);
  let ticks = '`';
  while (runs.includes(ticks.length)) ticks += '`';
  const edge = /^`|`$/.test(words) ? ' ' : '';
  return ticks + edge + words + edge + ticks;
}

function escaped(text: string, care: Care): string {
  if (care === 'none') return text;
  return care === 'marks'
    ? text.replaceAll(/[\\*_`[\]]/g, String.raw`\$&`)
    : text.replaceAll(/[\\*_`[\]<>&~#!()|]/g, String.raw`\$&`);
}
