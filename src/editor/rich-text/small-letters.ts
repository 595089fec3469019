import { smallLetters } from '../../editing/import/small-letters.ts';

/** Rewrites raised and lowered letters so that plain text keeps their meaning. */
export function writeSmallLetters(body: HTMLElement): void {
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
