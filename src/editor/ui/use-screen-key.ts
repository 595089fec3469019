import { useEffect, useEffectEvent } from 'react';
import { pressedKey, type ScreenKeyAction } from '../keys.ts';

/**
 * Calls `onAction` for a key on any screen; for none if its name is null. An open dialog has its own keys, and a screen
 * may handle some first.
 */
export function useScreenKey(name: ScreenKeyAction | null, onAction: () => void): void {
  const onKey = useEffectEvent(onAction);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (name === null || pressedKey(event, [name]) === null || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onKey();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [name]);
}
