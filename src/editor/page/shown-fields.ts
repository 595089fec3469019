import type { FieldPath } from '../../messages/index.ts';
import { fieldAt, type PageMap } from './find-field.ts';

/** What a click on a text or picture opens, and the first element that leads there. */
export type ShownField = { path: FieldPath; element: HTMLElement };

/** The fields, items and blocks behind the texts and pictures of a page, each once, in page order. */
export function shownFields(map: PageMap, root: Element): ShownField[] {
  const found = new Map<string, ShownField>();
  for (const element of root.querySelectorAll('*')) {
    if (!isHtml(element) || !showsSomething(element)) continue;
    const path = fieldAt(map, root, element);
    const key = path?.join('.');
    if (path && key !== undefined && !found.has(key)) found.set(key, { path, element });
  }
  return [...found.values()];
}

/** Parts of drawings cannot be focused. The frame has its own globals, so `instanceof` does not work. */
const isHtml = (element: Element): element is HTMLElement =>
  'focus' in element && !element.closest('svg');

const showsSomething = (element: Element): boolean =>
  element.localName === 'img' ||
  [...element.childNodes].some(
    (node) => node.nodeType === node.TEXT_NODE && /\S/.test(node.textContent ?? ''),
  );
