import { baseKeymap, setBlockType, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { grammar } from './grammar.ts';

const {
  paragraph,
  heading,
  bullet_list: bullets,
  ordered_list: numbers,
  list_item: item,
} = grammar.nodes;
const { strong, em, link } = grammar.marks;

/** Takes an item out of its list; outside of lists, makes one of the paragraph. */
const toggleList =
  (list: NodeType): Command =>
  (state, dispatch) =>
    liftListItem(item)(state, dispatch) || wrapInList(list)(state, dispatch);

/** What the buttons above a text do with what is selected. */
export const tools = {
  bold: toggleMark(strong),
  italic: toggleMark(em),
  heading: (state, dispatch) =>
    state.selection.$from.parent.type === heading
      ? setBlockType(paragraph)(state, dispatch)
      : setBlockType(heading, { level: 3 })(state, dispatch),
  bullets: toggleList(bullets),
  numbers: toggleList(numbers),
} satisfies Record<string, Command>;

export type ToolName = keyof typeof tools;

/** Whether what is selected is already as a button would make it. */
export function isActive({ selection, storedMarks, doc }: EditorState, name: ToolName): boolean {
  const { $from, from, to, empty } = selection;
  const has = (mark: MarkType) =>
    empty
      ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, mark);
  const isInside = (type: NodeType) =>
    Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
      (node) => node.type === type,
    );
  const active: Record<ToolName, () => boolean> = {
    bold: () => has(strong),
    italic: () => has(em),
    heading: () => isInside(heading),
    bullets: () => isInside(bullets),
    numbers: () => isInside(numbers),
  };
  return active[name]();
}

/** Where the link leads in which the selection begins; empty where there is none. */
export function linkAt({ selection, doc }: EditorState): string {
  const { $from, from, empty } = selection;
  const marks = empty ? $from.marks() : (doc.nodeAt(from)?.marks ?? []);
  return String(marks.find(({ type }) => type === link)?.attrs['to'] ?? '');
}

/** Makes a link of the selected words, or leads the one elsewhere in which the selection is; null takes it away. */
export const setLink =
  (to: string | null): Command =>
  ({ tr, selection }, dispatch) => {
    const { from, $from, to: end, empty } = selection;
    const { node, offset } = $from.parent.childAfter($from.parentOffset);
    const isInLink = node && link.isInSet(node.marks);
    const start = empty && isInLink ? $from.start() + offset : from;
    const stop = empty && isInLink ? start + node.nodeSize : end;
    if (start === stop && to !== null) {
      dispatch?.(tr.insert(from, grammar.text(to, [link.create({ to })])));
      return true;
    }
    tr.removeMark(start, stop, link);
    dispatch?.(to === null ? tr : tr.addMark(start, stop, link.create({ to })));
    return true;
  };

/** The keys in a text. Ctrl+Z is the editor's own: it goes through all fields. */
export const keys: Plugin[] = [
  keymap({
    'Mod-b': tools.bold,
    'Mod-i': tools.italic,
    Enter: splitListItem(item),
    'Mod-]': sinkListItem(item),
    'Mod-[': liftListItem(item),
    'Shift-Enter': ({ tr }, dispatch) => {
      dispatch?.(tr.replaceSelectionWith(grammar.nodes.hard_break.create()));
      return true;
    },
  }),
  keymap(baseKeymap),
];
