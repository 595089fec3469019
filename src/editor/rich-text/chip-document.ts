import { baseKeymap } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { Schema, type Fragment, type Node } from 'prosemirror-model';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { sourceOf, type Chip } from '../site/index.ts';
import styles from './ChipText.module.css';

const string = { validate: 'string' };

const classes: Record<Chip['kind'], string> = {
  value: `${styles.chip} ${styles.value}`,
  link: `${styles.chip} ${styles.link}`,
  language: `${styles.chip} ${styles.language}`,
};

/** A short text: lines of words and chips. A chip is one character for the caret, and has its source with it. */
const shortText = new Schema({
  nodes: {
    doc: { content: 'line+' },
    line: {
      content: '(text | chip)*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    text: {},
    chip: {
      inline: true,
      atom: true,
      selectable: false,
      attrs: { kind: string, source: string, words: string, to: string, target: string },
      parseDOM: [
        {
          tag: 'span[data-chip]',
          getAttrs: ({ dataset }) => JSON.parse(dataset['chip'] ?? '{}'),
        },
      ],
      toDOM: (node) => [
        'span',
        {
          'data-chip': JSON.stringify(node.attrs),
          class: classes[chipOf(node).kind],
          ...(node.attrs['target'] === '' ? {} : { title: node.attrs['target'] }),
          ...(node.attrs['kind'] === 'language' ? { lang: node.attrs['to'] } : {}),
        },
        String(node.attrs['words']),
      ],
    },
  },
});

export const chipType = shortText.nodes.chip;

/** The chip of a node. */
export const chipOf = ({ attrs }: Node): Chip => {
  const { kind, source, words, to, target } = attrs;
  return {
    kind: kind === 'link' || kind === 'language' ? kind : 'value',
    source: String(source),
    words: String(words),
    to: String(to),
    target: String(target),
  };
};

/** The text of a document, as the file has it. */
export const sourceIn = (content: Fragment): string => {
  const lines: string[] = [];
  content.forEach((line) => {
    let source = '';
    line.forEach((node) => {
      source += node.type === chipType ? sourceOf(chipOf(node)) : (node.text ?? '');
    });
    lines.push(source);
  });
  return lines.join('\n');
};

/** Parts of a text as nodes. */
export const nodesOf = (parts: readonly (string | Chip)[]): Node[] =>
  parts.map((part) => (typeof part === 'string' ? shortText.text(part) : chipType.create(part)));

/** The document of a text, whose parts a function finds. */
export const docOf = (text: string, partsOf: (line: string) => (string | Chip)[]): Node =>
  shortText.nodes.doc.create(
    null,
    text.split('\n').map((line) => shortText.nodes.line.create(null, nodesOf(partsOf(line)))),
  );

/** The chip beside the caret, in the direction of a key. */
function chipBeside({ selection }: EditorState, step: 1 | -1): Node | null {
  const { $from, empty } = selection;
  const beside = step > 0 ? $from.nodeAfter : $from.nodeBefore;
  return empty && beside?.type === chipType ? beside : null;
}

const moveOver =
  (key: 1 | -1): Command =>
  (state, dispatch, view) => {
    const isReversed = view !== undefined && getComputedStyle(view.dom).direction === 'rtl';
    const step = isReversed && key > 0 ? -1 : isReversed ? 1 : key;
    if (!chipBeside(state, step)) return false;
    const after = TextSelection.create(state.doc, state.selection.from + step);
    dispatch?.(state.tr.setSelection(after).scrollIntoView());
    return true;
  };

const removeBeside =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    if (!chipBeside(state, step)) return false;
    const { from } = state.selection;
    dispatch?.(state.tr.delete(Math.min(from, from + step), Math.max(from, from + step)));
    return true;
  };

/** Keys with which a chip is one character: the caret passes it, and one key deletes it. */
export const keysOf = (isMultiline: boolean) => [
  keymap({
    ArrowLeft: moveOver(-1),
    ArrowRight: moveOver(1),
    Backspace: removeBeside(-1),
    Delete: removeBeside(1),
    ...(isMultiline ? {} : { Enter: () => true }),
  }),
  keymap(baseKeymap),
];

/** The position in a document of a caret in its source. */
export function positionOf(doc: Node, offset: number): number {
  let [left, position] = [offset, 1];
  doc.descendants((node, at) => {
    if (node.isText || node.type === chipType) {
      const source = node.isText ? (node.text ?? '') : sourceOf(chipOf(node));
      if (left >= 0) position = at + (node.isText ? Math.min(left, source.length) : 1);
      left -= source.length;
      if (left <= 0) left = -1;
    } else if (at > 0 && left > 0) left -= 1;
  });
  return position;
}
