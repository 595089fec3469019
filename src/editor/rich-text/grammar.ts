import { Schema, type DOMOutputSpec, type TagParseRule } from 'prosemirror-model';

/** A mark given as a style; styles of headings and paragraphs mark nothing. */
const styled = (isMark: (style: CSSStyleDeclaration) => boolean): TagParseRule => ({
  tag: 'span',
  consuming: false,
  getAttrs: ({ style }) => isMark(style) && null,
});

/**
 * The ProseMirror schema of longer texts: paragraphs, two levels of headings, two kinds of lists, bold, italic and
 * links.
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
    text: { group: 'inline' },
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
      attrs: { to: { validate: 'string' } },
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
  },
});
