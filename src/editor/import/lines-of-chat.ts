/** A text that shows the line breaks of its HTML, as chats on the web do. */
const keepsLines =
  'pre, [style*="white-space: pre"], [style*="white-space:pre"], [style*="preserve"]';

/**
 * The lines of a message copied from a chat, with its typed emphasis; null for other text, in which a line break of the
 * HTML is a space.
 */
export function linesOfChat(nodes: readonly Node[]): string | null {
  const text = nodes.map(typed).join('');
  return nodes.some(hasLines) ? text : null;
}

function hasLines(node: Node): boolean {
  if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].some(hasLines);
  const text = node.textContent ?? '';
  return (
    text.includes('\n') && text.trim() !== '' && node.parentElement?.closest(keepsLines) !== null
  );
}

function typed(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element)) return '';
  if (node.matches('br')) return '\n';
  const inner = [...node.childNodes].map(typed).join('');
  const words = inner.trim();
  const mark = node.matches('b, strong') ? '*' : node.matches('i, em') ? '_' : '';
  return words === '' || mark === '' ? inner : inner.replace(words, () => mark + words + mark);
}
