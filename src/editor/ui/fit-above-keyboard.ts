import { fieldAround } from './field-around.ts';

/** In pixels: anything smaller that covers the window is a bar of the browser and no keyboard. */
const minKeyboard = 120;

/** The largest magnification that counts as none: browsers round it. */
const maxScale = 1.01;

/**
 * Fits the editor into the window above an on-screen keyboard, and keeps the focused field in view: browsers lay the
 * keyboard over a page without changing its height. Returns a function that stops it.
 */
export function fitAboveKeyboard(): () => void {
  const { visualViewport: viewport } = window;
  if (!viewport) return () => undefined;
  const { documentElement: root } = document;
  const fit = () => {
    const isMagnified = viewport.scale > maxScale;
    const isOpen = !isMagnified && window.innerHeight - viewport.height > minKeyboard;
    root.toggleAttribute('data-keyboard', isOpen);
    if (!isOpen) {
      root.style.removeProperty('--e-view');
      root.style.removeProperty('--e-shift');
      return;
    }
    root.style.setProperty('--e-view', `${viewport.height}px`);
    root.style.setProperty('--e-shift', `${viewport.offsetTop}px`);
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
    // With the words that explain it, where there is room for both.
    const around = fieldAround(activeElement);
    const fits = around.offsetHeight < viewport.height / 2;
    (fits ? around : activeElement).scrollIntoView({ block: 'nearest' });
  };
  viewport.addEventListener('resize', fit);
  viewport.addEventListener('scroll', fit);
  return () => {
    viewport.removeEventListener('resize', fit);
    viewport.removeEventListener('scroll', fit);
  };
}
