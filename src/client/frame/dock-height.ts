import { pageShownEvent } from '../../layout/index.ts';

/**
 * Leaves as much room as the dock takes, whatever the text size: below the footer, and below focused elements. The
 * styles leave enough below these for usual text sizes; more is set only where it is needed, because a change of the
 * root element restyles the entire page.
 */
export function watchDockHeight(): void {
  const root = document.documentElement;
  const observer = new ResizeObserver(([entry]) => {
    if (!(entry?.target instanceof HTMLElement)) return;
    const { previousElementSibling: above, offsetHeight } = entry.target;
    const height = `${offsetHeight}px`;
    const footer = above?.querySelector('footer');
    if (footer) footer.style.paddingBottom = height;
    if (offsetHeight > parseFloat(getComputedStyle(root).scrollPaddingBottom))
      root.style.scrollPaddingBottom = `calc(${height} + 1rem)`;
  });
  const watch = () => {
    observer.disconnect();
    const dock = document.querySelector('[data-dock]');
    if (dock) observer.observe(dock);
  };
  watch();
  addEventListener(pageShownEvent, watch);
}
