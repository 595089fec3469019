/**
 * Keeps the height of what floats at the foot of the window in a property of the document's root. By it nothing
 * that has the focus lies below it, and the footer leaves room for it, however large somebody's letters are.
 */
export function tellHeight(floating: HTMLElement): () => void {
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    root.style.setProperty('--dock-height', `${floating.offsetHeight}px`);
  });
  observer.observe(floating);
  return () => {
    observer.disconnect();
    root.style.removeProperty('--dock-height');
  };
}
