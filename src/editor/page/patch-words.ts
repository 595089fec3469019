import { stepsTo } from './steps-to.ts';

/**
 * Updates the page if two renderings differ only in a single text node, as they do for almost every keystroke, so that
 * the page need not be parsed again. `shown` is the earlier rendering as a document; it and the live page are changed.
 * Returns false, without changes, if the renderings differ in more or the text node is ambiguous.
 */
export function patchWords(live: Element, shown: Element, before: string, after: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const max = Math.min(before.length, after.length) - start;
  while (end < max && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const from = before.lastIndexOf('>', start - 1);
  const to = before.indexOf('<', before.length - end);
  if (from < before.lastIndexOf('<', start - 1) || to < 0) return false;
  const [previous, current] = [
    before.slice(from, to + 1),
    after.slice(from, to + 1 + after.length - before.length),
  ];
  // In an attribute or a script, or between elements.
  if (
    /[<>]/.test(previous.slice(1, -1) + current.slice(1, -1)) ||
    previous.length === 2 ||
    current.length === 2
  )
    return false;
  if (before.indexOf(previous) !== before.lastIndexOf(previous)) return false;
  const [old, words] = [wordsOf(previous), wordsOf(current)];
  const [node, ...others] = textsOf(shown).filter(({ data }) => data === old);
  const steps = node && stepsTo(shown, node, ({ childNodes }) => childNodes);
  const shownOnPage = steps?.reduce<Node | undefined>(
    (parent, step) => parent?.childNodes[step],
    live,
  );
  if (!node || others.length > 0 || shownOnPage?.nodeValue !== old) return false;
  node.data = words;
  shownOnPage.nodeValue = words;
  return true;
}

/** The decoded HTML between two angle brackets. */
const wordsOf = (html: string): string =>
  // A whole document is made to parse it, which most words do not need.
  /[&\r\0]/.test(html)
    ? new DOMParser().parseFromString(`<p${html}/p>`, 'text/html').body.textContent
    : html.slice(1, -1);

/** The text nodes of an element that are shown unchanged. */
function textsOf(root: Element): Text[] {
  const texts: Text[] = [];
  for (const child of root.childNodes) {
    if (isText(child)) texts.push(child);
    else if (isElement(child) && !/^(?:script|style|template)$/i.test(child.nodeName))
      texts.push(...textsOf(child));
  }
  return texts;
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
