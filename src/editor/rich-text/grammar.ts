import {
  Schema,
  type AttributeSpec,
  type DOMOutputSpec,
  type Node,
  type TagParseRule,
} from 'prosemirror-model';

/** A mark given as a style; styles of headings and paragraphs mark nothing. */
const styled = (isMark: (style: CSSStyleDeclaration) => boolean): TagParseRule => ({
  tag: 'span',
  consuming: false,
  getAttrs: ({ style }) => isMark(style) && null,
});

const text: AttributeSpec = { default: '', validate: 'string' };

/** What a picture says: its file, its description, its caption and its credit. */
const pictureAttrs = { src: text, alt: text, caption: text, credit: text };

/** Writes attributes into an element of the clipboard, and reads them there. */
const stored = ({ attrs }: Node) => ({ 'data-attrs': JSON.stringify(attrs) });
const storedIn = (tag: string): TagParseRule => ({
  tag: `${tag}[data-attrs]`,
  priority: 60,
  getAttrs: (element) => JSON.parse(element.dataset['attrs'] ?? '{}'),
});

/** The side of the cells of a column, as the colons below its head give it; null for the side where lines begin. */
const cellAttrs = { side: { default: null, validate: 'string|null' } };

const cell = (tag: 'th' | 'td') => ({
  attrs: cellAttrs,
  content: '(text | note_mark | inline_picture)*',
  isolating: true,
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
});

/**
 * The ProseMirror schema of longer texts. What it has no node for is in a `source`, which shows its Markdown and keeps it as it is.
 */
export const grammar = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: (): DOMOutputSpec => ['p', 0],
    },
    heading: {
      attrs: { level: { default: 3, validate: 'number' } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [
        ...['h1', 'h2', 'h3'].map((tag) => ({ tag, attrs: { level: 3 } })),
        ...['h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 4 } })),
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [Number(attrs['level']) < 4 ? 'h3' : 'h4', 0],
    },
    bullet_list: {
      attrs: { isTight: { default: true, validate: 'boolean' } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: (): DOMOutputSpec => ['ul', 0],
    },
    ordered_list: {
      attrs: {
        isTight: { default: true, validate: 'boolean' },
        start: { default: 1, validate: 'number' },
      },
      content: 'list_item+',
      group: 'block',
      parseDOM: [
        {
          tag: 'ol',
          getAttrs: (list) => ({ start: list instanceof HTMLOListElement ? list.start : 1 }),
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => ['ol', { start: attrs['start'] }, 0],
    },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: (): DOMOutputSpec => ['li', 0],
    },
    table: {
      content: 'table_row+',
      group: 'block',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: (): DOMOutputSpec => ['table', ['tbody', 0]],
    },
    table_row: {
      content: '(table_head | table_cell)+',
      parseDOM: [{ tag: 'tr' }],
      toDOM: (): DOMOutputSpec => ['tr', 0],
    },
    table_head: cell('th'),
    table_cell: cell('td'),
    picture: {
      attrs: pictureAttrs,
      group: 'block',
      atom: true,
      draggable: true,
      parseDOM: [storedIn('figure')],
      toDOM: (node): DOMOutputSpec => ['figure', stored(node)],
    },
    quotation: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: (): DOMOutputSpec => ['blockquote', 0],
    },
    code_block: {
      attrs: { info: text },
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: (): DOMOutputSpec => ['pre', ['code', 0]],
    },
    rule: {
      group: 'block',
      parseDOM: [{ tag: 'hr' }],
      toDOM: (): DOMOutputSpec => ['hr'],
    },
    note: {
      attrs: { label: text },
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [storedIn('aside')],
      toDOM: (node): DOMOutputSpec => ['aside', stored(node), 0],
    },
    source: {
      attrs: { markdown: text },
      group: 'block',
      atom: true,
      parseDOM: [storedIn('pre')],
      toDOM: (node): DOMOutputSpec => ['pre', stored(node), String(node.attrs['markdown'])],
    },
    text: { group: 'inline' },
    note_mark: {
      attrs: { label: text },
      inline: true,
      group: 'inline',
      atom: true,
      parseDOM: [storedIn('sup')],
      toDOM: (node): DOMOutputSpec => ['sup', stored(node), String(node.attrs['label'])],
    },
    inline_picture: {
      attrs: pictureAttrs,
      inline: true,
      group: 'inline',
      atom: true,
      parseDOM: [storedIn('span')],
      toDOM: (node): DOMOutputSpec => ['span', stored(node)],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: (): DOMOutputSpec => ['br'],
    },
  },
  // The nesting order of marks, outermost first.
  marks: {
    link: {
      attrs: { to: { validate: 'string' }, title: text },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ to: link.getAttribute('href') ?? '' }) }],
      toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: attrs['to'] }, 0],
    },
    strong: {
      // Google Docs wraps everything in a <b> of normal weight, and marks bold with styles.
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
        styled(({ fontWeight }) => /^(?:bold|[6-9]00)$/.test(fontWeight)),
      ],
      toDOM: (): DOMOutputSpec => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, styled(({ fontStyle }) => fontStyle === 'italic')],
      toDOM: (): DOMOutputSpec => ['em', 0],
    },
    strike: {
      parseDOM: [{ tag: 's' }],
      toDOM: (): DOMOutputSpec => ['s', 0],
    },
    code: {
      parseDOM: [{ tag: 'code' }],
      toDOM: (): DOMOutputSpec => ['code', 0],
    },
  },
});
