import { Mark, type Node } from 'prosemirror-model';
import { partsOfText } from '../../site/index.ts';
import { grammar } from './grammar.ts';

type Token = ReturnType<typeof partsOfText>[number];

/** A top-level part of a text: its content, its source, and the source before it. */
type TextPiece = { node: Node; source: string; gap: string };

export type ReadText = { doc: Node; pieces: readonly TextPiece[] };

/** Parses a text; null if unsupported syntax requires editing it as Markdown. */
export function readText(source: string): ReadText | null {
  const tokens = partsOfText(source);
  const lines = source.split('\n');
  const pieces: TextPiece[] = [];
  let end = 0;
  for (let index = 0; index < tokens.length;) {
    const found = readBlock(tokens, index);
    const map = tokens[index]?.map;
    if (!found || !map) return null;
    const [from, until] = map;
    let last = until;
    while (last > from + 1 && lines[last - 1]?.trim() === '') last -= 1;
    const gap =
      pieces.length === 0
        ? ''
        : `\n${lines
            .slice(end, from)
            .map((line) => `${line}\n`)
            .join('')}`;
    pieces.push({ node: found.node, source: lines.slice(from, last).join('\n'), gap });
    end = last;
    index = found.next;
  }
  // Anything outside the parts, such as a link definition, would be lost.
  const isWhole = pieces.map(({ gap, source: text }) => gap + text).join('') === source.trim();
  if (!isWhole) return null;
  const blocks = pieces.map(({ node }) => node);
  const doc = grammar.nodes.doc.create(
    null,
    blocks.length > 0 ? blocks : grammar.nodes.paragraph.create(),
  );
  return { doc, pieces };
}

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
    default:
      return null;
  }
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
      case 'link_open':
        if (token.attrGet('title') !== null) return null;
        marks = grammar.marks.link
          .create({ to: String(token.attrGet('href') ?? '') })
          .addToSet(marks);
        break;
      case 'strong_close':
        marks = grammar.marks.strong.removeFromSet(marks);
        break;
      case 'em_close':
        marks = grammar.marks.em.removeFromSet(marks);
        break;
      case 'link_close':
        marks = grammar.marks.link.removeFromSet(marks);
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
