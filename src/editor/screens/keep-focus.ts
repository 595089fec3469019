import { focusable } from '../fields/control-of.ts';

/** An ancestor of what had the focus, and the position of the child that led there. */
type Step = { parent: Element; index: number };

/** The focus is kept only in these: what is elsewhere belongs to a screen that was left. */
const kept = '#panel, main';

const canTakeFocus = `${focusable}, a[href]`;

/**
 * Keeps the focus near its place when an action removes the element that had it, such as a button "Put it back": it
 * goes to what took the place of the element, or to the first control beside it. Without this, keyboard users would
 * restart at the top of the document. Returns a function that ends this.
 */
export function keepFocus(document: Document): () => void {
  let steps: Step[] = [];
  let focused: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    focused = target instanceof Element && target.closest(kept) ? target : null;
    steps = focused ? stepsFrom(focused) : [];
  };
  const forget = ({ target }: FocusEvent) =>
    // Some browsers report a removal too; only afterwards the element is known to be gone.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected === true) focused = null;
    });
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    focused = null;
    const step = steps.find(({ parent }) => parent.isConnected && parent.closest(kept));
    if (step) inPlaceOf(step)?.focus();
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}

function stepsFrom(element: Element): Step[] {
  const steps: Step[] = [];
  let child = element;
  while (child.parentElement) {
    const parent = child.parentElement;
    steps.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return steps;
}

/** What can take the focus where a child of an element was, else the first in the element. */
function inPlaceOf({ parent, index }: Step): HTMLElement | null {
  const child = parent.children[Math.min(index, parent.children.length - 1)];
  if (child instanceof HTMLElement && child.matches(canTakeFocus)) return child;
  return (
    child?.querySelector<HTMLElement>(canTakeFocus) ??
    parent.querySelector<HTMLElement>(canTakeFocus)
  );
}
