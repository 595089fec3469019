import { baseKeymap, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { TextSelection, type Command, type EditorState, type Plugin } from 'prosemirror-state';
import { grammar } from './grammar.ts';
import { insertTable, isIn, moveToCell } from './table-commands.ts';

const {
  paragraph,
  heading,
  bullet_list: bullets,
  ordered_list: numbers,
  list_item: item,
  quotation,
  code_block: codeBlock,
  note,
  note_mark: noteMark,
} = grammar.nodes;
const { strong, em, strike, code, link } = grammar.marks;

/** Lifts an item out of its list; outside a list, turns the block into a paragraph. */
const toggleList =
  (list: NodeType): Command =>
  (state, dispatch) =>
    liftListItem(item)(state, dispatch) || wrapInList(list)(state, dispatch);

const toggleQuotation: Command = (state, dispatch) =>
  isIn(state, quotation) ? lift(state, dispatch) : wrapIn(quotation)(state, dispatch);

const toggleCode: Command = (state, dispatch) =>
  setBlockType(isIn(state, codeBlock) ? paragraph : codeBlock)(state, dispatch);

/** Puts the mark of a new footnote at the selection, and the cursor into the footnote at the end of the text. */
const addNote: Command = ({ doc, selection, tr }, dispatch) => {
  const { $to } = selection;
  if (!$to.parent.inlineContent || $to.parent.type === codeBlock) return false;
  const labels = new Set<string>();
  doc.descendants(({ type, attrs }) => {
    if (type === note || type === noteMark) labels.add(String(attrs['label']));
  });
  let count = 1;
  while (labels.has(String(count))) count += 1;
  const label = String(count);
  tr.insert($to.pos, noteMark.create({ label }));
  tr.insert(tr.doc.content.size, note.create({ label }, paragraph.create()));
  tr.setSelection(TextSelection.atEnd(tr.doc));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Puts a picture below the block with the selection. */
export const insertPicture =
  (src: string, alt: string): Command =>
  ({ tr, selection }, dispatch) => {
    const end = selection.$to.depth === 0 ? selection.to : selection.$to.after(1);
    dispatch?.(tr.insert(end, grammar.nodes.picture.create({ src, alt })).scrollIntoView());
    return true;
  };

export const tools = {
  bold: toggleMark(strong),
  italic: toggleMark(em),
  strike: toggleMark(strike),
  inlineCode: toggleMark(code),
  heading: (state, dispatch) =>
    state.selection.$from.parent.type === heading
      ? setBlockType(paragraph)(state, dispatch)
      : setBlockType(heading, { level: 3 })(state, dispatch),
  bullets: toggleList(bullets),
  numbers: toggleList(numbers),
  quotation: toggleQuotation,
  table: insertTable,
  code: toggleCode,
  note: addNote,
} satisfies Record<string, Command>;

export type ToolName = keyof typeof tools;

export function isActive(state: EditorState, name: ToolName): boolean {
  const { selection, storedMarks, doc } = state;
  const { $from, from, to, empty } = selection;
  const has = (mark: MarkType) =>
    empty
      ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, mark);
  const active: Record<ToolName, () => boolean> = {
    bold: () => has(strong),
    italic: () => has(em),
    strike: () => has(strike),
    inlineCode: () => has(code),
    heading: () => isIn(state, heading),
    bullets: () => isIn(state, bullets),
    numbers: () => isIn(state, numbers),
    quotation: () => isIn(state, quotation),
    table: () => isIn(state, grammar.nodes.table),
    code: () => isIn(state, codeBlock),
    note: () => isIn(state, note),
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
    Tab: moveToCell(1),
    'Shift-Tab': moveToCell(-1),
    'Shift-Enter': ({ tr, selection }, dispatch) => {
      // A line of a table cannot be broken.
      if (!selection.$from.parent.type.contentMatch.matchType(grammar.nodes.hard_break))
        return true;
      dispatch?.(tr.replaceSelectionWith(grammar.nodes.hard_break.create()));
      return true;
    },
  }),
  keymap(baseKeymap),
];
