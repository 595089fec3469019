import { useEffect, useEffectEvent } from 'react';
import { pressedKey, type KeyAction } from '../keys.ts';
import { focusable } from '../ui/index.ts';

/** The keys beside a page; each has a button as well. */
const actions = [
  'up',
  'down',
  'out',
  'addBelow',
  'help',
  'guide',
  'findPage',
  'publish',
  'nextRegion',
  'previousRegion',
] as const satisfies readonly KeyAction[];

export type EditKeys = Record<(typeof actions)[number], () => void>;

/** Handles the shortcuts in the editor and in its page frame. An open dialog has its own. */
export function useEditKeys(keys: EditKeys, page: Document | null): void {
  const onAction = useEffectEvent((action: keyof EditKeys) => keys[action]());
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = pressedKey(event, actions);
      if (action === null || document.querySelector('dialog[open]')) return;
      if (action === 'out' && isWordKey(event)) return;
      event.preventDefault();
      onAction(action);
    };
    const documents = page ? [document, page] : [document];
    for (const one of documents) one.addEventListener('keydown', press, true);
    return () => {
      for (const one of documents) one.removeEventListener('keydown', press, true);
    };
  }, [page]);
}

/**
 * Moves between regions on screens without a page, which have no other of these keys. Returns a function that stops it.
 */
export function listenForRegions(page: Document): () => void {
  const press = (event: KeyboardEvent) => {
    const action = pressedKey(event, ['nextRegion', 'previousRegion']);
    if (action === null || event.defaultPrevented || page.querySelector('dialog[open]')) return;
    event.preventDefault();
    goToRegion(action === 'nextRegion' ? 1 : -1);
  };
  page.addEventListener('keydown', press);
  return () => page.removeEventListener('keydown', press);
}

/** On a Mac, Alt+Left moves by a word in a text. */
const isWordKey = ({ target }: KeyboardEvent): boolean =>
  /Mac/.test(navigator.platform) &&
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea'));

/** The page, the contents of a long form, or any other screen. */
const middleRegion =
  'main[data-shows="page"] iframe, main[data-shows="file"] > nav, main:not([data-shows])';

export function goToRegion(by: 1 | -1): void {
  const regions = [
    document.querySelector<HTMLElement>('#bar'),
    document.querySelector<HTMLElement>(middleRegion),
    document.querySelector<HTMLElement>('#panel'),
  ].filter((one) => one !== null);
  const { activeElement, body } = document;
  const found = regions.findIndex((one) => one.contains(activeElement));
  // When a screen has just opened, the focus is around a region.
  const around = activeElement === body ? -1 : regions.findIndex(isIn(activeElement));
  const before = by > 0 ? 1 : 0;
  const at = found >= 0 ? found : Math.max(around, 0) - before;
  const next = regions[(at + by + regions.length) % regions.length];
  const isFrame = next?.matches('iframe') === true;
  const first = isFrame ? next : [...(next?.querySelectorAll(canTakeFocus) ?? [])].find(isShown);
  // A region without controls can take the focus too.
  (first instanceof HTMLElement ? first : next)?.focus();
}

const isIn = (element: Element | null) => (region: Element) =>
  element !== null && element !== region && element.contains(region);

const canTakeFocus = `${focusable}, a[href]`;

/** A control that is not displayed, as on other screen sizes, cannot take the focus. */
const isShown = (element: Element): boolean => element.getClientRects().length > 0;
