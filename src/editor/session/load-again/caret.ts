/** The selection in a field, in characters. */
export type Caret = { start: number; end: number };

type TextInput = HTMLInputElement | HTMLTextAreaElement;

const isTextInput = (field: Element): field is TextInput =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** The selection in a focused field; null if the field has none, such as a date. */
export function caretOf(field: Element): Caret | null {
  if (isTextInput(field)) {
    const { selectionStart: start, selectionEnd: end } = field;
    return start === null || end === null ? null : { start, end };
  }
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!field.contains(range.startContainer) || !field.contains(range.endContainer)) return null;
  const lengthTo = (node: Node, offset: number) => {
    const before = document.createRange();
    before.setStart(field, 0);
    before.setEnd(node, offset);
    return before.toString().length;
  };
  return {
    start: lengthTo(range.startContainer, range.startOffset),
    end: lengthTo(range.endContainer, range.endOffset),
  };
}

/** Selects the same characters again, as far as they still exist. */
export function setCaret(field: Element, { start, end }: Caret): void {
  if (isTextInput(field)) {
    field.setSelectionRange(start, end);
    return;
  }
  const [from, to] = [pointAt(field, start), pointAt(field, end)];
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

function pointAt(field: Element, characters: number): { node: Node; offset: number } {
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  let remaining = characters;
  let last: Node = field;
  while (texts.nextNode()) {
    last = texts.currentNode;
    const length = last.nodeValue?.length ?? 0;
    if (remaining <= length) return { node: last, offset: remaining };
    remaining -= length;
  }
  return { node: last, offset: last.nodeValue?.length ?? 0 };
}
