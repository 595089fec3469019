import { focusable } from './focusable.ts';

/** An ancestor of what had the focus, and the position of the child that led there. */
type Step = { parent: Element; child: Element; index: number };

/** Where the focus stays at its place; from a notice or the bar it goes back to where it was before. */
const focusAreas = '#panel, main';

const canTakeFocus = `${focusable}, a[href]`;

/** As many controls are remembered as somebody can have gone through in a form. */
const maxRemembered = 50;

/**
 * Keeps the focus when an action removes the element that had it: after a button such as "Put it back" it goes to what
 * took the place of the element, or to the first control beside it; after a form or a notice, to what had it before; on
 * another screen, to the beginning of that screen. Without this, keyboard users would restart at the top of the
 * document. Returns a function that ends this.
 */
export function keepFocus(document: Document): () => void {
  let focused: HTMLElement | null = null;
  let steps: Step[] = [];
  let screen: Element | null = null;
  let past: HTMLElement[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    steps = stepsFrom(target);
    screen = document.querySelector('main');
    past = [...past.filter((one) => one !== target), target].slice(-maxRemembered);
  };
  const forget = ({ target }: FocusEvent) =>
    // Some browsers report a removal too; only afterwards the element is known to be gone.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected === true) focused = null;
    });
  const restore = () => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const main = document.querySelector('main');
    if (screen !== main) {
      // A screen that is being loaded is not there yet.
      if (main) focused = null;
      main?.focus({ preventScroll: true });
      return;
    }
    focused = null;
    const step = steps.find(({ parent }) => parent.isConnected);
    if (!step) return;
    const staysHere = step.parent.closest(focusAreas) !== null && step.child.localName !== 'form';
    if (staysHere) replacementOf(step)?.focus();
    else past.findLast((one) => one.isConnected)?.focus();
  };
  const observer = new MutationObserver(restore);
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
    steps.push({ parent, child, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return steps;
}

/** What can take the focus where a child of an element was, else the first in the element. */
function replacementOf({ parent, index }: Step): HTMLElement | null {
  const child = parent.children[Math.min(index, parent.children.length - 1)];
  if (child instanceof HTMLElement && child.matches(canTakeFocus)) return child;
  return (
    child?.querySelector<HTMLElement>(canTakeFocus) ??
    parent.querySelector<HTMLElement>(canTakeFocus)
  );
}
