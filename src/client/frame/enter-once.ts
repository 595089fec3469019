/**
 * Parts of a page that are animated when they first come into view (`data-enters`) wait below the viewport
 * (`data-waits`) and enter once (`data-enter`). What is already in view is not animated, and nothing is if the visitor
 * prefers reduced motion or scripts do not run.
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
      // An element that merely touches the bottom edge of the viewport is not visible yet.
    },
    { rootMargin: '0px 0px -16px' },
  );
  for (const part of page.querySelectorAll('[data-enters]')) observer.observe(part);
}
