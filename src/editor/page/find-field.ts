import type { FieldPath } from '../../messages/index.ts';
import { type MarkedPage, readMarks } from '../engine/index.ts';
import { stepsTo } from './steps-to.ts';

export type PageMap = {
  roots: readonly Element[];
  paths: readonly FieldPath[];
  blockCount: number;
};

export const blocksOf = (document: Document): Element | null => document.querySelector('main');

/** Parses a page rendered with marks, to find where each field is shown. `parse` follows the policy of the frame. */
export function readPageMap(
  { texts, values, paths }: MarkedPage,
  parse: (html: string) => Document,
): PageMap {
  const roots = [texts, values].flatMap((html) => blocksOf(parse(html)) ?? []);
  const positions = paths.flatMap(([first, index]) =>
    first === 'blocks' && typeof index === 'number' ? [index + 1] : [],
  );
  return { roots, paths, blockCount: Math.max(0, ...positions) };
}

export const elementsOf = ({ children }: ParentNode) => children;

/** The frame has its own globals, so `instanceof` does not work for its elements. */
const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/** The elements along child indices, without the root, as far as they exist. */
export function elementsAlong(root: Element, steps: readonly number[]): Element[] {
  const elements: Element[] = [];
  for (const step of steps) {
    const next: Element | undefined = (elements.at(-1) ?? root).children[step];
    if (!next) break;
    elements.push(next);
  }
  return elements;
}

const marksIn = (element: Element): number[] => {
  const alts = [element, ...element.querySelectorAll('[alt]')].flatMap((one) =>
    readMarks(one.getAttribute('alt') ?? ''),
  );
  return [...readMarks(element.textContent), ...alts];
};

/**
 * The field that an element, or else its nearest ancestor, shows. Several fields give their common container: an item,
 * or the block. Of an element that shows several, a text shows its own.
 */
export function fieldAt(map: PageMap, root: Element, node: Node): FieldPath | null {
  const element = isElement(node) ? node : node.parentElement;
  const steps = element && stepsTo(root, element, elementsOf);
  if (!steps || steps.length === 0) return null;
  const chains = map.roots.map((marked) => elementsAlong(marked, steps));
  if (node !== element) {
    const position = [...element.childNodes].findIndex((one) => one === node);
    for (const chain of chains) {
      const marks = readMarks(chain[steps.length - 1]?.childNodes[position]?.nodeValue ?? '');
      const [path] = marks.flatMap((mark) => [map.paths[mark] ?? []]);
      if (path && marks.length === 1) return path;
    }
  }
  // The outermost element is the block, whatever it shows.
  for (let depth = steps.length - 1; depth > 0; depth -= 1) {
    for (const chain of chains) {
      const one = chain[depth];
      const shown = one ? marksIn(one).flatMap((mark) => [map.paths[mark] ?? []]) : [];
      const common = commonPath(shown.filter((path) => path.length > 0));
      if (common && common.length > 1) return common;
    }
  }
  return pathOfChild(map, partsOf(root).indexOf(elementsAlong(root, steps)[0] ?? element));
}

/** Whether an element itself shows a field of its page, instead of something that a block adds or reads elsewhere. */
export function isMarked(map: PageMap, root: Element, element: Element): boolean {
  const steps = stepsTo(root, element, elementsOf) ?? [];
  return map.roots.some((marked) => {
    const one = elementsAlong(marked, steps)[steps.length - 1];
    return one !== undefined && marksIn(one).length > 0;
  });
}

function commonPath([first, ...others]: readonly FieldPath[]): FieldPath | null {
  if (!first) return null;
  const differs = (step: string | number, depth: number) =>
    others.some((path) => path[depth] !== step);
  const end = first.findIndex(differs);
  return end < 0 ? first : first.slice(0, end);
}

/** The blocks of a page, after its generated heading if it has one. The data of islands stands between them. */
const partsOf = (root: Element): Element[] =>
  [...root.children].filter(({ localName }) => localName !== 'script');

/** The generated heading is the first part of a page, and no block. */
const headingCount = ({ roots: [root], blockCount }: PageMap): number =>
  Math.max(0, (root ? partsOf(root).length : 0) - blockCount);

function pathOfChild(map: PageMap, part: number): FieldPath {
  const index = part - headingCount(map);
  return index < 0 ? ['title'] : ['blocks', index];
}

/** The smallest element that shows a field, or all fields below a path. */
export function elementOf(map: PageMap, root: Element, path: FieldPath): Element | null {
  const [first, block] = path;
  if (first !== 'blocks' || typeof block !== 'number') return null;
  const position = block + headingCount(map);
  if (path.length === 2) return partsOf(root)[position] ?? null;
  const targets = new Set(
    map.paths.flatMap((one, index) =>
      path.every((step, depth) => one[depth] === step) ? [index] : [],
    ),
  );
  const ofAll = (element: Element) =>
    new Set(marksIn(element).filter((mark) => targets.has(mark))).size;
  for (const marked of map.roots) {
    let shown = partsOf(marked)[position];
    const all = shown ? ofAll(shown) : 0;
    if (!shown || all === 0) continue;
    for (;;) {
      const inner: Element | undefined = [...shown.children].find((child) => ofAll(child) === all);
      if (!inner) break;
      shown = inner;
    }
    return elementsAlong(root, stepsTo(marked, shown, elementsOf) ?? []).at(-1) ?? null;
  }
  return null;
}
