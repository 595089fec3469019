import { useCallback, useEffect, useRef, useState } from 'react';
import type { MenuItem } from '../site/menu.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

/** How long a dropdown stays after the pointer has left it (specification 2.2). */
const leaveDelay = 200;

/** `href`: the entry whose dropdown is open. `hovered`: whether only the pointer's coming opened it. */
type OpenDropdown = { href: string; hovered: boolean };

/** Which dropdown of the menu is open: one at a time, by pointer, click, finger or keyboard. */
export function useDropdown() {
  const nav = useRef<HTMLElement>(null);
  const leaving = useRef<number | undefined>(undefined);
  const pointer = useRef('');
  const hydrated = useIsHydrated();
  const [open, setOpen] = useState<OpenDropdown | null>(null);
  const isOpen = open !== null;

  const close = useCallback(() => {
    window.clearTimeout(leaving.current);
    setOpen(null);
  }, []);

  // What styles had opened before this ran stays open.
  useEffect(() => {
    const early = nav.current?.querySelector('[data-item]:is(:hover, :focus-within)');
    if (early?.querySelector('[aria-controls]')) {
      setOpen({ href: early.getAttribute('data-item') ?? '', hovered: true });
    }
    return () => window.clearTimeout(leaving.current);
  }, []);

  useEffect(() => {
    const element = nav.current;
    if (!element) return undefined;
    const noteKind = (event: PointerEvent) => (pointer.current = event.pointerType);
    const noteKey = () => (pointer.current = '');
    element.addEventListener('pointerdown', noteKind);
    element.addEventListener('keydown', noteKey);
    return () => {
      element.removeEventListener('pointerdown', noteKind);
      element.removeEventListener('keydown', noteKey);
    };
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !nav.current?.contains(target)) close();
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const held = nav.current?.querySelector('[data-open]:focus-within [aria-controls]');
      if (held instanceof HTMLElement) held.focus();
      close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [isOpen, close]);

  return {
    nav,
    hydrated,
    open: open?.href ?? null,
    close,
    show: (href: string) => setOpen({ href, hovered: false }),
    /** A click on the toggle of a dropdown that the pointer's coming has just opened leaves it open. */
    toggle: (href: string) =>
      setOpen((now) => (now?.href === href && !now.hovered ? null : { href, hovered: false })),
    enter: ({ href, children }: MenuItem) => {
      window.clearTimeout(leaving.current);
      setOpen((now) => {
        if (now?.href === href) return now;
        return children.length > 0 ? { href, hovered: true } : null;
      });
    },
    leave: () => {
      window.clearTimeout(leaving.current);
      leaving.current = window.setTimeout(() => {
        // Somebody who is in the dropdown by keyboard keeps it when the mouse is pushed aside.
        if (!nav.current?.querySelector('[data-open] :focus-visible')) setOpen(null);
      }, leaveDelay);
    },
    /** Whether the last press in the menu was a finger's. */
    touched: () => pointer.current === 'touch',
  };
}
