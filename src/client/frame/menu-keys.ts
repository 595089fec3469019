import { keyAlongLine } from '../../layout/index.ts';

const controls = '[data-item] > :is(a, button)';

/**
 * Arrow keys in the menu, following the disclosure navigation pattern: left and right along the bar, down into a
 * dropdown, up and down within it, Home and End to the ends.
 */
export function moveByArrows(
  event: KeyboardEvent,
  nav: HTMLElement,
  show: (item: Element) => void,
): void {
  const from = event.target;
  if (!(from instanceof HTMLElement)) return;
  const item = from.closest('[data-item]');
  const links = [...(item?.querySelectorAll<HTMLElement>(':scope li a') ?? [])];
  const inDropdown = links.includes(from);
  const bar = [...nav.querySelectorAll<HTMLElement>(controls)];
  const to = inDropdown
    ? (neighbour(links, from, event.key, 'ArrowUp', 'ArrowDown') ??
      (event.key === 'ArrowUp' ? item?.querySelector<HTMLElement>(':scope > button') : undefined))
    : neighbour(bar, from, keyAlongLine(event.key, from), 'ArrowLeft', 'ArrowRight');

  if (!inDropdown && event.key === 'ArrowDown' && item && links[0]) {
    // A link can only get the focus once its dropdown is open.
    show(item);
    links[0].focus();
    event.preventDefault();
  } else if (to) {
    to.focus();
    event.preventDefault();
  }
}

/** The item that a key moves to; none at the end of the list or for other keys. */
function neighbour(
  list: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
  back: string,
  on: string,
): HTMLElement | undefined {
  const at = list.indexOf(from);
  if (at < 0) return undefined;
  if (key === 'Home') return list[0];
  if (key === 'End') return list.at(-1);
  if (key === back) return list[at - 1];
  return key === on ? list[at + 1] : undefined;
}
