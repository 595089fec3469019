import { alphabetic, roman } from '../../content/index.ts';

/** A number, or the letters shown in its place; null for a bullet. */
type Marker = number | string | null;

/**
 * Makes each numbered list begin with its number, and splits one whose numbers do not follow each other. Texts have no
 * lists with letters, Roman or multi-level numbers: these become bullets, with the letters in the text. Returns the
 * number of such items.
 */
export function writeMarkers(body: HTMLElement): number {
  let lettered = 0;
  for (const list of body.querySelectorAll('ol')) {
    let number = firstNumber(list);
    let next: number | null = null;
    let part: Element | null = null;
    for (const item of list.querySelectorAll(':scope > *')) {
      if (item instanceof HTMLLIElement) {
        if (item.hasAttribute('value')) number = item.value;
        const marker = markerOf(item, list, number);
        number += list.reversed ? -1 : 1;
        const hasContent = item.textContent.trim() !== '' || item.querySelector('img') !== null;
        if (!hasContent) continue;
        const isNumber = typeof marker === 'number';
        if (part?.tagName !== (isNumber ? 'OL' : 'UL') || (isNumber && marker !== next)) {
          part = list.ownerDocument.createElement(isNumber ? 'ol' : 'ul');
          if (isNumber && marker !== 1) part.setAttribute('start', String(marker));
          list.before(part);
        }
        next = isNumber ? marker + 1 : null;
        if (typeof marker === 'string') {
          lettered += 1;
          lineOf(item).prepend(`${marker} `);
        }
      }
      // Nested lists may also stand beside the items.
      if (part === null) list.before(item);
      else part.append(item);
    }
    list.remove();
  }
  return lettered;
}

const firstNumber = (list: HTMLOListElement): number =>
  list.reversed && !list.hasAttribute('start') ? list.children.length : list.start;

function markerOf(item: HTMLLIElement, list: HTMLOListElement, number: number): Marker {
  const { marker } = item.dataset;
  if (marker !== undefined) {
    const [, digits] = /^\(?(\d{1,9})[.)]?$/.exec(marker) ?? [];
    if (digits !== undefined) return Number(digits);
    return /[\p{L}\p{N}]/u.test(marker) ? marker : null;
  }
  const style = [item, list].map(styleOf).find((one) => one !== '') ?? '';
  const [, end = '.'] = /%\d([^%]*)$/.exec(item.dataset['leveltext'] ?? '') ?? [];
  switch (style) {
    case 'none':
    case 'disc':
    case 'circle':
    case 'square':
      return null;
    case 'a':
    case 'lower-alpha':
    case 'lower-latin':
      return alphabetic(number) + end;
    case 'A':
    case 'upper-alpha':
    case 'upper-latin':
      return alphabetic(number).toUpperCase() + end;
    case 'i':
    case 'lower-roman':
      return roman(number).toLowerCase() + end;
    case 'I':
    case 'upper-roman':
      return roman(number) + end;
    default:
      return number;
  }
}

/** The marker of an item, as its one-level list shows it. */
export function markerText(item: HTMLLIElement, list: HTMLOListElement): string {
  const marker = markerOf(item, list, list.start);
  return typeof marker === 'number' ? `${marker}.` : (marker ?? '•');
}

const styleOf = (element: HTMLElement): string =>
  /list-style(?:-type)?\s*:\s*([a-z-]+)/i.exec(element.getAttribute('style') ?? '')?.[1] ??
  element.getAttribute('type') ??
  '';

/** The element where the text of an item begins: the item, or its first paragraph. */
function lineOf(item: Element): Element {
  const first = [...item.childNodes].find((node) => node.textContent?.trim() !== '');
  return first instanceof Element && first.matches('p, div') ? first : item;
}
