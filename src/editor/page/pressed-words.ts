import { selectionOf, wordAt, type TextSelection } from '../ui/index.ts';

/** Where on the page somebody clicked: what shows the words there, and the place between them. */
export type Pressed = { node: Node; range: AbstractRange | null };

/** The place of a click: the words that were marked by dragging, or the gap between letters under the pointer. */
export function pressedAt(document: Document, event: MouseEvent, element: Element): Pressed {
  const marked = document.getSelection();
  const range =
    marked && !marked.isCollapsed ? marked.getRangeAt(0).cloneRange() : gapAt(document, event);
  const node = range?.startContainer;
  // The nearest words may belong to another part of the page.
  return node && element.contains(node) ? { node, range } : { node: element, range: null };
}

/** Older browsers have only the second of the two functions. */
function gapAt(document: Document, { clientX, clientY }: MouseEvent): AbstractRange | null {
  if (typeof document.caretPositionFromPoint !== 'function')
    return document.caretRangeFromPoint?.(clientX, clientY) ?? null;
  const position = document.caretPositionFromPoint(clientX, clientY);
  if (!position) return null;
  const { offsetNode: node, offset } = position;
  return new StaticRange({
    startContainer: node,
    startOffset: offset,
    endContainer: node,
    endOffset: offset,
  });
}

/**
 * What clicks select of the words in and around an element, as in a text: once a place, twice the word, then
 * everything. Of a text in several paragraphs, the element may be another paragraph.
 */
export function pressedWords(
  element: Element,
  { node, range }: Pressed,
  clicks: number,
): TextSelection | undefined {
  let around = element;
  while (!around.contains(node) && around.parentElement) around = around.parentElement;
  const words = range && selectionOf(around, range);
  if (!range || !words || clicks < 2) return words ?? undefined;
  if (clicks > 2) return { ...words, start: 0, end: words.text.length };
  // The words of the next element may follow without a space.
  const { start, end } = wordAt(node.nodeValue ?? '', range.startOffset);
  const shift = words.start - range.startOffset;
  return { ...words, start: start + shift, end: end + shift };
}
