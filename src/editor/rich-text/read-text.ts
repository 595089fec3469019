import { Mark, type Node } from 'prosemirror-model';
import { partsOfText, pictureOf, sourceOfQuotation } from '../../site/index.ts';
import { grammar } from './grammar.ts';

type Token = ReturnType<typeof partsOfText>[number];

/** A top-level part of a text: its content, its source, and the source before it. */
type TextPiece = { node: Node; source: string; gap: string };

export type ReadText = { doc: Node; pieces: readonly TextPiece[] };

/**
 * Parses a text. What the grammar does not have becomes a `source` with its lines. Null if that would lose any of it, so that it is
 * edited as Markdown.
 */
export function readText(source: string): ReadText | null {
  const tokens = partsOfText(source);
  const lines = source.split('\n');
  const pieces: TextPiece[] = [];
  let end = 0;
  const add = (from: number, until: number, node: Node | null) => {
    let last = until;
    while (last > from + 1 && lines[last - 1]?.trim() === '') last -= 1;
    const between = lines.slice(end, from).map((line) => `${line}\n`);
    const markdown = lines.slice(from, last).join('\n');
    pieces.push({
      node: node ?? grammar.nodes.source.create({ markdown }),
      source: markdown,
      gap: pieces.length === 0 ? '' : `\n${between.join('')}`,
    });
    end = last;
  };
  /** The addresses of links, `[a]: /x`, stand outside all parts. Each is by itself, as each may lose its last link. */
  const addOutside = (until: number) => {
    let from = end;
    for (let at = end; at < until; at += 1) {
      if (lines[from]?.trim() === '') from = at + 1;
      else if (at + 1 === until || isDefinition(lines[at + 1])) {
        add(from, at + 1, null);
        from = at + 1;
      }
    }
  };
  for (let index = 0; index < tokens.length;) {
    const next = endOfBlock(tokens, index);
    const map = linesOf(tokens.slice(index, next));
    if (!map) return null;
    const found = readBlock(tokens, index);
    addOutside(map[0]);
    add(...map, found?.node ?? null);
    index = next;
  }
  addOutside(lines.length);
  const isWhole = pieces.map(({ gap, source: text }) => gap + text).join('') === source.trim();
  if (!isWhole) return null;
  const blocks = pieces.map(({ node }) => node);
  const doc = grammar.nodes.doc.create(
    null,
    blocks.length > 0 ? blocks : grammar.nodes.paragraph.create(),
  );
  return { doc, pieces };
}

/** The index after the block that begins at a token. */
function endOfBlock(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let index = start; index < tokens.length; index += 1) {
    depth += tokens[index]?.nesting ?? 0;
    if (depth <= 0) return index + 1;
  }
  return tokens.length;
}

/** The lines of a block: those of its first token, or those between its first and last part. */
function linesOf(tokens: readonly Token[]): [number, number] | null {
  const first = tokens[0]?.map;
  if (first) return first;
  const maps = tokens.flatMap(({ map }) => (map ? [map] : []));
  return maps.length === 0
    ? null
    : [Math.min(...maps.map(([from]) => from)), Math.max(...maps.map(([, until]) => until))];
}

/** Whether a line may be the address of a link; so does the end of a text end one. */
const isDefinition = (line: string | undefined) => line?.trimStart().startsWith('[') ?? true;

type Found = { node: Node; next: number };

function readBlock(tokens: readonly Token[], index: number): Found | null {
  const token = tokens[index];
  const content = tokens[index + 1];
  switch (token?.type) {
    case 'paragraph_open':
    case 'heading_open': {
      const inline = readInline(content?.children ?? []);
      if (!inline) return null;
      const level = Number(token.tag.slice(1));
      const node =
        token.type === 'paragraph_open'
          ? grammar.nodes.paragraph.create(null, inline)
          : grammar.nodes.heading.create({ level }, inline);
      return { node, next: index + 3 };
    }
    case 'bullet_list_open':
    case 'ordered_list_open':
      return readList(tokens, index);
    case 'table_open':
      return readTable(tokens, index);
    case 'blockquote_open': {
      // The source of a quotation has a line of its own.
      const source = sourceOfQuotation(tokens, index);
      const before = source?.children[source.first - 1];
      if (before) before.type = 'hardbreak';
      return readInside(tokens, index, grammar.nodes.quotation.create());
    }
    case 'footnote_reference_open':
      return readInside(
        tokens,
        index,
        grammar.nodes.note.create({ label: String(token.meta?.['label']) }),
      );
    case 'figure': {
      const [picture] = token.children ?? [];
      if (!picture) return null;
      return { node: grammar.nodes.picture.create(pictureOf(picture)), next: index + 1 };
    }
    case 'fence': {
      const words = token.content.replace(/\n$/, '');
      const node = grammar.nodes.code_block.create(
        { info: token.info },
        words === '' ? [] : grammar.text(words),
      );
      return { node, next: index + 1 };
    }
    case 'hr':
      return { node: grammar.nodes.rule.create(), next: index + 1 };
    default:
      return null;
  }
}

/** A block of blocks: a quotation, or a footnote. */
function readInside(tokens: readonly Token[], index: number, empty: Node): Found | null {
  const end = endOfBlock(tokens, index) - 1;
  const blocks: Node[] = [];
  let next = index + 1;
  while (next < end) {
    const found = readBlock(tokens, next);
    if (!found) return null;
    blocks.push(found.node);
    ({ next } = found);
  }
  return blocks.length === 0
    ? null
    : { node: empty.type.create(empty.attrs, blocks), next: end + 1 };
}

function readTable(tokens: readonly Token[], index: number): Found | null {
  const next = endOfBlock(tokens, index);
  const rows: Node[] = [];
  let cells: Node[] = [];
  for (const [at, token] of tokens.slice(index, next).entries()) {
    if (token.type === 'tr_open') cells = [];
    else if (token.type === 'tr_close') rows.push(grammar.nodes.table_row.create(null, cells));
    else if (token.type === 'th_open' || token.type === 'td_open') {
      const inline = readInline(tokens[index + at + 1]?.children ?? []);
      if (!inline) return null;
      const { table_head: head, table_cell: cell } = grammar.nodes;
      const [, side = null] = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? '')) ?? [];
      cells.push((token.type === 'th_open' ? head : cell).create({ side }, inline));
    }
  }
  return { node: grammar.nodes.table.create(null, rows), next };
}

function readList(tokens: readonly Token[], index: number): Found | null {
  const open = tokens[index];
  if (!open) return null;
  const close = open.type.replace('_open', '_close');
  const items: Node[] = [];
  let isTight = true;
  let next = index + 1;
  while (tokens[next]?.type === 'list_item_open') {
    const blocks: Node[] = [];
    next += 1;
    while (tokens[next]?.type !== 'list_item_close') {
      if (tokens[next]?.type === 'paragraph_open' && tokens[next]?.hidden === false) {
        isTight = false;
      }
      const found = readBlock(tokens, next);
      if (!found) return null;
      blocks.push(found.node);
      ({ next } = found);
    }
    next += 1;
    const [first] = blocks;
    if (first?.type !== grammar.nodes.paragraph) return null;
    items.push(grammar.nodes.list_item.create(null, blocks));
  }
  if (tokens[next]?.type !== close || items.length === 0) return null;
  const node =
    open.type === 'bullet_list_open'
      ? grammar.nodes.bullet_list.create({ isTight }, items)
      : grammar.nodes.ordered_list.create(
          { isTight, start: Number(open.attrGet('start') ?? 1) },
          items,
        );
  return { node, next: next + 1 };
}

function readInline(tokens: readonly Token[]): Node[] | null {
  const nodes: Node[] = [];
  let marks: readonly Mark[] = [];
  for (const token of tokens) {
    switch (token.type) {
      case 'text':
      case 'text_special':
        if (token.content !== '') nodes.push(grammar.text(token.content, marks));
        break;
      case 'softbreak':
        nodes.push(grammar.text(' ', marks));
        break;
      case 'hardbreak':
        nodes.push(grammar.nodes.hard_break.create(null, null, marks));
        break;
      case 'strong_open':
        marks = grammar.marks.strong.create().addToSet(marks);
        break;
      case 'em_open':
        marks = grammar.marks.em.create().addToSet(marks);
        break;
      case 's_open':
        marks = grammar.marks.strike.create().addToSet(marks);
        break;
      case 'code_inline':
        nodes.push(grammar.text(token.content, grammar.marks.code.create().addToSet(marks)));
        break;
      case 'footnote_ref': {
        const label = String(token.meta?.['label']);
        nodes.push(grammar.nodes.note_mark.create({ label }, null, marks));
        break;
      }
      case 'image':
        nodes.push(grammar.nodes.inline_picture.create(pictureOf(token), null, marks));
        break;
      case 'link_open':
        // An address that is written out becomes a link by itself.
        if (token.info === 'auto') break;
        marks = grammar.marks.link
          .create({
            to: String(token.attrGet('href') ?? ''),
            title: String(token.attrGet('title') ?? ''),
          })
          .addToSet(marks);
        break;
      case 'strong_close':
        marks = grammar.marks.strong.removeFromSet(marks);
        break;
      case 'em_close':
        marks = grammar.marks.em.removeFromSet(marks);
        break;
      case 's_close':
        marks = grammar.marks.strike.removeFromSet(marks);
        break;
      case 'link_close':
        if (token.info !== 'auto') marks = grammar.marks.link.removeFromSet(marks);
        break;
      default:
        return null;
    }
  }
  return joinTexts(nodes);
}

/** Joins adjacent text nodes with the same marks, as in a typed document. */
export function joinTexts(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (last?.isText && node.isText && Mark.sameSet(last.marks, node.marks)) {
      result[result.length - 1] = grammar.text(`${last.text}${node.text}`, node.marks);
    } else result.push(node);
  }
  return result;
}
