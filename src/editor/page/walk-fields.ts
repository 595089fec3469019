import type { FieldPath } from '../../messages/index.ts';
import { pressedKey, type KeyAction } from '../keys.ts';
import { currentWords } from '../words/index.ts';
import type { ShownField } from './shown-fields.ts';

export type WalkedPage = {
  readonly document: Document;
  fields(): Promise<readonly ShownField[]>;
  /** The path open in the panel: the walk begins there. */
  readonly chosen: FieldPath;
  /** Opens what an element shows, as a click on it does. */
  open(element: Element): void;
  setOver(element: Element): void;
};

/** The target of a key: from the focused field, or from an end of the page, onwards over what is not shown. */
type Step = { from: 'focus' | 'start' | 'end'; by: 1 | -1 };

const steps = {
  nextText: { from: 'focus', by: 1 },
  previousText: { from: 'focus', by: -1 },
  firstText: { from: 'start', by: 1 },
  lastText: { from: 'end', by: -1 },
} as const satisfies Partial<Record<KeyAction, Step>>;

const actions = ['nextText', 'previousText', 'firstText', 'lastText', 'open'] as const;

/** Keyboard in the page: arrow keys move from field to field, Enter opens one in the panel. */
export class FieldWalk {
  readonly #page: WalkedPage;
  #focused: ShownField | null = null;
  /** Removes what was added to the focused element. */
  #leave = () => {};

  constructor(page: WalkedPage) {
    this.#page = page;
  }

  /** Handles a key, unless a control of the page needs it. */
  press(event: KeyboardEvent): void {
    const { activeElement } = this.#page.document;
    const action = pressedKey(event, actions);
    if (action === null || activeElement?.matches('input, select, textarea') === true) return;
    if (action !== 'open') {
      event.preventDefault();
      void this.#go(steps[action]);
    } else if (this.#focused && this.#focused.element === activeElement) {
      event.preventDefault();
      this.#page.open(this.#focused.element);
    }
  }

  async #go(step: Step): Promise<void> {
    const fields = await this.#page.fields();
    const first = this.#firstOf(fields, step);
    const ahead = step.by > 0 ? fields.slice(first) : fields.slice(0, first + 1).toReversed();
    const next = ahead.find(({ element }) => isShown(element));
    if (next) this.#focus(next);
  }

  /** The first target of a step: without focus in the page, the field open in the panel. */
  #firstOf(fields: readonly ShownField[], { from, by }: Step): number {
    if (from !== 'focus') return from === 'start' ? 0 : fields.length - 1;
    const { document, chosen } = this.#page;
    const { activeElement } = document;
    const itself = fields.findIndex(({ element }) => element === activeElement);
    // A text may stand inside another: the inner one has the focus.
    const focused =
      itself >= 0 ? itself : fields.findLastIndex(({ element }) => element.contains(activeElement));
    if (focused >= 0) return focused + by;
    return Math.max(
      0,
      fields.findIndex((one) => chosen.every((name, depth) => one.path[depth] === name)),
    );
  }

  #focus(field: ShownField): void {
    const words = currentWords();
    const { element } = field;
    this.#leave();
    const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
    if (!isFocusable) element.tabIndex = -1;
    element.setAttribute('aria-description', words.page.opensField);
    this.#leave = () => {
      if (!isFocusable) element.removeAttribute('tabindex');
      element.removeAttribute('aria-description');
    };
    this.#focused = field;
    element.focus({ preventScroll: true });
    bringIntoView(element);
    this.#page.setOver(element);
  }
}

/** Whether an element shows once its collapsed part is opened. */
function isShown(element: Element): boolean {
  element.closest('details:not([open])')?.setAttribute('open', '');
  return element.getClientRects().length > 0;
}

/**
 * In pixels: the most that may be cut off the start of a tall element before the view counts as scrolled inside it. A
 * new block grows when its styles arrive, and its heading must stay in the frame.
 */
const startHeight = 64;

/** In pixels, kept free above an element for its outline. */
const outlineSpace = 8;

/**
 * Scrolls to an element unless all of it is visible: to its middle, or to its start if it is taller than the frame and
 * does not fill it yet.
 */
export function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const height = element.ownerDocument.documentElement.clientHeight;
  const isInView = top >= 0 && bottom <= height;
  const fillsFrame = top < -startHeight && bottom >= height;
  if (isInView || fillsFrame) return;
  // The margin for anchors would cut off the heading of a block.
  if (bottom - top > height) {
    element.ownerDocument.defaultView?.scrollBy({ top: top - outlineSpace, behavior: 'instant' });
  } else element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
