import { targetOf } from './events.ts';
import { replayPresses } from '../replay-presses.ts';
import { moveByArrows } from './menu-keys.ts';

/** How long a dropdown stays open after the pointer has left it. */
const leaveDelay = 200;

const toggleOf = (item: Element | null) => item?.querySelector<HTMLElement>('[aria-controls]');
const itemOf = (event: Event) => targetOf(event)?.closest('[data-item]') ?? null;

/**
 * The menu of wide screens: one dropdown is open at a time, by pointer, click, touch or keyboard. Before this runs, CSS
 * alone opens the dropdowns on hover and focus.
 */
export function startMenu(nav: HTMLElement): void {
  let open: Element | null = null;
  /** Whether it was opened by hovering only. */
  let hovered = false;
  let leaving: number | undefined;
  /** The type of the last pointer that was pressed; none after a key. */
  let pointer = '';

  const show = (item: Element | null, byPointer = false) => {
    clearTimeout(leaving);
    hovered = byPointer;
    if (item === open) return;
    for (const [which, isOpen] of [
      [open, false],
      [item, true],
    ] as const) {
      which?.toggleAttribute('data-open', isOpen);
      toggleOf(which)?.setAttribute('aria-expanded', String(isOpen));
    }
    open = item;
  };
  const close = () => show(null);
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !nav.contains(target)) close();
  };

  // Touch is not hovering, although browsers report it as such.
  nav.addEventListener('pointerover', (event) => {
    const item = itemOf(event);
    if (event.pointerType === 'touch' || !item) return;
    clearTimeout(leaving);
    if (item !== open) show(toggleOf(item) ? item : null, true);
  });
  nav.addEventListener('pointerout', (event) => {
    if (event.pointerType === 'touch' || !itemOf(event)) return;
    clearTimeout(leaving);
    leaving = window.setTimeout(() => {
      // A dropdown with keyboard focus stays open when the mouse moves away.
      if (!nav.querySelector('[data-open] :focus-visible')) close();
    }, leaveDelay);
  });
  nav.addEventListener('pointerdown', (event) => (pointer = event.pointerType));
  nav.addEventListener('click', (event) => {
    const item = itemOf(event);
    const control = targetOf(event)?.closest('a, button');
    if (!item || !control) return;
    if (control === toggleOf(item)) {
      // A click on the toggle of a dropdown that hovering has just opened leaves it open.
      show(item === open && !hovered ? null : item);
    } else if (
      pointer === 'touch' &&
      control.parentElement === item &&
      toggleOf(item) &&
      item !== open
    ) {
      // Touch cannot hover: the first tap on a label opens its dropdown, the second follows the link.
      event.preventDefault();
      show(item);
    } else {
      close();
    }
  });
  nav.addEventListener('keydown', (event) => {
    pointer = '';
    moveByArrows(event, nav, show);
  });
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  // A press inside an embedded page is not heard here, but the focus goes into its frame.
  addEventListener('blur', () => {
    if (document.activeElement instanceof HTMLIFrameElement) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !open) return;
    if (open.contains(document.activeElement)) toggleOf(open)?.focus();
    close();
  });

  // A dropdown that CSS had opened before this ran stays open.
  const early = nav.querySelector('[data-item]:is(:hover, :focus-within)');
  if (early && toggleOf(early)) {
    show(early, true);
    replayPresses(early);
  }
}
