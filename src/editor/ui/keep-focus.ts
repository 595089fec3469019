import { focusable } from './focusable.ts';

/** An ancestor of the focused element, and the position of the child that led there. */
type Step = { parent: Element; child: Element; index: number };

/** Where the focus stays in place; from a notice or the bar it returns to its earlier element. */
const focusAreas = '#panel, main';

const canTakeFocus = `${focusable}, a[href]`;

/** Enough controls for the longest way through a form. */
const maxRemembered = 50;

/**
 * Keeps the focus when an action removes the focused element: after a button such as "Put it back" it moves to the
 * element's replacement, or to the first control beside it; after a form or a notice, to the earlier element; on
 * another screen, to its beginning. Otherwise keyboard users would restart at the top of the document. Returns a
 * function that stops it.
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
      // A screen that is loading does not exist yet.
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

/** The focusable element where a child was, else the first in its parent. */
function replacementOf({ parent, index }: Step): HTMLElement | null {
  const child = parent.children[Math.min(index, parent.children.length - 1)];
  if (child instanceof HTMLElement && child.matches(canTakeFocus)) return child;
  return (
    child?.querySelector<HTMLElement>(canTakeFocus) ??
    parent.querySelector<HTMLElement>(canTakeFocus)
  );
}
