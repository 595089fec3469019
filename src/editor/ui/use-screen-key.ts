import { useEffect, useRef } from 'react';

/** Calls `act` for a key on any screen. An open dialog has its own keys, and so may a screen, which takes them first. */
export function useScreenKey(isKey: (event: KeyboardEvent) => boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isKey(event) || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isKey]);
}
