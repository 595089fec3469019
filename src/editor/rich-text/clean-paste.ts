import { type LeftOut, smallLetters } from '../../content/index.ts';
import { writeMarkers } from './list-markers.ts';
import { makeListsOfWord, makeParagraphsOfWordOnline } from './word-lists.ts';

/** Properties that carry meaning, not only looks. */
const meaningful =
  /^\s*(?:text-decoration(?:-line)?|display|visibility|mso-hide|vertical-align|list-style(?:-type)?)\s*:|^\s*font-size\s*:\s*0(?![.\d])/i;

/** At-rules that contain rules, such as those for print, and comments. */
const betweenRules =
  /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|@[^{}@]*\{(?:[^{}]*\{[^{}]*\})+[^{}]*\}|<!--|-->/g;

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

function closeGap(before: Node | null, after: Node | null): void {
  const isGap = before?.nodeType === Node.TEXT_NODE && /^[.,;:!?)]/.test(after?.textContent ?? '');
  if (isGap) before.textContent = (before.textContent ?? '').trimEnd();
}

/** Rewrites raised and lowered letters so that plain text keeps their meaning. */
function writeSmallLetters(body: HTMLElement): void {
  const written = new Set<Node>();
  for (const element of body.querySelectorAll<HTMLElement>('sup, sub, [style*="vertical-align"]')) {
    const isRaised = element.tagName === 'SUP' || element.style.verticalAlign === 'super';
    const isLowered = element.tagName === 'SUB' || element.style.verticalAlign === 'sub';
    if (!(isRaised || isLowered) || element.matches('td, th, tr')) continue;
    const texts = textsIn(element).filter(({ data }) => data.trim() !== '');
    const [text] = texts;
    if (!text || texts.length > 1 || written.has(text)) continue;
    written.add(text);
    text.data = smallLetters(text.data, isRaised, textBefore(body, text));
  }
}

function textsIn(element: Element): Text[] {
  const texts: Text[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

function textBefore(body: Element, text: Text): string {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  walker.currentNode = text;
  return walker.previousNode()?.textContent ?? '';
}

/**
 * Applies the style sheets of a pasted document to its elements' styles: Excel and Pages strike out by class, and the
 * sheets of a document that is not displayed have no effect.
 */
function applyStyleSheets(document: Document): void {
  const styles = new Map<Element, string>();
  for (const { textContent } of document.querySelectorAll('style')) {
    for (const rule of textContent.replaceAll(betweenRules, '').split('}')) {
      const [selector = '', declarations = ''] = rule.split('{');
      const used = declarations.split(';').filter((one) => meaningful.test(one));
      if (used.length === 0) continue;
      for (const element of elementsOf(document, selector))
        styles.set(element, `${styles.get(element) ?? ''}${used.join(';')};`);
    }
  }
  for (const [element, style] of styles)
    element.setAttribute('style', style + (element.getAttribute('style') ?? ''));
}

function elementsOf(document: Document, selector: string): readonly Element[] {
  try {
    return [...document.body.querySelectorAll(selector)];
  } catch {
    // Office programs have rules of their own: @list l0:level1.
    return [];
  }
}
