import { elementIds } from '../../site/index.ts';
import { isSpecialClick, targetOf } from './events.ts';

/** The link to the top works natively; this avoids an extra history entry for it. */
export function watchBackToTop(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = targetOf(event)?.closest(`a[href="#${elementIds.top}"]`);
    if (!link || isSpecialClick(event)) return;
    event.preventDefault();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    page.getElementById(elementIds.top)?.focus({ preventScroll: true });
  });
}
