const raised = new Map(
  Array.from('0123456789+-−=()ni', (one, at) => [one, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'[at]]),
);
const lowered = new Map(Array.from('0123456789+-−=()', (one, at) => [one, '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'[at]]));

/** Endings of ordinal numbers in English, French, Spanish and Portuguese. */
const ordinal = /^(?:st|nd|rd|th|er|re|[eè]me|nde?|[aeoªº]s?)\.?$/i;

/**
 * Writes raised and lowered letters so that they keep their meaning in plain text: m², H₂O, 1st, x^(n+k). Marks of notes in brackets
 * and signs stay as they are.
 */
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

function smallLetters(text: string, isRaised: boolean, before: string): string {
  const words = text.trim();
  const table = isRaised ? raised : lowered;
  const isSmall = Array.from(words).every((letter) => table.has(letter));
  const isOrdinal = isRaised && /\p{N}$/u.test(before) && ordinal.test(words);
  if (isSmall) return Array.from(words, (letter) => table.get(letter) ?? letter).join('');
  const isMark = !/^[\p{L}\p{N}+−-]/u.test(words) || !/[\p{L}\p{N})]$/u.test(before);
  if (isOrdinal || isMark || /^(?:tm|sm)$/i.test(words)) return text;
  return `${isRaised ? '^' : '_'}${words.length > 1 ? `(${words})` : words}`;
}

function textsIn(element: Element): Text[] {
  const texts: Text[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** The text right before another one. */
function textBefore(body: Element, text: Text): string {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  walker.currentNode = text;
  return walker.previousNode()?.textContent ?? '';
}
