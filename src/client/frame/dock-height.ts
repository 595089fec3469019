import { pageShownEvent } from '../../ui/page-shown.ts';

/**
 * Exposes the height of the dock as a custom property of the root element, so that focused elements are not hidden
 * behind it and the footer leaves room for it, whatever the text size.
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
