/** A selection in a text; `start` equals `end` for a caret. */
export type TextSelection = { text: string; start: number; end: number };

/** Tells a rich text that its selection was set. By itself it would take one at its start for a slip of the browser. */
export const selectedEvent = 'editor-selected';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

const isTextInput = (field: Element): field is TextInput =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** The selection in a focused field; null if the field has none, such as a date. */
export function selectionIn(field: Element): TextSelection | null {
  if (isTextInput(field)) {
    const { value, selectionStart: start, selectionEnd: end } = field;
    return start === null || end === null ? null : { text: value, start, end };
  }
  const selection = getSelection();
  return selection && selection.rangeCount > 0 ? selectionOf(field, selection.getRangeAt(0)) : null;
}

/** The part of an element's words that a range covers; null if it begins or ends elsewhere. */
export function selectionOf(element: Element, range: AbstractRange): TextSelection | null {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  if (!element.contains(startContainer) || !element.contains(endContainer)) return null;
  return {
    text: textOf(element),
    start: offsetIn(element, startContainer, startOffset),
    end: offsetIn(element, endContainer, endOffset),
  };
}

/** The texts of an element, each on a line: where one paragraph ends is not where the next one begins. */
const textOf = (element: Element): string =>
  textsIn(element)
    .map(({ data }) => data)
    .join('\n');

function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
  return texts;
}

/** The page's frame has its own globals, so `instanceof` does not work for its nodes. */
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

function offsetIn(element: Element, container: Node, offset: number): number {
  const end = element.ownerDocument.createRange();
  end.setStart(container, offset);
  let length = 0;
  for (const text of textsIn(element)) {
    if (text === container) return length + offset;
    if (end.comparePoint(text, 0) > 0) break;
    length += text.length + 1;
  }
  return length;
}

/** Selects the same words in a field: elsewhere they may stand without the signs of their markup. */
export function select(field: HTMLElement, selection: TextSelection): void {
  if (isTextInput(field)) {
    if (field.selectionStart === null) return;
    const { start, end } = sameIn(field.value, selection);
    field.setSelectionRange(start, end);
  } else if (field.matches('[contenteditable="true"]')) {
    const { start, end } = sameIn(textOf(field), selection);
    const [from, to] = [pointAt(field, start), pointAt(field, end)];
    getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
    field.dispatchEvent(new Event(selectedEvent));
    from.node.parentElement?.scrollIntoView({ block: 'nearest' });
  }
}

function pointAt(field: Element, offset: number): { node: Node; offset: number } {
  let remaining = offset;
  for (const text of textsIn(field)) {
    if (remaining <= text.length) return { node: text, offset: remaining };
    remaining -= text.length + 1;
  }
  return { node: field, offset: field.childNodes.length };
}

/** The selection after the last letter of a field. */
export const endOf = (field: Element): TextSelection => {
  const text = isTextInput(field) ? field.value : textOf(field);
  return { text, start: text.length, end: text.length };
};

/** The word at an offset in a text; the offset itself if there is none. */
export function wordAt(text: string, offset: number): { start: number; end: number } {
  const word = /[\p{L}\p{M}\p{N}]+(?:[.,'’-][\p{L}\p{M}\p{N}]+)*/gu;
  const found = [...text.matchAll(word)].find(
    ({ 0: one, index }) => index <= offset && offset <= index + one.length,
  );
  return found
    ? { start: found.index, end: found.index + found[0].length }
    : { start: offset, end: offset };
}

/** How many letters on each side of a selection are compared. */
const reach = 64;

/**
 * The selection in a text that corresponds to one in another text with the same words, such as its Markdown: where most
 * letters before and after it are the same. At the end of the text if there is none.
 */
export function sameIn(text: string, selection: TextSelection): TextSelection {
  if (text === selection.text) return selection;
  const [here, there] = [lettersOf(text), lettersOf(selection.text)];
  const lettersBefore = (end: number) =>
    there.positions.filter((position) => position < end).length;
  const [from, to] = [lettersBefore(selection.start), lettersBefore(selection.end)];
  const length = to - from;
  const isSame = (position: number, step: number) =>
    here.letters[position + step] !== undefined &&
    here.letters[position + step] === there.letters[from + step];
  let best = { position: here.letters.length, score: 0 };
  for (let position = 0; position <= here.letters.length; position += 1) {
    let [before, after] = [0, 0];
    while (before < reach && isSame(position, -1 - before)) before += 1;
    while (after < length + reach && isSame(position, after)) after += 1;
    if (after >= length && before + after > best.score) best = { position, score: before + after };
  }
  // Beside a letter it stays there, so that a word ends before its comma.
  const isAfterLetter = there.positions[from - 1] === selection.start - 1;
  const after = (position: number) => (here.positions[position - 1] ?? -1) + 1;
  const before = (position: number) => here.positions[position] ?? text.length;
  const { position, score } = best;
  if (score > 0 && length > 0)
    return { text, start: before(position), end: after(position + length) };
  const caret = isAfterLetter ? after(position) : before(position);
  return { text, start: caret, end: caret };
}

function lettersOf(text: string): { letters: string; positions: number[] } {
  // The target of a link in Markdown is not shown.
  const found = [...text.matchAll(/\]\([^()\s]*\)|[\p{L}\p{N}]/gu)].filter(
    ([one]) => one[0] !== ']',
  );
  return {
    letters: found.map(([one]) => one).join(''),
    positions: found.flatMap(({ 0: one, index }) =>
      Array.from({ length: one.length }, (_, unit) => index + unit),
    ),
  };
}
