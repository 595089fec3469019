import { useEffect, useRef } from 'react';
import { focusable } from '../ui/focusable.ts';

/** The actions of keyboard shortcuts; each has a button as well. */
export type EditKeys = {
  up: () => void;
  down: () => void;
  /** Selects the container of the open item or block. */
  out: () => void;
  addBelow: () => void;
  help: () => void;
  guide: () => void;
  findPage: () => void;
  publish: () => void;
  /** Moves the focus to the next or previous region: the bar, the page, the panel. */
  region: (by: 1 | -1) => void;
};

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The action of a key; null if it is ordinary typing. */
function actionOf({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Key): keyof EditKeys | 'back' | null {
  if (key === 'F6') return shiftKey ? 'back' : 'region';
  if (key === 'F1') return shiftKey ? 'guide' : 'help';
  const isControl = ctrlKey || metaKey;
  if (altKey && !isControl) {
    const moves: Partial<Record<string, keyof EditKeys>> = {
      ArrowUp: 'up',
      ArrowDown: 'down',
      ArrowLeft: 'out',
    };
    return moves[key] ?? null;
  }
  if (!isControl) return null;
  if (key === 'Enter') return 'addBelow';
  if (key.toLowerCase() === 'k') return 'findPage';
  return key.toLowerCase() === 'p' && shiftKey ? 'publish' : null;
}

/** Handles the shortcuts, in the editor and in its page frame. An open dialog has its own. */
export function useEditKeys(keys: EditKeys, page: Document | null): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  }, [keys]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (action === null || document.querySelector('dialog[open]')) return;
      if (action === 'out' && isWordKey(event)) return;
      event.preventDefault();
      const now = latest.current;
      if (action === 'back') now.region(-1);
      else if (action === 'region') now.region(1);
      else now[action]();
    };
    const documents = page ? [document, page] : [document];
    for (const one of documents) one.addEventListener('keydown', press, true);
    return () => {
      for (const one of documents) one.removeEventListener('keydown', press, true);
    };
  }, [page]);
}

/** Goes from region to region on screens without a page too, which have no other of these keys; returns what ends that. */
export function listenForRegions(page: Document): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.defaultPrevented || page.querySelector('dialog[open]')) return;
    event.preventDefault();
    goToRegion(event.shiftKey ? -1 : 1);
  };
  page.addEventListener('keydown', press);
  return () => page.removeEventListener('keydown', press);
}

/** On a Mac, Alt+Left moves by a word in a text. */
const isWordKey = ({ target }: KeyboardEvent): boolean =>
  /Mac/.test(navigator.platform) &&
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea'));

/** Focuses the next or previous region of the screen. */
export function goToRegion(by: 1 | -1): void {
  const regions = [
    document.querySelector<HTMLElement>('.bar'),
    document.querySelector<HTMLElement>('.stage iframe, main.screen, main.file-screen > .contents'),
    document.querySelector<HTMLElement>('#panel'),
  ].filter((one) => one !== null);
  const { activeElement, body } = document;
  const found = regions.findIndex((one) => one.contains(activeElement));
  // On the way in, the focus is around a region: on the screen that has just opened.
  const around = activeElement === body ? -1 : regions.findIndex(isIn(activeElement));
  const before = by > 0 ? 1 : 0;
  const at = found >= 0 ? found : Math.max(around, 0) - before;
  const next = regions[(at + by + regions.length) % regions.length];
  const isFrame = next?.matches('iframe') === true;
  const first = isFrame ? next : [...(next?.querySelectorAll(canTakeFocus) ?? [])].find(isShown);
  // A region without controls can be entered too.
  (first instanceof HTMLElement ? first : next)?.focus();
}

const isIn = (element: Element | null) => (region: Element) =>
  element !== null && element !== region && element.contains(region);

const canTakeFocus = `${focusable}, a[href]`;

/** A control that is not displayed, as on other screen sizes, cannot take the focus. */
const isShown = (element: Element): boolean => element.getClientRects().length > 0;
