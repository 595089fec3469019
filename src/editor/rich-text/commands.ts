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

/** Lifts an item out of its list; outside a list, turns the block into a paragraph. */
const toggleList =
  (list: NodeType): Command =>
  (state, dispatch) =>
    liftListItem(item)(state, dispatch) || wrapInList(list)(state, dispatch);

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

/** The URL of the link at the start of the selection; empty if there is none. */
export function linkAt({ selection, doc }: EditorState): string {
  const { $from, from, empty } = selection;
  const marks = empty ? $from.marks() : (doc.nodeAt(from)?.marks ?? []);
  return String(marks.find(({ type }) => type === link)?.attrs['to'] ?? '');
}

/** Makes the selection a link, or changes its link; null removes it. Inserts `label` if nothing is selected. */
export const setLink =
  (to: string | null, label: string): Command =>
  ({ tr, selection }, dispatch) => {
    const { from, $from, to: end, empty } = selection;
    const { node, offset } = $from.parent.childAfter($from.parentOffset);
    const isInLink = node && link.isInSet(node.marks);
    const start = empty && isInLink ? $from.start() + offset : from;
    const stop = empty && isInLink ? start + node.nodeSize : end;
    if (start === stop && to !== null) {
      dispatch?.(tr.insert(from, grammar.text(label, [link.create({ to })])));
      return true;
    }
    tr.removeMark(start, stop, link);
    dispatch?.(to === null ? tr : tr.addMark(start, stop, link.create({ to })));
    return true;
  };

/** At the start of an item, Backspace lifts the item out of its list, as in word processors. */
const leaveList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const isAtStart = empty && $from.parentOffset === 0 && $from.index(-1) === 0;
  return isAtStart && $from.node(-1).type === item && liftListItem(item)(state, dispatch);
};

/** Shortcuts in a text. Ctrl+Z belongs to the whole editor, across fields. */
export const keys: Plugin[] = [
  keymap({
    'Mod-b': tools.bold,
    'Mod-i': tools.italic,
    Enter: splitListItem(item),
    Backspace: leaveList,
    'Mod-]': sinkListItem(item),
    'Mod-[': liftListItem(item),
    'Shift-Enter': ({ tr }, dispatch) => {
      dispatch?.(tr.replaceSelectionWith(grammar.nodes.hard_break.create()));
      return true;
    },
  }),
  keymap(baseKeymap),
];
