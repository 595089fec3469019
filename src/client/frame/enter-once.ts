/**
 * Parts of a page that are to be animated when they first come into view (`data-enters`) wait below the window
 * (`data-waits`) and enter once (`data-enter`). What is in view already stays as it is, and so does everything where
 * motion is not wanted or no script runs.
 */
export function watchEntrances(page: Document): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting && boundingClientRect.top > 0) {
          target.setAttribute('data-waits', '');
          continue;
        }
        observer.unobserve(target);
        if (!target.hasAttribute('data-waits')) continue;
        target.removeAttribute('data-waits');
        target.setAttribute('data-enter', '');
      }
      // What only touches the lower edge of the window is not seen yet.
    },
    { rootMargin: '0px 0px -16px' },
  );
  for (const part of page.querySelectorAll('[data-enters]')) observer.observe(part);
}
