import { Idiomorph } from 'idiomorph';

/**
 * Brings the page in the frame from one rendering to the next. Only where the renderings differ is the page touched, so
 * that open questions, islands, the place where one reads and the focus stay; what differs in its structure is
 * morphed.
 */
export function patchPage(live: Node, before: Node, after: Node): void {
  if (before.isEqualNode(after)) return;
  const isSame = live.nodeType === after.nodeType && live.nodeName === after.nodeName;
  if (!isSame || before.nodeName !== after.nodeName) {
    live.parentNode?.replaceChild(imported(live, after), live);
    return;
  }
  if (isElement(live)) {
    if (!isElement(before) || !isElement(after)) return;
    patchAttributes(live, before, after);
    const count = after.childNodes.length;
    if (before.childNodes.length !== count || live.childNodes.length !== count) {
      Idiomorph.morph(live, after.innerHTML, {
        morphStyle: 'innerHTML',
        callbacks: {
          beforeAttributeUpdated: (name) => name !== 'open' && !name.startsWith('data-edit'),
        },
      });
      return;
    }
    const [olds, news] = [[...before.childNodes], [...after.childNodes]];
    for (const [index, child] of [...live.childNodes].entries()) {
      const [was, is] = [olds[index], news[index]];
      if (was && is) patchPage(child, was, is);
    }
    return;
  }
  live.nodeValue = after.nodeValue;
}

/** The frame has classes of its own, so that `instanceof` knows none of its elements. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const imported = (live: Node, node: Node): Node =>
  live.ownerDocument?.importNode(node, true) ?? node;

function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const { name, value } of after.attributes) {
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  for (const { name } of before.attributes) {
    if (!after.hasAttribute(name)) live.removeAttribute(name);
  }
}
