import { pageShownEvent } from '../../ui/page-shown.ts';

/**
 * Keeps the height of what floats at the foot of the window in a property of the document's root. By it nothing
 * that has the focus lies below it, and the footer leaves room for it, however large somebody's letters are.
 */
export function watchDockHeight(): void {
  const root = document.documentElement;
  const observer = new ResizeObserver(([entry]) => {
    if (entry?.target instanceof HTMLElement) {
      root.style.setProperty('--dock-height', `${entry.target.offsetHeight}px`);
    }
  });
  const watch = () => {
    observer.disconnect();
    const dock = document.querySelector('[data-dock]');
    if (dock) observer.observe(dock);
    else root.style.removeProperty('--dock-height');
  };
  watch();
  addEventListener(pageShownEvent, watch);
}
