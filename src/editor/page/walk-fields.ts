import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import { pressedKey, type KeyAction } from '../keys.ts';
import { currentWords } from '../words/words.ts';
import type { ShownField } from './shown-fields.ts';

/** The page through which the keyboard leads. */
export type WalkedPage = {
  readonly document: Document;
  /** The fields that the page shows now. */
  fields(): Promise<readonly ShownField[]>;
  /** The path that is open in the panel: the walk begins there. */
  readonly chosen: FieldPath;
  choose(path: FieldPath): void;
  /** Outlines an element as the pointer does that is over it. */
  setOver(element: Element): void;
};

/** Where a key leads: from the field with the focus, or from an end of the page, and on over what is not shown. */
type Step = { from: 'focus' | 'start' | 'end'; by: 1 | -1 };

const steps = {
  nextText: { from: 'focus', by: 1 },
  previousText: { from: 'focus', by: -1 },
  firstText: { from: 'start', by: 1 },
  lastText: { from: 'end', by: -1 },
} as const satisfies Partial<Record<KeyAction, Step>>;

const actions = ['nextText', 'previousText', 'firstText', 'lastText', 'open'] as const;

/** The keyboard in the page: the arrow keys lead from field to field, Enter opens one in the panel. */
export class FieldWalk {
  readonly #page: WalkedPage;
  #focused: ShownField | null = null;
  /** Takes back what was added to the element with the focus. */
  #leave = () => {};

  constructor(page: WalkedPage) {
    this.#page = page;
  }

  /** Handles a key, unless it belongs to a control of the page. */
  press(event: KeyboardEvent): void {
    const { activeElement } = this.#page.document;
    const action = pressedKey(event, actions);
    if (action === null || activeElement?.matches('input, select, textarea') === true) return;
    if (action !== 'open') {
      event.preventDefault();
      void this.#go(steps[action]);
    } else if (this.#focused && this.#focused.element === activeElement) {
      event.preventDefault();
      this.#page.choose(this.#focused.path);
    }
  }

  async #go(step: Step): Promise<void> {
    const fields = await this.#page.fields();
    const first = this.#firstOf(fields, step);
    const ahead = step.by > 0 ? fields.slice(first) : fields.slice(0, first + 1).toReversed();
    const next = ahead.find(({ element }) => isShown(element));
    if (next) this.#focus(next);
  }

  /** Where a step leads first: without the focus in the page, to what is open in the panel. */
  #firstOf(fields: readonly ShownField[], { from, by }: Step): number {
    if (from !== 'focus') return from === 'start' ? 0 : fields.length - 1;
    const { document, chosen } = this.#page;
    const { activeElement } = document;
    const itself = fields.findIndex(({ element }) => element === activeElement);
    // A text may stand inside another: the inner one is where the focus is.
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

/** Whether an element is shown once the collapsed part around it has been opened. */
function isShown(element: Element): boolean {
  element.closest('details:not([open])')?.setAttribute('open', '');
  return element.getClientRects().length > 0;
}

/**
 * How much of a tall element's start may be cut off before it counts as scrolled to its inside, in pixels: a new block
 * grows when its styles come, and its heading must not stay above the frame.
 */
const startHeight = 64;

/** What stays free above an element that is scrolled to, for its outline, in pixels. */
const outlineSpace = 8;

/**
 * Scrolls to an element unless all of it is in view: to its middle, or to its start if it is taller than the frame and
 * does not fill it yet.
 */
export function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const height = element.ownerDocument.documentElement.clientHeight;
  const isInView = top >= 0 && bottom <= height;
  const fillsFrame = top < -startHeight && bottom >= height;
  if (isInView || fillsFrame) return;
  // The margin with which anchors are scrolled to would cut the heading of a block off.
  if (bottom - top > height) {
    element.ownerDocument.defaultView?.scrollBy({ top: top - outlineSpace, behavior: 'instant' });
  } else element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
