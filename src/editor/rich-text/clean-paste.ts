import type { LeftOut } from '../../editing/import/pasted-document.ts';
import { applyStyleSheets } from './style-sheets.ts';
import { writeMarkers } from './list-markers.ts';
import { makeListsOfWord, makeParagraphsOfWordOnline } from './word-lists.ts';
import { writeSmallLetters } from './small-letters.ts';

/**
 * Turns the looks of a pasted document into words: removes what is struck out or hidden, numbers its lists, and keeps
 * raised and lowered digits. Returns what was left out.
 */
export function cleanPaste(document: Document): LeftOut {
  const { body } = document;
  applyStyleSheets(document);
  const struck = leaveOut(body, isStruck);
  const hidden = leaveOut(body, isHiddenElement);
  makeParagraphsOfWordOnline(body);
  makeListsOfWord(body);
  const lettered = writeMarkers(body);
  writeSmallLetters(body);
  for (const quote of body.querySelectorAll('q')) {
    quote.prepend('“');
    quote.append('”');
  }
  return { struck, hidden, lettered };
}

const isStruck = (element: Element): boolean =>
  element.matches('del, s, strike, .msoDel, .MsoDel') ||
  /text-decoration(?:-line)?\s*:[^;]*line-through/i.test(element.getAttribute('style') ?? '');

/** Whether an element is hidden at its source. Comments of Word are not part of the text. */
export function isHiddenElement(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  const { style } = element;
  const written = element.getAttribute('style') ?? '';
  if (element.hidden || style.display === 'none' || style.opacity === '0') return true;
  if (/mso-hide\s*:\s*all|mso-element\s*:\s*comment/i.test(written)) return true;
  if (element.matches('.MsoCommentReference')) return true;
  const isUnseen = style.visibility === 'hidden' || style.visibility === 'collapse';
  // Mails un-hide parts of what they hide in this way.
  if (isUnseen) return element.querySelector('[style*="visibility"]') === null;
  return (
    Number.parseFloat(style.fontSize) === 0 &&
    element.querySelector('[style*="font-size"]') === null
  );
}

/** Removes matching elements and returns their words. Hidden rows and columns stay for the table readers. */
function leaveOut(body: HTMLElement, isOut: (element: Element) => boolean): string[] {
  const words: string[] = [];
  let after: Node | null = null;
  for (const element of body.querySelectorAll('*')) {
    if (!element.isConnected || element.matches('tr, td, th, col, colgroup') || !isOut(element))
      continue;
    const removed = wordsIn(element);
    if (removed === '') continue;
    // Word processors split runs that look the same.
    if (after === element) words.push(`${words.pop() ?? ''} ${removed}`);
    else words.push(removed);
    const before: Node | null = element.previousSibling;
    after = element.nextSibling;
    element.remove();
    closeGap(before, after);
  }
  for (const cell of body.querySelectorAll('tr, td, th')) {
    const isGone = cell instanceof HTMLElement && cell.style.display === 'none';
    const removed = !isGone && isOut(cell) ? wordsIn(cell) : '';
    if (removed === '') continue;
    words.push(removed);
    for (const one of cell.matches('tr') ? cell.children : [cell]) one.replaceChildren();
  }
  return words;
}

const wordsIn = ({ textContent }: Element): string => textContent.replaceAll(/\s+/g, ' ').trim();

/** Removes the space left before punctuation. */
function closeGap(before: Node | null, after: Node | null): void {
  const isGap = before?.nodeType === Node.TEXT_NODE && /^[.,;:!?)]/.test(after?.textContent ?? '');
  if (isGap) before.textContent = (before.textContent ?? '').trimEnd();
}
