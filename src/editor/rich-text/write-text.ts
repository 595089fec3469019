import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { grammar } from './grammar.ts';
import { joinTexts, readText, type ReadText, type TextPiece } from './read-text.ts';

/** How aggressively characters are escaped: the least that gives the right result. */
type Care = 'none' | 'marks' | 'all';

const cares: readonly Care[] = ['none', 'marks', 'all'];

/**
 * Serialises a document. Unchanged parts keep their source. The result is verified by parsing; null if no serialisation
 * gives the same document.
 */
export function writeText(doc: Node, before: ReadText): string | null {
  for (const care of cares) {
    const text = writeWith(doc, before.pieces, care);
    const back = readText(text);
    if (back && plainly(back.doc).eq(plainly(doc))) return text;
  }
  return null;
}

function writeWith(doc: Node, pieces: readonly TextPiece[], care: Care): string {
  const nodes = blocksOf(doc).filter((node) => !isEmpty(node));
  let text = '';
  let last = -1;
  for (const [position, node] of nodes.entries()) {
    const kept = pieces.findIndex((piece, index) => index > last && piece.node.eq(node));
    const piece = pieces[kept];
    const next = pieces[last + 1];
    // A part that no longer exists was changed into this one.
    const isReplaced =
      !piece && next && !nodes.slice(position).some((other) => other.eq(next.node));
    const at = piece ? kept : isReplaced ? last + 1 : null;
    const gap = at !== null && at === last + 1 && last >= 0 ? (pieces[at]?.gap ?? '') : '\n\n';
    text += (text === '' ? '' : gap) + (piece ? piece.source : writeBlock(node, care));
    last = at ?? last;
  }
  return text;
}

function blocksOf(node: Node): Node[] {
  const blocks: Node[] = [];
  node.forEach((child) => blocks.push(child));
  return blocks;
}

const isEmpty = (node: Node): boolean => node.isTextblock && node.textContent.trim() === '';

/**
 * The document normalised to what Markdown can express: no empty paragraphs, no trailing spaces, and no bold or italic
 * spaces.
 */
function plainly(doc: Node): Node {
  const blocks = blocksOf(doc).flatMap((node) => (isEmpty(node) ? [] : [plainBlock(node)]));
  return doc.copy(Fragment.from(blocks.length > 0 ? blocks : grammar.nodes.paragraph.create()));
}

function plainBlock(node: Node): Node {
  if (!node.isTextblock) return node.copy(Fragment.from(blocksOf(node).map(plainBlock)));
  const parts = blocksOf(node).flatMap((inline) =>
    inline.isText
      ? (inline.text ?? '').split(/( +)/).flatMap((words) => {
          if (words === '') return [];
          const isSpace = words.trim() === '';
          const marks = isSpace ? inline.marks.filter(isLink) : inline.marks;
          return [grammar.text(isSpace ? ' ' : words, marks)];
        })
      : [inline],
  );
  const isSpaceAt = (index: number) => parts.at(index)?.text === ' ';
  return node.copy(
    Fragment.from(
      joinTexts(parts.slice(isSpaceAt(0) ? 1 : 0, isSpaceAt(-1) ? parts.length - 1 : undefined)),
    ),
  );
}

const isLink = ({ type }: Mark): boolean => type === grammar.marks.link;

function writeBlock(node: Node, care: Care): string {
  switch (node.type) {
    case grammar.nodes.heading:
      return `${'#'.repeat(Number(node.attrs['level']))} ${writeInline(node, care)}`;
    case grammar.nodes.bullet_list:
      return writeItems(node, care, () => '- ');
    case grammar.nodes.ordered_list:
      return writeItems(node, care, (index) => `${Number(node.attrs['start']) + index}. `);
    default:
      return guardStart(writeInline(node, care), care);
  }
}

function writeItems(list: Node, care: Care, markOf: (index: number) => string): string {
  const items: string[] = [];
  const between = list.attrs['isTight'] === true ? '\n' : '\n\n';
  list.forEach((item, _offset, index) => {
    const mark = markOf(index);
    const blocks: string[] = [];
    item.forEach((block) => blocks.push(writeBlock(block, care)));
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

/** Characters that would start a list or a heading at the beginning of a line. */
const guardStart = (text: string, care: Care): string =>
  care === 'none'
    ? text
    : text.replace(/^(\s*)([#>+-]|=)/, '$1\\$2').replace(/^(\s*\d+)([.)])/, '$1\\$2');

const marksOf: Record<string, (mark: Mark) => [string, string]> = {
  link: ({ attrs }) => ['[', `](${writeTarget(String(attrs['to']))})`],
  strong: () => ['**', '**'],
  em: () => ['*', '*'],
};

const writeTarget = (to: string): string => (/[\s()<>]/.test(to) ? `<${to}>` : to);

function writeInline(block: Node, care: Care): string {
  let text = '';
  let open: Mark[] = [];
  const close = (count: number) => {
    for (let left = open.length; left > count; left -= 1) {
      const mark = open[left - 1];
      const end = mark ? (marksOf[mark.type.name]?.(mark)[1] ?? '') : '';
      // A space before a closing mark would prevent it from closing.
      const [spaces = ''] = /(?<! ) *$/.exec(text) ?? [];
      text = text.slice(0, text.length - spaces.length) + end + spaces;
    }
    open = open.slice(0, count);
  };
  block.forEach((node) => {
    const same = node.marks.findIndex((mark, index) => !open[index] || !mark.eq(open[index]));
    close(same < 0 ? node.marks.length : same);
    const words = node.isText ? escaped(node.text ?? '', care) : '\\\n';
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

function escaped(text: string, care: Care): string {
  if (care === 'none') return text;
  return care === 'marks'
    ? text.replaceAll(/[\\*_`[\]]/g, String.raw`\$&`)
    : text.replaceAll(/[\\*_`[\]<>&~#!()|]/g, String.raw`\$&`);
}
